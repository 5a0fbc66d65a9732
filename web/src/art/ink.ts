/**
 * Lines as a hand draws them. Every corner and every side of the grid is a little off, always by the
 * same amount, so that washes and outlines of different maps agree to the hair.
 */

import type { Size, Spot } from '../grid/cells'

export const UNIT = 40

interface Point {
  x: number
  y: number
}

/** A steady number from -1 to 1 for three whole numbers. */
function wobble(a: number, b: number, salt: number): number {
  let hash = (a * 374761393 + b * 668265263 + salt * 2147483647) | 0
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  hash = Math.imul(hash ^ (hash >>> 16), 374761393)
  return ((hash >>> 8) & 0xffff) / 0x7fff - 1
}

/** One of *count* variants of a motif for a cell, never the same pattern in a row. */
export function variant(spot: Spot, count: number): number {
  return Math.floor(((wobble(spot.row, spot.column, 5) + 1) / 2) * count * 0.9999)
}

/** The outline of one cell. */
export function cellPath(size: Size, { row, column }: Spot): string {
  const corners = [
    corner(size, row, column),
    corner(size, row, column + 1),
    corner(size, row + 1, column + 1),
    corner(size, row + 1, column),
  ] as const
  const [a, b, c, d] = corners
  return (
    `M${at(a)}` +
    side(size, row, column, false, b) +
    side(size, row, column + 1, true, c) +
    side(size, row + 1, column, false, d) +
    side(size, row, column, true, a) +
    'Z'
  )
}

/** The sides between cells for which *isLine* holds, as one path. */
export function sides(size: Size, isLine: (a: Spot | null, b: Spot | null) => boolean): string {
  const inside = (row: number, column: number): Spot | null =>
    row >= 0 && column >= 0 && row < size.height && column < size.width ? { row, column } : null
  let path = ''
  for (let row = 0; row <= size.height; row++) {
    for (let column = 0; column <= size.width; column++) {
      if (column < size.width && isLine(inside(row - 1, column), inside(row, column))) {
        path += `M${at(corner(size, row, column))}` + side(size, row, column, false, corner(size, row, column + 1))
      }
      if (row < size.height && isLine(inside(row, column - 1), inside(row, column))) {
        path += `M${at(corner(size, row, column))}` + side(size, row, column, true, corner(size, row + 1, column))
      }
    }
  }
  return path
}

/** The outline around a set of cells. */
export function around(size: Size, cells: ReadonlySet<number>): string {
  const has = (spot: Spot | null) => spot !== null && cells.has(spot.row * size.width + spot.column)
  return sides(size, (a, b) => has(a) !== has(b))
}

function corner(size: Size, row: number, column: number): Point {
  const loose = row > 0 && column > 0 && row < size.height && column < size.width
  return {
    x: column * UNIT + (loose ? wobble(row, column, 1) * 1.3 : 0),
    y: row * UNIT + (loose ? wobble(row, column, 2) * 1.3 : 0),
  }
}

/** The side that starts at a corner and runs right, or down, to *end*. */
function side(size: Size, row: number, column: number, down: boolean, end: Point): string {
  const onRim = down ? column === 0 || column === size.width : row === 0 || row === size.height
  const bend = onRim ? 0 : wobble(row, column, down ? 3 : 4) * 1.8
  const middle = down
    ? { x: column * UNIT + bend, y: (row + 0.5) * UNIT }
    : { x: (column + 0.5) * UNIT, y: row * UNIT + bend }
  return `Q${at(middle)} ${at(end)}`
}

function at(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`
}
