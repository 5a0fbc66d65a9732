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

/** Where the cell called *name* lies, on a map of any size; null for what is no name. */
export function spotNamed(name: string, lettersColumns = false): Spot | null {
  const match = /^([a-z])(\d+)$/.exec(name)
  if (!match?.[1]) return null
  const [letter, number] = [match[1].charCodeAt(0) - 97, Number(match[2]) - 1]
  return lettersColumns ? { row: number, column: letter } : { row: letter, column: number }
}

/** The cell called *name*, or null where there is none. */
export function cellNamed(size: Size, name: string): number | null {
  const spot = spotNamed(name, size.letters_columns)
  return spot && holds(size, spot) ? cellOf(size, spot) : null
}

export function cellsNamed(size: Size, names: readonly string[]): number[] {
  return names.map((name) => cellNamed(size, name)).filter((cell) => cell !== null)
}

/** The names of the cells where an action leaves something, in the order of its text: `F:c3c4d4`, `a1>b2`. */
export function namesInAction(action: string): string[] {
  const object = action.slice(action.search(/[:>]/) + 1)
  // What has a letter before it is the end of a word: `beach2` is no cell of a map.
  return object.match(/(?<![a-z])[a-z]\d+/g) ?? []
}

/** What stands in *cell* of a map written as rows of letters. */
export function letterAt(rows: readonly string[], spot: Spot): string {
  return rows[spot.row]?.[spot.column] ?? ''
}

export function sizeOf(rows: readonly string[]): Size {
  return { height: rows.length, width: rows[0]?.length ?? 0 }
}
