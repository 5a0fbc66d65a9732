/** The maps of a view, by seat where there is one for each; else every map found in it. */

import { cellsNamed, sizeOf } from '../grid/cells'
import type { CartographersView, ExplorersView, MisterraView } from '../protocol'
import { cellsOfDeed } from './deeds'
import { withBeach } from './misterra/places'

export interface ShownMap {
  name: string
  rows: readonly string[]
  ruins: readonly string[]
  /** Letters of what lies on the cells. */
  items?: readonly string[]
  /** Rows with `x` where somebody has been. */
  crosses?: readonly string[]
}

export function mapsOf(title: string, view: unknown): ShownMap[] {
  switch (title) {
    case 'cartographers':
      return sheets(view as CartographersView)
    case 'explorers':
      return landscapes(view as ExplorersView)
    case 'misterra':
      return parchments(view as MisterraView)
    default:
      return [...found(view, '')]
  }
}

/** The island of Maps of Misterra, which all seats share. */
export function islandOf(title: string, view: unknown): string[] {
  return title === 'misterra' ? withBeach((view as MisterraView).island) : []
}

/** A landscape with the crosses of some actions that nobody was told of yet; other maps as they are. */
export function crossedToo(map: ShownMap | undefined, actions: readonly string[]): ShownMap | undefined {
  if (!map?.crosses || !actions.length) return map
  const size = sizeOf(map.rows)
  const cells = new Set(cellsNamed(size, actions.flatMap(cellsOfDeed).join('')))
  const crosses = map.crosses.map((row, y) => [...row].map((mark, x) => (cells.has(y * size.width + x) ? 'x' : mark)).join(''))
  return { ...map, crosses }
}

function sheets(view: CartographersView): ShownMap[] {
  return view.sheets.map((sheet, seat) => ({ name: String(seat), rows: sheet.rows, ruins: view.ruins }))
}

function landscapes(view: ExplorersView): ShownMap[] {
  return view.players.map((player) => ({
    name: String(player.seat),
    rows: view.terrain,
    ruins: [],
    items: view.items,
    crosses: player.crosses,
  }))
}

function parchments(view: MisterraView): ShownMap[] {
  return view.cartographers.map(({ parchment }, seat) => ({ name: String(seat), rows: withBeach(parchment), ruins: [] }))
}

function* found(value: unknown, name: string): Generator<ShownMap> {
  if (isRows(value)) yield { name, rows: value, ruins: [] }
  else if (Array.isArray(value)) for (const item of value) yield* found(item, name)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* found(item, key)
  }
}

/** Three or more strings of one length, itself three or more, are a map. */
function isRows(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length < 3) return false
  const [first] = value
  if (typeof first !== 'string' || first.length < 3) return false
  return value.every((row) => typeof row === 'string' && row.length === first.length && !/\s/.test(row))
}
