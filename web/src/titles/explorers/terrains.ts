/** What the letters of the landscape stand for. */

import { MOUNTAIN, terrainOf, VILLAGE, WATER, type Terrain, type Terrains } from '../../art/terrain'

/** A single cell, to show a terrain beside its name. */
export const SWATCH = [{ row: 0, column: 0 }]

export const TERRAINS: Terrains = {
  W: WATER,
  G: { key: 'grass', wash: 'var(--forest)', motif: 'grass', variants: 2 },
  S: { key: 'sand', wash: 'var(--farm)', motif: 'sand', variants: 2 },
  M: MOUNTAIN,
  V: VILLAGE,
}

export function terrainAt(letter: string): Terrain | null {
  return terrainOf(TERRAINS, letter)
}
