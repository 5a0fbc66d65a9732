/** The table's answer to a sheet, as points that a panel and a map can show. */

import { nameOf, type Size } from '../board/cells'
import type { Line, Points } from '../protocol'

export interface Counted {
  points: Record<string, number>
  lines: CountedLine[]
}

interface CountedLine {
  /** The way of scoring; titles call it differently. */
  goal?: string
  part?: string
  points: number
  reason: string
  args: Record<string, string | number>
  /** Names, or rows and columns. */
  cells: (string | [number, number])[]
}

export function pointsOf(counted: Counted, size: Size): Points {
  const lines = counted.lines.map((line) => ({ key: line.goal ?? line.part, line: lineOf(line, size) }))
  const parts = Object.entries(counted.points).map(([key, total]) => ({
    key,
    total,
    lines: lines.filter((each) => each.key === key).map((each) => each.line),
  }))
  return { total: parts.reduce((sum, part) => sum + part.total, 0), parts }
}

function lineOf({ points, reason, args, cells }: CountedLine, size: Size): Line {
  const named = cells.map((cell) => (typeof cell === 'string' ? cell : nameOf(size, cell[0] * size.width + cell[1])))
  return { points, reason: { key: reason, args }, cells: named }
}
