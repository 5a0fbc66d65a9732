/** The values of a section as its editors take them: nothing is judged here, the table does that. */

import { NOTHING, type Rows } from '../sheets/painting'
import type { Values } from './kept'

export const LARGEST = 999

export function numberOf(values: Values, field: string): number {
  const value = values[field]
  return typeof value === 'number' ? value : 0
}

export function numbersOf(values: Values, field: string): readonly number[] {
  return listOf(values, field).filter((each) => typeof each === 'number')
}

export function textsOf(values: Values, field: string): readonly string[] {
  return listOf(values, field).filter((each) => typeof each === 'string')
}

/** A list of lists. */
export function listsOf(values: Values, field: string): readonly (readonly unknown[])[] {
  return listOf(values, field).filter((each): each is unknown[] => Array.isArray(each))
}

/** A list of lines or cards, each with fields of its own. */
export function rowsOf(values: Values, field: string): readonly Values[] {
  return listOf(values, field).filter((each): each is Values => typeof each === 'object' && each !== null && !Array.isArray(each))
}

export function without(values: Values, field: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== field))
}

/** A whole number as it was typed; null where it is none, or beyond all that is printed. */
export function typed(text: string): number | null {
  const number = /^\s*-?\d{1,3}\s*$/.test(text) ? Number(text) : null
  return number !== null && Math.abs(number) <= LARGEST ? number : null
}

/** The rows of a picture of that size: letters other than those of *known* count as nothing. */
export function pictureRows(values: Values, field: string, size: { height: number; width: number }, known: string): string[] {
  const text = values[field]
  const lines = (typeof text === 'string' ? text : '').split('\n').map((line) => line.replaceAll(/\s/g, '')).filter(Boolean)
  return Array.from({ length: size.height }, (_, row) =>
    Array.from({ length: size.width }, (_, column) => {
      const letter = lines[row]?.[column] ?? NOTHING
      return known.includes(letter) ? letter : NOTHING
    }).join(''),
  )
}

export function pictureText(rows: Rows): string {
  return rows.map((row) => `${row}\n`).join('')
}

/** A pattern such as `S./LJ` on paper of *side* by *side* cells, or more where it is larger. */
export function patternRows(text: string, side: number): string[] {
  const lines = text.split('/')
  const width = Math.max(side, ...lines.map((line) => line.length))
  const height = Math.max(side, lines.length)
  return Array.from({ length: height }, (_, row) => (lines[row] ?? '').padEnd(width, NOTHING))
}

/** What is painted of a pattern, without the empty paper around it. */
export function patternText(rows: Rows): string {
  const used = rows.filter((row) => /[^.]/.test(row))
  if (!used.length) return ''
  const first = rows.findIndex((row) => /[^.]/.test(row))
  const last = rows.findLastIndex((row) => /[^.]/.test(row))
  const left = Math.min(...used.map((row) => row.search(/[^.]/)))
  const right = Math.max(...used.map((row) => row.trimEnd().replace(/\.+$/, '').length))
  return rows.slice(first, last + 1).map((row) => row.slice(left, right)).join('/')
}

/** The cells with one more or one less; of more than *most* the first goes. */
export function toggled(cells: readonly string[], cell: string, most: number): string[] {
  return cells.includes(cell) ? cells.filter((each) => each !== cell) : [...cells, cell].slice(-most)
}

function listOf(values: Values, field: string): readonly unknown[] {
  const value = values[field]
  return Array.isArray(value) ? value : []
}
