/** A cell of the island and of a parchment in words. */

import { isHazy } from '../../art/terrain'
import { letterAt, spotOf } from '../../grid/cells'
import { t } from '../../text/messages.svelte'
import { nameOfCell, placeName, SHORE } from './places'
import { terrainAt } from './terrains'

/** What lies at *cell* on both maps; for the beach, its name. */
export function describe(island: readonly string[], parchment: readonly string[], cell: number): string {
  const { row, column } = spotOf(SHORE, cell)
  const name = nameOfCell(cell)
  if (column === 0) return placeName(name)
  const spot = { row, column: column - 1 }
  const seen = [
    `${t('page-layer-island')}: ${tileName(letterAt(island, spot))}`,
    `${t('page-layer-parchment')}: ${terrainName(letterAt(parchment, spot))}`,
  ]
  return `${name} · ${seen.join(' · ')}`
}

export function terrainName(letter: string): string {
  const terrain = terrainAt(letter)
  return terrain ? t(`misterra-${terrain.key}`) : t('misterra-blank')
}

/** A tile of the island, which is hazy until it is confirmed. */
function tileName(letter: string): string {
  if (!terrainAt(letter)) return terrainName(letter)
  return `${terrainName(letter)}, ${t(isHazy(letter) ? 'misterra-is-hazy' : 'misterra-is-confirmed')}`
}
