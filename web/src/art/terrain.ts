/** What the letters of a map stand for: the wash beneath and the motifs on it. */

import { variant } from './ink'
import type { Spot } from '../grid/cells'

export interface Terrain {
  /** The name behind the title in its message. */
  key: string
  wash: string
  motif: string
  variants: number
}

const MOUNTAIN: Terrain = { key: 'mountain', wash: 'var(--mountain)', motif: 'mountain', variants: 1 }
const WATER: Terrain = { key: 'water', wash: 'var(--water)', motif: 'W', variants: 2 }

const TERRAINS: Record<string, Record<string, Terrain>> = {
  cartographers: {
    F: { key: 'forest', wash: 'var(--forest)', motif: 'F', variants: 3 },
    V: { key: 'village', wash: 'var(--village)', motif: 'V', variants: 3 },
    A: { key: 'farm', wash: 'var(--farm)', motif: 'A', variants: 2 },
    W: WATER,
    M: { key: 'monster', wash: 'var(--monster)', motif: 'M', variants: 1 },
    '^': MOUNTAIN,
    '#': { key: 'wasteland', wash: 'var(--waste)', motif: 'waste', variants: 2 },
  },
  explorers: {
    W: WATER,
    G: { key: 'grass', wash: 'var(--forest)', motif: 'grass', variants: 2 },
    S: { key: 'sand', wash: 'var(--farm)', motif: 'sand', variants: 2 },
    M: MOUNTAIN,
    V: { key: 'village', wash: 'var(--village)', motif: 'V', variants: 3 },
  },
  misterra: {
    S: { key: 'steppe', wash: 'var(--farm)', motif: 'steppe', variants: 2 },
    L: { key: 'lagoon', wash: 'var(--water)', motif: 'lagoon', variants: 1 },
    J: { key: 'jungle', wash: 'var(--forest)', motif: 'jungle', variants: 2 },
    M: MOUNTAIN,
    '~': { key: 'beach', wash: 'var(--beach)', motif: 'beach', variants: 1 },
  },
}

/** What a letter stands for; one in lower case is the same, seen through haze. */
export function terrainOf(letter: string, title = 'cartographers'): Terrain | null {
  const known = TERRAINS[title]
  return known?.[letter] ?? known?.[letter.toUpperCase()] ?? null
}

/** The letters of a title’s terrains, as its maps are written. */
export function lettersOf(title: string): string[] {
  return Object.keys(TERRAINS[title] ?? {}).filter((letter) => letter !== '~')
}

export function motifAt(terrain: Terrain, spot: Spot): string {
  return `#${terrain.motif}${variant(spot, terrain.variants)}`
}

/** The paper that shows through a motif on its terrain. */
export function paleWash(terrain: Terrain): string {
  return `--wash: color-mix(in srgb, ${terrain.wash} 55%, var(--paper-bright))`
}

/** Whether the letter is shown in the cell: what is printed on the map has none. */
export function hasLetter(letter: string): boolean {
  return /[A-Za-z]/.test(letter)
}

export function isHazy(letter: string): boolean {
  return letter !== letter.toUpperCase()
}
