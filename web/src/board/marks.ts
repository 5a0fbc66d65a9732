/** Points laid over a map: which cells give how many, and where to write the number. */

import { cellsNamed, spotOf, type Size } from '../grid/cells'
import type { Line, Part, Points } from '../protocol'

export interface Mark {
  cells: readonly number[]
  /** The cell that carries the number. */
  at: number
  points: number
}

export function marksOf(lines: readonly Line[], size: Size): Mark[] {
  return lines.flatMap((line) => {
    const cells = cellsNamed(size, line.cells)
    return cells.length ? [{ cells, at: centre(cells, size), points: line.points }] : []
  })
}

/** The points of all marks, added up by the cell that carries the number. */
export function sumsOf(marks: readonly Mark[]): [number, number][] {
  const sums = new Map<number, number>()
  for (const mark of marks) sums.set(mark.at, (sums.get(mark.at) ?? 0) + mark.points)
  return [...sums]
}

/** What every part gives for the cell called *name*, alone or together with others. */
export function earnings(parts: readonly Part[], name: string): { part: Part; line: Line }[] {
  return parts.flatMap((part) =>
    part.lines.filter((line) => line.cells.includes(name)).map((line) => ({ part, line })),
  )
}

export function partTotal(points: Points | null, key: string): number {
  return points?.parts.find((part) => part.key === key)?.total ?? 0
}

function centre(cells: readonly number[], size: Size): number {
  const spots = cells.map((cell) => spotOf(size, cell))
  const row = spots.reduce((sum, spot) => sum + spot.row, 0) / spots.length
  const column = spots.reduce((sum, spot) => sum + spot.column, 0) / spots.length
  const far = (cell: number) => {
    const spot = spotOf(size, cell)
    return Math.hypot(spot.row - row, spot.column - column)
  }
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))
}
