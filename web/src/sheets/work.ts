/** What somebody has painted and chosen for a paper sheet, and how a browser keeps it. */

import type { Rows } from './painting'

export interface Work {
  /** The painted maps, one after the other. */
  maps: readonly Rows[]
  /** Numbers that stand on the paper, such as coins. */
  notes: Readonly<Record<string, readonly number[]>>
  /** What was chosen from lists, such as goals. */
  picks: Readonly<Record<string, readonly string[]>>
}

export function noted(work: Work, key: string, place = 0): number {
  return work.notes[key]?.[place] ?? 0
}

export function withNote(work: Work, key: string, place: number, value: number): Work {
  return { ...work, notes: { ...work.notes, [key]: (work.notes[key] ?? []).with(place, value) } }
}

export function picked(work: Work, key: string): readonly string[] {
  return work.picks[key] ?? []
}

export function withPick(work: Work, key: string, place: number, value: string): Work {
  return withPicks(work, key, picked(work, key).with(place, value))
}

export function withPicks(work: Work, key: string, values: readonly string[]): Work {
  return { ...work, picks: { ...work.picks, [key]: values } }
}

/** The work with nothing painted or noted; what was chosen stays chosen. */
export function cleared(work: Work, start: Work): Work {
  return { ...start, picks: work.picks }
}

/** The work a browser kept, as far as it fits the paper; *start* where it does not. */
export function restored(text: string | null, start: Work): Work {
  const kept = read(text)
  if (!kept) return start
  return {
    maps: start.maps.map((rows, place) => (isLike(kept.maps?.[place], rows) ? (kept.maps?.[place] ?? rows) : rows)),
    notes: fitting(kept.notes, start.notes, isCount),
    picks: fitting(kept.picks, start.picks, isText),
  }
}

function read(text: string | null): Partial<Work> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function isLike(rows: unknown, blank: Rows): rows is Rows {
  return Array.isArray(rows) && rows.length === blank.length && rows.every((row, r) => isText(row) && row.length === blank[r]?.length)
}

/** Lists of the same kind and length in place of those of *start*. */
function fitting<T>(kept: unknown, start: Readonly<Record<string, readonly T[]>>, isOne: (value: unknown) => value is T) {
  const lists = (kept ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(start).map(([key, values]): [string, readonly T[]] => {
      const list = Object.hasOwn(lists, key) ? lists[key] : null
      return [key, Array.isArray(list) && list.length === values.length && list.every(isOne) ? list : values]
    }),
  )
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
