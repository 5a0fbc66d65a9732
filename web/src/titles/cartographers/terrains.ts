/** What the letters of the sheets stand for. */

import { MOUNTAIN, terrainOf, VILLAGE, WATER, type Terrain, type Terrains } from '../../art/terrain'

export const TERRAINS: Terrains = {
  F: { key: 'forest', wash: 'var(--forest)', motif: 'F', variants: 3 },
  V: VILLAGE,
  A: { key: 'farm', wash: 'var(--farm)', motif: 'A', variants: 2 },
  W: WATER,
  M: { key: 'monster', wash: 'var(--monster)', motif: 'M', variants: 1 },
  '^': MOUNTAIN,
  '#': { key: 'wasteland', wash: 'var(--waste)', motif: 'waste', variants: 2 },
}

export function terrainAt(letter: string): Terrain | null {
  return terrainOf(TERRAINS, letter)
}
