/** The ways of scoring of Explorers, as the panel beside the landscape lists them. */

import type { PointRow } from '../../panels/points'
import { t } from '../../text/messages.svelte'

const BOARDS = { food: '#item-a', gems: '#item-g', temples: '#item-T', villages: '#V1' } as const
type Board = keyof typeof BOARDS

/** What the boards count; each has another rule on its advanced side. */
export function boardRows(isAdvanced: (board: Board) => boolean): PointRow[] {
  return (Object.keys(BOARDS) as Board[]).map((key) => {
    const rule = t(isAdvanced(key) ? `explorers-${key}-advanced-rule` : `explorers-${key}-rule`)
    return { key, icon: BOARDS[key], name: partName(key), rule, isRuleShown: false, counts: true }
  })
}

export function objectiveRow(key: string, place: number): PointRow {
  return { key, letter: String(place + 1), name: partName(key), rule: t(`explorers-${key}-rule`), isRuleShown: true, counts: true }
}

export function partName(key: string): string {
  return t(`explorers-${key}`)
}
