/** A cell of a map in words. */

import { letterAt, type Spot } from '../../grid/cells'
import { t } from '../../text/messages.svelte'
import { terrainAt } from './terrains'

export function describe(ruins: readonly string[], rows: readonly string[], spot: Spot, name: string): string {
  return t('page-label', { name, value: cellWords(ruins, rows, spot, name) })
}

/** What lies on the cell called *name*, without that name. */
export function cellWords(ruins: readonly string[], rows: readonly string[], spot: Spot, name: string): string {
  const terrain = terrainAt(letterAt(rows, spot))
  const words = [t(`cartographers-${terrain?.key ?? 'empty'}`)]
  if (ruins.includes(name)) words.push(t('cartographers-ruins'))
  return words.join(', ')
}
