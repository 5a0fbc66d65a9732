/** The ways of scoring of Cartographers, as the panel beside a map lists them. */

import type { PointRow } from '../../panels/points'
import { t } from '../../text/messages.svelte'

/** What counts in every season, whatever the edicts. */
export function commonRows(): PointRow[] {
  return [
    { key: 'coins', icon: '#coin', name: partName('coins'), rule: t('page-coins-rule'), isRuleShown: false, counts: true },
    { key: 'monsters', icon: '#M0', name: partName('monsters'), rule: t('page-monsters-rule'), isRuleShown: false, counts: true },
  ]
}

export function goalRow(goal: string, letter: string): PointRow {
  return { key: goal, letter, name: partName(goal), rule: t(`cartographers-${goal}-rule`), isRuleShown: true, counts: true }
}

export function partName(key: string): string {
  return key === 'coins' || key === 'monsters' ? t(`cartographers-${key}-name`) : t(`cartographers-${key}`)
}
