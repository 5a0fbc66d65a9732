/** Shapes: cells kept against the top left corner, in reading order. Values, never changed. */

import type { Spot } from './cells'

export type Shape = readonly Spot[]

export function shapeOf(cells: readonly Spot[]): Shape {
  const top = Math.min(...cells.map((cell) => cell.row))
  const left = Math.min(...cells.map((cell) => cell.column))
  return cells
    .map((cell) => ({ row: cell.row - top, column: cell.column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column)
}

/** The shape drawn as rows of `X` and `.` between slashes. */
export function parseShape(text: string): Shape {
  return shapeOf(
    text
      .split('/')
      .flatMap((row, r) => [...row].flatMap((mark, c) => (mark === 'X' ? [{ row: r, column: c }] : []))),
  )
}

export function shapeText(shape: Shape): string {
  const { width, height } = boxOf(shape)
  const filled = new Set(shape.map((cell) => `${cell.row},${cell.column}`))
  const row = (r: number) =>
    Array.from({ length: width }, (_, c) => (filled.has(`${r},${c}`) ? 'X' : '.')).join('')
  return Array.from({ length: height }, (_, r) => row(r)).join('/')
}

export function boxOf(shape: Shape): { width: number; height: number } {
  return {
    height: 1 + Math.max(...shape.map((cell) => cell.row)),
    width: 1 + Math.max(...shape.map((cell) => cell.column)),
  }
}

/** A quarter turn clockwise. */
export function turned(shape: Shape): Shape {
  return shapeOf(shape.map((cell) => ({ row: cell.column, column: -cell.row })))
}

/** As seen in a mirror beside it. */
export function flipped(shape: Shape): Shape {
  return shapeOf(shape.map((cell) => ({ row: cell.row, column: -cell.column })))
}

/** The filled cell nearest to the middle of the box: where a hand holds the shape. */
export function grip(shape: Shape): Spot {
  const { width, height } = boxOf(shape)
  const distance = (cell: Spot) =>
    Math.hypot(cell.row - (height - 1) / 2, cell.column - (width - 1) / 2)
  return shape.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
}
