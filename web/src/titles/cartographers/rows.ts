/** The ways of scoring of Cartographers, as the panel beside a map lists them. */

import type { PointRow } from '../../panels/points'
import type { CartographersView } from '../../protocol'
import { t } from '../../text/messages.svelte'

/** What counts in every season, whatever the edicts. */
export function commonRows(): PointRow[] {
  return [
    { key: 'coins', icon: '#coin', name: partName('coins'), rule: t('page-coins-rule'), isRuleShown: false, counts: true },
    { key: 'monsters', icon: '#M0', name: partName('monsters'), rule: t('page-monsters-rule'), isRuleShown: false, counts: true },
  ]
}

/** The four edicts, and whether each counts this season. */
export function edictRows(view: CartographersView): PointRow[] {
  return view.edicts.map(({ goal, letter, solo, scores_now: counts }) => ({
    ...goalRow(goal, letter),
    note: counts ? t('page-counts-now') : '',
    // Alone, the number printed on the goal is taken off at the end.
    ...(view.seats === 1 ? { track: [{ value: -solo, isPast: false }], trackWords: t('page-heard-solo', { value: solo }) } : {}),
    counts,
  }))
}

export function goalRow(goal: string, letter: string): PointRow {
  return { key: goal, letter, name: partName(goal), rule: t(`cartographers-${goal}-rule`), isRuleShown: true, counts: true }
}

export function partName(key: string): string {
  return key === 'coins' || key === 'monsters' ? t(`cartographers-${key}-name`) : t(`cartographers-${key}`)
}
