/** A cell of a map in words. */

import { terrainOf } from '../../art/terrain'
import { letterAt, type Spot } from '../../board/cells'
import { t } from '../../text/speech.svelte'

export function describe(ruins: readonly string[], rows: readonly string[], spot: Spot, name: string): string {
  const terrain = terrainOf(letterAt(rows, spot))
  const words = [t(`cartographers-${terrain?.key ?? 'empty'}`)]
  if (ruins.includes(name)) words.push(t('cartographers-ruins'))
  return t('page-label', { name, value: words.join(', ') })
}
