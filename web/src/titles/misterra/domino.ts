/** A sketch card over the parchment: two halves side by side, turned by quarters. Cells are those of the land. */

import { cellNamed, cellOf, holds, nameOf, spotOf, type Spot } from '../../grid/cells'
import { LAND } from './places'

export interface Half {
  letter: string
  cell: number
}

export interface Domino {
  /** The two letters of the card. */
  card: string
  /** Quarter turns: where the second half lies, seen from the first. */
  turns: number
  /** Where the first half lies; null while the card is over no cell. */
  at: number | null
}

const SIDES: readonly Spot[] = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 0, column: -1 },
  { row: -1, column: 0 },
]

export function turned(domino: Domino, quarters = 1): Domino {
  return over({ ...domino, turns: (domino.turns + quarters) % 4 }, domino.at)
}

/** The card with its first half on a cell, or moved so that it lies on the map. */
export function over(domino: Domino, cell: number | null): Domino {
  if (cell === null) return { ...domino, at: null }
  const [spot, side] = [spotOf(LAND, cell), sideOf(domino)]
  if (holds(LAND, plus(spot, side, 1))) return { ...domino, at: cell }
  return { ...domino, at: cellOf(LAND, plus(spot, side, -1)) }
}

/** As `over`; where that is not allowed but the second half may lie on the cell, that way. */
export function snapped(domino: Domino, cell: number | null, legal: ReadonlySet<string>): Domino {
  const straight = over(domino, cell)
  if (cell === null || legal.has(textOf(straight, legal))) return straight
  const behind = plus(spotOf(LAND, cell), sideOf(domino), -1)
  if (!holds(LAND, behind)) return straight
  const other = { ...domino, at: cellOf(LAND, behind) }
  return legal.has(textOf(other, legal)) ? other : straight
}

export function halves(domino: Domino): Half[] {
  if (domino.at === null) return []
  const second = plus(spotOf(LAND, domino.at), sideOf(domino), 1)
  return [
    { letter: domino.card[0] ?? '', cell: domino.at },
    { letter: domino.card[1] ?? '', cell: cellOf(LAND, second) },
  ]
}

/**
 * The text of the action that maps the card where it lies. Where its two cells need the last tile, the half by which the card is
 * held gets it.
 */
export function textOf(domino: Domino, legal?: ReadonlySet<string>): string {
  const sorted = halves(domino).sort((one, two) => one.cell - two.cell)
  const text = (tile: number | null) =>
    `map:${sorted.map(({ letter, cell }) => `${letter} ${nameOf(LAND, cell)}${cell === tile ? '+' : ''}`).join(',')}`
  return legal?.has(text(domino.at)) ? text(domino.at) : text(null)
}

/** The halves that an action lays; none for actions that lay nothing. */
export function halvesOf(action: string): Half[] {
  const found = [...action.matchAll(/([A-Z]) ([a-z]\d)/g)]
  return found.flatMap(([, letter = '', name = '']) => {
    const cell = cellNamed(LAND, name)
    return cell === null ? [] : [{ letter, cell }]
  })
}

/** The card lying as an action says. */
export function following(domino: Domino, action: string): Domino {
  const [one, two] = halvesOf(action)
  if (!one || !two) return domino
  const isHeldByFirst = one.letter === domino.card[0] && !action.endsWith('+')
  const [first, second] = isHeldByFirst ? [one, two] : [two, one]
  const [from, to] = [spotOf(LAND, first.cell), spotOf(LAND, second.cell)]
  const turns = SIDES.findIndex((side) => side.row === to.row - from.row && side.column === to.column - from.column)
  return { ...domino, turns, at: first.cell }
}

function sideOf(domino: Domino): Spot {
  return SIDES[domino.turns] ?? { row: 0, column: 1 }
}

function plus(spot: Spot, side: Spot, times: number): Spot {
  return { row: spot.row + side.row * times, column: spot.column + side.column * times }
}
