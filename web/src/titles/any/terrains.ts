/** Washes for letters that nobody explained: eight of them, so that neighbours seldom look alike. */

import type { Terrain, Terrains } from '../../art/terrain'

const WASHES = ['forest', 'water', 'farm', 'village', 'mountain', 'monster', 'waste', 'beach']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ^#~*+=@']

export const TERRAINS: Terrains = Object.fromEntries(LETTERS.map((letter, place) => [letter, terrain(letter, place)]))

function terrain(letter: string, place: number): Terrain {
  return { key: letter, wash: `var(--${WASHES[place % WASHES.length] ?? 'paper-dim'})`, motif: '', variants: 1 }
}
