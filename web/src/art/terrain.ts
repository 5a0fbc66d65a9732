/** What the letters of a map stand for: the wash beneath and the motifs on it. */

import { variant } from './ink'
import type { Spot } from '../board/cells'

export interface Terrain {
  /** The name behind the `cartographers-` of its message, and of its colour. */
  key: string
  wash: string
  motif: string
  variants: number
}

const TERRAINS: Record<string, Terrain> = {
  F: { key: 'forest', wash: 'var(--forest)', motif: 'F', variants: 3 },
  V: { key: 'village', wash: 'var(--village)', motif: 'V', variants: 3 },
  A: { key: 'farm', wash: 'var(--farm)', motif: 'A', variants: 2 },
  W: { key: 'water', wash: 'var(--water)', motif: 'W', variants: 2 },
  M: { key: 'monster', wash: 'var(--monster)', motif: 'M', variants: 1 },
  '^': { key: 'mountain', wash: 'var(--mountain)', motif: 'mountain', variants: 1 },
  '#': { key: 'wasteland', wash: 'var(--waste)', motif: 'waste', variants: 2 },
}

export function terrainOf(letter: string): Terrain | null {
  return TERRAINS[letter] ?? null
}

export function motifAt(terrain: Terrain, spot: Spot): string {
  return `#${terrain.motif}${variant(spot, terrain.variants)}`
}

/** Whether the letter is shown in the cell: what is printed on the map has none. */
export function hasLetter(letter: string): boolean {
  return /[A-Z]/.test(letter)
}
