/** Which table a lesson is played at, and which notes were shown there: kept by this browser. */

import { keep, kept } from '../browser/storage'

export interface Memory {
  table: string
  /** The keys of the notes, in the order they came up. */
  shown: readonly string[]
}

export function recall(title: string): Memory | null {
  const [table, ...shown] = (kept(slot(title)) ?? '').split(' ')
  return table ? { table, shown } : null
}

export function memorise(title: string, { table, shown }: Memory): void {
  keep(slot(title), [table, ...shown].join(' '))
}

export function forget(title: string): void {
  keep(slot(title), '')
}

function slot(title: string): string {
  return `lesson-${title}`
}
