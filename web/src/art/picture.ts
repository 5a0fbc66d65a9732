/** A map to look at, of any title: rows of letters, and what lies on its cells. */

import { cellOf, cellsNamed, namesInAction, sizeOf } from '../grid/cells'

/** What the rows and the columns of a map are called at its rim. */
export interface AxisNames {
  rows: readonly string[]
  columns: readonly string[]
}

export interface MapPicture {
  rows: readonly string[]
  /** The names of the cells with ruins. */
  ruins?: readonly string[]
  /** Rows with the letters of what lies on the cells, and `.` where nothing does. */
  items?: readonly string[]
  /** Rows with `x` where somebody has been. */
  crosses?: readonly string[]
  /** The letters by which pairs of cells are called, a village and a temple each; where all began. */
  places?: readonly { letter: string; village: string; temple: string }[]
  start?: string | null
  /** Letters down and numbers across, unless the title has it otherwise. */
  names?: AxisNames
}

/** The cells on which something lies in place of the terrain's motif. */
export function cellsWithItems({ rows, items = [] }: MapPicture): Set<number> {
  const size = sizeOf(rows)
  return new Set(items.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '.' ? [] : [cellOf(size, { row, column })]))))
}

/** The map with crosses where these actions made some; a map without crosses as it is. */
export function withCrosses(map: MapPicture, actions: readonly string[]): MapPicture {
  if (!map.crosses || !actions.length) return map
  const size = sizeOf(map.rows)
  const cells = new Set(cellsNamed(size, actions.flatMap(namesInAction)))
  const crosses = map.crosses.map((line, row) =>
    [...line].map((mark, column) => (cells.has(cellOf(size, { row, column })) ? 'x' : mark)).join(''),
  )
  return { ...map, crosses }
}
