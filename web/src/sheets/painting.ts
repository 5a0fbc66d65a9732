/** A paper sheet that is painted: rows of letters, a point where nothing is. Nothing is changed in place. */

import { spotOf, type Size } from '../grid/cells'

export const NOTHING = '.'

export type Rows = readonly string[]

export function blankRows(size: Size): string[] {
  return Array<string>(size.height).fill(NOTHING.repeat(size.width))
}

export function inked(rows: Rows, cells: Iterable<number>, letter: string): string[] {
  const width = rows[0]?.length ?? 0
  const marks = rows.map((row) => [...row])
  for (const cell of cells) {
    const { row, column } = spotOf({ width, height: rows.length }, cell)
    const line = marks[row]
    if (line) line[column] = letter
  }
  return marks.map((line) => line.join(''))
}

export function letterOf(rows: Rows, cell: number): string {
  return rows.join('')[cell] ?? NOTHING
}

/** What a stroke that begins on *cell* leaves behind: a brush wipes out its own colour. */
export function inkOf(rows: Rows, cell: number, brush: string): string {
  return letterOf(rows, cell) === brush ? NOTHING : brush
}

/** What is printed, with the paint wherever nothing is printed. */
export function laidOver(printed: Rows, paint: Rows): string[] {
  return printed.map((row, r) => [...row].map((mark, c) => (mark === NOTHING ? (paint[r]?.[c] ?? NOTHING) : mark)).join(''))
}

/** The cells a quick stroke passes from one to another, without the first. */
export function between(size: Size, from: number, to: number): number[] {
  const [start, end] = [spotOf(size, from), spotOf(size, to)]
  const steps = Math.max(Math.abs(end.row - start.row), Math.abs(end.column - start.column))
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps
    const row = Math.round(start.row + (end.row - start.row) * part)
    const column = Math.round(start.column + (end.column - start.column) * part)
    return row * size.width + column
  })
}
