/** What the letters of the island and the parchments stand for; the beach is drawn at their left. */

import { MOUNTAIN, terrainOf, type Terrain, type Terrains } from '../../art/terrain'

export const TERRAINS: Terrains = {
  S: { key: 'steppe', wash: 'var(--farm)', motif: 'steppe', variants: 2 },
  L: { key: 'lagoon', wash: 'var(--water)', motif: 'lagoon', variants: 1 },
  J: { key: 'jungle', wash: 'var(--forest)', motif: 'jungle', variants: 2 },
  M: MOUNTAIN,
  '~': { key: 'beach', wash: 'var(--beach)', motif: 'beach', variants: 1 },
}

export function terrainAt(letter: string): Terrain | null {
  return terrainOf(TERRAINS, letter)
}
