/** Titles without a board of their own: their maps as layers, their letters as terrains. */

import { cellsNamed, type Size } from '../../board/cells'
import type { ExplorersView, MisterraView } from '../../protocol'
import { mapsOf } from '../maps'

export interface Layered {
  /** The end of the message that names the map. */
  name: string
  rows: readonly string[]
  /** Letters set upon the terrain. */
  items: readonly string[]
  /** Where `x` is crossed out. */
  crosses: readonly string[]
  /** Cells where somebody stands, and who. */
  people: readonly { cell: string; seat: number }[]
}

export interface Look {
  key: string
  wash: string
  motif: string
}

const LOOKS: Record<string, Record<string, Look>> = {
  explorers: {
    W: { key: 'water', wash: 'var(--water)', motif: '#W0' },
    G: { key: 'grass', wash: 'var(--forest)', motif: '' },
    S: { key: 'sand', wash: 'var(--farm)', motif: '' },
    M: { key: 'mountain', wash: 'var(--mountain)', motif: '#peak' },
    V: { key: 'villages', wash: 'var(--village)', motif: '#V1' },
  },
  misterra: {
    S: { key: 'steppe', wash: 'var(--farm)', motif: '#A0' },
    L: { key: 'lagoon', wash: 'var(--water)', motif: '#W0' },
    J: { key: 'jungle', wash: 'var(--forest)', motif: '#F1' },
    M: { key: 'mountain', wash: 'var(--mountain)', motif: '#peak' },
  },
}

/** How a letter looks; hazy terrain is written in lower case. */
export function lookOf(title: string, letter: string): Look | null {
  return LOOKS[title]?.[letter.toUpperCase()] ?? null
}

export function layersOf(title: string, view: unknown, seat: number): Layered[] {
  if (title === 'explorers') return landscapes(view as ExplorersView, seat)
  if (title === 'misterra') return parchments(view as MisterraView, seat)
  return mapsOf(view).map((map) => layer(map.name, map.rows))
}

/** The cells an action speaks of. */
export function cellsIn(action: string, size: Size): number[] {
  const names = action.match(/(?<![a-z])[a-z]\d{1,2}(?!\d)/g) ?? []
  return cellsNamed(size, names.join(''))
}

function landscapes(view: ExplorersView, seat: number): Layered[] {
  const order = [seat, ...view.players.keys()].filter((at, place, all) => all.indexOf(at) === place)
  return order.flatMap((at) => {
    const player = view.players[at]
    const own = layer('landscape', view.terrain)
    return player ? [{ ...own, items: view.items, crosses: player.crosses }] : []
  })
}

function parchments(view: MisterraView, seat: number): Layered[] {
  const people = view.cartographers.flatMap(({ place }, at) => (place ? [{ cell: place, seat: at }] : []))
  const order = [seat, ...view.cartographers.keys()].filter((at, place, all) => all.indexOf(at) === place)
  return [
    { ...layer('island', view.island), people },
    ...order.map((at) => layer('parchment', view.cartographers[at]?.parchment ?? [])),
  ].filter((map) => map.rows.length)
}

function layer(name: string, rows: readonly string[]): Layered {
  return { name, rows, items: [], crosses: [], people: [] }
}
