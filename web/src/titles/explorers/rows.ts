/** The ways of scoring of Explorers, as the panel beside the landscape lists them. */

import type { PointRow } from '../../panels/points'
import { t } from '../../text/messages.svelte'

/** What the boards count; villages have another rule on their advanced side. */
export function boardRows(hasAdvancedVillages: boolean): PointRow[] {
  const villages = t(hasAdvancedVillages ? 'explorers-villages-advanced-rule' : 'explorers-villages-rule')
  return [row('food', '#item-a'), row('gems', '#item-g'), row('temples', '#item-T'), { ...row('villages', '#V1'), rule: villages }]
}

export function objectiveRow(key: string, place: number): PointRow {
  return { key, letter: String(place + 1), name: partName(key), rule: t(`explorers-${key}-rule`), isRuleShown: true, counts: true }
}

export function partName(key: string): string {
  return t(`explorers-${key}`)
}

function row(key: string, icon: string): PointRow {
  return { key, icon, name: partName(key), rule: t(`explorers-${key}-rule`), isRuleShown: false, counts: true }
}
