/** Where a pointer or a cursor is on a map, and the cells that may be chosen near it. */

import { UNIT } from '../art/ink'
import { cellOf, spotOf, type Size } from '../grid/cells'

/** Where a pointer is on the map drawn in *element*, in cells from its corner. */
export function pointOn(element: Element | undefined, event: PointerEvent): { x: number; y: number } | null {
  const matrix = element?.querySelector('svg')?.getScreenCTM()
  if (!matrix) return null
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return { x: at.x / UNIT, y: at.y / UNIT }
}

/** The cell so many steps away; the cursor starts in the middle and stays on the map. */
export function stepped(size: Size, from: number | null, rows: number, columns: number): number {
  const start = from === null ? middle(size) : spotOf(size, from)
  const stay = (at: number, bound: number) => Math.max(0, Math.min(bound - 1, at))
  return cellOf(size, { row: stay(start.row + rows, size.height), column: stay(start.column + columns, size.width) })
}

/** The next open cell in reading order, or the one before; round and round. */
export function sought(open: Iterable<number>, from: number | null, direction: 1 | -1): number | null {
  const cells = [...open].sort((a, b) => a - b)
  const next =
    direction > 0 ? cells.find((cell) => cell > (from ?? -1)) : cells.findLast((cell) => cell < (from ?? Infinity))
  return next ?? cells.at(direction > 0 ? 0 : -1) ?? null
}

/** The open cell nearest to a point, given in cells, if one is no further than *reach* from it. */
export function nearest(size: Size, open: Iterable<number>, x: number, y: number, reach: number): number | null {
  let best: number | null = null
  let shortest = reach
  for (const cell of open) {
    const { row, column } = spotOf(size, cell)
    const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y)
    if (distance < shortest) [best, shortest] = [cell, distance]
  }
  return best
}

function middle(size: Size) {
  return { row: Math.floor(size.height / 2), column: Math.floor(size.width / 2) }
}
