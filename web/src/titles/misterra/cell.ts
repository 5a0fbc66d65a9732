/** A cell of the island and of a parchment in words. */

import { isHazy } from '../../art/terrain'
import { letterAt, nameOf, spotOf, type Spot } from '../../grid/cells'
import type { MisterraView } from '../../protocol'
import { t } from '../../text/messages.svelte'
import { halvesOf } from './domino'
import { LAND, nameOfCell, placeName, SHORE } from './places'
import { terrainAt } from './terrains'

/** A cell of the maps: its name, what lies there on both, who stands there. */
export function describe(view: MisterraView, parchment: readonly string[], cell: number, nameOf: (seat: number) => string): string {
  return cellText(cell, [cellWords(view, parchment, cell, nameOf)])
}

/** The name of a cell, and whatever there is to say of it. */
export function cellText(cell: number, words: readonly string[]): string {
  return [placeName(nameOfCell(cell)), ...words].filter(Boolean).join(' · ')
}

/** What lies at *cell* on both maps, who stands there and whose it is, without its name. */
export function cellWords(view: MisterraView, parchment: readonly string[], cell: number, nameOf: (seat: number) => string): string {
  const { row, column } = spotOf(SHORE, cell)
  const seen = column === 0 ? [] : [seenWords(view.island, parchment, { row, column: column - 1 })]
  return [...seen, ...peopleAt(view, cell, nameOf)].join(', ')
}

/** Who stands at *cell*, and who has claimed it. */
export function peopleAt(view: MisterraView, cell: number, nameOf: (seat: number) => string): string[] {
  const name = nameOfCell(cell)
  const claimed = view.cartographers.flatMap(({ claims }, seat) => (claims.includes(name) ? [nameOf(seat)] : []))
  if (view.otoma?.claims.includes(name)) claimed.push('Otoma')
  const standing = view.cartographers.flatMap(({ place }, seat) => (place === name ? [nameOf(seat)] : []))
  return [
    ...standing.map((who) => t('misterra-said-stands', { name: who })),
    ...claimed.map((who) => t('misterra-said-claimed', { name: who })),
  ]
}

function seenWords(island: readonly string[], parchment: readonly string[], spot: Spot): string {
  const seen = [
    t('page-label', { name: t('page-layer-island'), value: tileName(letterAt(island, spot)) }),
    t('page-label', { name: t('page-layer-parchment'), value: terrainName(letterAt(parchment, spot)) }),
  ]
  return seen.join(' · ')
}

/** What an action lays where: `steppe b2, mountain b3`. */
export function layingName(action: string): string {
  return halvesOf(action).map(({ letter, cell }) => `${terrainName(letter)} ${nameOf(LAND, cell)}`).join(', ')
}

export function terrainName(letter: string): string {
  const terrain = terrainAt(letter)
  return terrain ? t(`misterra-${terrain.key}`) : t('misterra-blank')
}

/** A tile of the island, which is hazy until it is confirmed. */
export function tileName(letter: string): string {
  if (!terrainAt(letter)) return terrainName(letter)
  return `${terrainName(letter)}, ${t(isHazy(letter) ? 'misterra-is-hazy' : 'misterra-is-confirmed')}`
}
