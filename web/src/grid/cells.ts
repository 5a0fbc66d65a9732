/** Cells of a grid as numbers in reading order, and their names: a letter and a number. */

export interface Size {
  width: number
  height: number
  /** Whether the letter of a cell's name is its column's. */
  letters_columns?: boolean
}

export interface Spot {
  row: number
  column: number
}

export function cellOf(size: Size, spot: Spot): number {
  return spot.row * size.width + spot.column
}

export function spotOf(size: Size, cell: number): Spot {
  return { row: Math.floor(cell / size.width), column: cell % size.width }
}

export function holds(size: Size, spot: Spot): boolean {
  return spot.row >= 0 && spot.column >= 0 && spot.row < size.height && spot.column < size.width
}

export function nameOf(size: Size, cell: number): string {
  const { row, column } = spotOf(size, cell)
  const [letter, number] = size.letters_columns ? [column, row] : [row, column]
  return String.fromCharCode(97 + letter) + String(number + 1)
}

/** The cell called *name*, or null where there is none. */
export function cellNamed(size: Size, name: string): number | null {
  const match = /^([a-z])(\d+)$/.exec(name)
  if (!match?.[1]) return null
  const [letter, number] = [match[1].charCodeAt(0) - 97, Number(match[2]) - 1]
  const spot = size.letters_columns ? { row: number, column: letter } : { row: letter, column: number }
  return holds(size, spot) ? cellOf(size, spot) : null
}

/** The cells of a run of names, as in `c3c4d4`. */
export function cellsNamed(size: Size, names: string): number[] {
  const found = names.match(/[a-z]\d+/g) ?? []
  return found.map((name) => cellNamed(size, name)).filter((cell) => cell !== null)
}

/** What stands in *cell* of a map written as rows of letters. */
export function letterAt(rows: readonly string[], spot: Spot): string {
  return rows[spot.row]?.[spot.column] ?? ''
}

export function sizeOf(rows: readonly string[]): Size {
  return { height: rows.length, width: rows[0]?.length ?? 0 }
}
