/** What the letters of a map stand for: the wash beneath and the motifs on it. */

import type { Spot } from '../grid/cells'
import { variant } from './ink'

export interface Terrain {
  /** The name behind the title in its message. */
  key: string
  wash: string
  /** The picture drawn on the wash, in so many variants; empty for none. */
  motif: string
  variants: number
}

/** The terrains of a title by the letters of its maps. */
export type Terrains = Readonly<Record<string, Terrain>>

// Terrains that several titles have in common.
export const MOUNTAIN: Terrain = { key: 'mountain', wash: 'var(--mountain)', motif: 'mountain', variants: 1 }
export const VILLAGE: Terrain = { key: 'village', wash: 'var(--village)', motif: 'V', variants: 3 }
export const WATER: Terrain = { key: 'water', wash: 'var(--water)', motif: 'W', variants: 2 }

/** What a letter stands for; one in lower case is the same, seen through haze. */
export function terrainOf(terrains: Terrains, letter: string): Terrain | null {
  return terrains[letter] ?? terrains[letter.toUpperCase()] ?? null
}

export function motifAt(terrain: Terrain, spot: Spot): string {
  return terrain.motif && `#${terrain.motif}${variant(spot, terrain.variants)}`
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
