/** Ways of scoring as the panel beside a map lists them. */

import { earnings, partTotal } from '../board/marks'
import type { Part, Points } from '../protocol'
import type { Piece } from '../text/codes'
import { signed } from '../text/numbers'

export interface PointRow {
  /** The key of the part of the points. */
  key: string
  /** What stands in the circle, unless there is an icon. */
  letter?: string
  icon?: string
  name: string
  /** The same with drawings in it. */
  drawn?: readonly Piece[]
  rule: string | readonly Piece[]
  /** Whether the rule stands below the name where there is room. */
  isRuleShown: boolean
  note?: string
  /** A sign before the note, which says the same. */
  sign?: string
  /** The values printed for it, and which of them are crossed off or reached. */
  track?: readonly { value: number; isPast: boolean }[]
  /** What they are in words, where they are not the points to be had. */
  trackWords?: string
  /** Whether it counts towards what is scored next. */
  counts: boolean
}

export interface Sum {
  name: string
  points: number
  /** What the placement in hand adds. */
  change: number
}

export function totalOf(points: Points | null, rows: readonly PointRow[]): number {
  return rows.reduce((sum, row) => sum + (row.counts ? partTotal(points, row.key) : 0), 0)
}

/** What the cell called *name* earns, in words: each way of scoring once, with all it gives for the cell. */
export function earningsText(parts: readonly Part[], name: string, partName: (key: string) => string): string[] {
  const sums = new Map<string, number>()
  for (const { part, line } of earnings(parts, name)) sums.set(part.key, (sums.get(part.key) ?? 0) + line.points)
  return [...sums].map(([key, points]) => `${partName(key)} ${signed(points)}`)
}
