/** A map in words: a cell, a row, a column, a region, what is open. Knows no game; what lies on a cell is the title's to say. */

import type { AxisNames } from '../art/picture'
import { cellOf, spotOf, type Size } from '../grid/cells'
import { t } from '../text/messages.svelte'

/** A map as it can be heard. */
export interface HeardMap {
  size: Size
  nameOf: (cell: number) => string
  /** What lies on a cell, without its name. */
  wordsOf: (cell: number) => string
  /** What a region that the cell belongs to is made of. */
  kindOf: (cell: number) => string
  /** Cells with the same letter beside each other are a region. */
  letterOf: (cell: number) => string
  /** What the rows and the columns are called. */
  names: AxisNames
}

/** Letters down and numbers across, as most maps have it. */
export function axisNames(size: Size): AxisNames {
  const count = (length: number) => [...Array(length).keys()]
  return { rows: count(size.height).map((row) => String.fromCharCode(97 + row)), columns: count(size.width).map((column) => String(column + 1)) }
}

export function cellText(map: HeardMap, cell: number): string {
  return t('page-label', { name: map.nameOf(cell), value: map.wordsOf(cell) })
}

export function rowText(map: HeardMap, cell: number): string {
  const { row } = spotOf(map.size, cell)
  const cells = [...Array(map.size.width).keys()].map((column) => cellOf(map.size, { row, column }))
  return t('page-heard-row', { name: map.names.rows[row] ?? '', cells: runs(map, cells) })
}

export function columnText(map: HeardMap, cell: number): string {
  const { column } = spotOf(map.size, cell)
  const cells = [...Array(map.size.height).keys()].map((row) => cellOf(map.size, { row, column }))
  return t('page-heard-column', { name: map.names.columns[column] ?? '', cells: runs(map, cells) })
}

export function regionText(map: HeardMap, cell: number): string {
  const cells = regionOf(map, cell)
  return t('page-heard-region', { thing: map.kindOf(cell), count: cells.length, cells: stretches(map, cells) })
}

/** The cells that may still be filled or chosen, and how many they are. */
export function openText(map: HeardMap, open: readonly number[]): string {
  return open.length ? t('page-heard-open', { count: open.length, cells: stretches(map, open) }) : t('page-heard-nothing-open')
}

/** The cells of the same kind that hang together with *cell*, in reading order. */
export function regionOf({ size, letterOf }: Pick<HeardMap, 'size' | 'letterOf'>, cell: number): number[] {
  const found = new Set([cell])
  for (const each of found) {
    const { row, column } = spotOf(size, each)
    const beside = [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]] as const
    for (const [r, c] of beside) {
      if (r < 0 || c < 0 || r >= size.height || c >= size.width) continue
      const next = cellOf(size, { row: r, column: c })
      if (letterOf(next) === letterOf(cell)) found.add(next)
    }
  }
  return [...found].sort((a, b) => a - b)
}

/** Cells along a line, neighbours on which the same lies taken together: c1 to c3 forest, c4 empty. */
function runs(map: HeardMap, cells: readonly number[]): string {
  const found: { first: number; last: number; what: string }[] = []
  for (const cell of cells) {
    const what = map.wordsOf(cell)
    const run = found.at(-1)
    if (run?.what === what) run.last = cell
    else found.push({ first: cell, last: cell, what })
  }
  return found.map(({ first, last, what }) => `${span(map, first, last)} ${what}`.trim()).join('; ')
}

/** Names of cells, those that follow each other in a row taken together: a1 to a4, b2. */
function stretches(map: HeardMap, cells: readonly number[]): string {
  const found: { first: number; last: number }[] = []
  for (const cell of cells) {
    const stretch = found.at(-1)
    const goesOn = stretch?.last === cell - 1 && spotOf(map.size, cell).column > 0
    if (stretch && goesOn) stretch.last = cell
    else found.push({ first: cell, last: cell })
  }
  return found.map(({ first, last }) => span(map, first, last)).join(', ')
}

function span(map: HeardMap, first: number, last: number): string {
  if (first === last) return map.nameOf(first)
  return t('page-heard-span', { one: map.nameOf(first), other: map.nameOf(last) })
}
