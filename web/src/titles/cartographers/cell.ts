/** A cell of a map in words. */

import { letterAt, type Spot } from '../../grid/cells'
import { t } from '../../text/messages.svelte'
import { terrainAt } from './terrains'

export function describe(ruins: readonly string[], rows: readonly string[], spot: Spot, name: string): string {
  const terrain = terrainAt(letterAt(rows, spot))
  const words = [t(`cartographers-${terrain?.key ?? 'empty'}`)]
  if (ruins.includes(name)) words.push(t('cartographers-ruins'))
  return `${name}: ${words.join(', ')}`
}
