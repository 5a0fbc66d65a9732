/** Which table a lesson is played at, and what was told there: kept by this browser. */

import { keep, kept } from '../browser/storage'

export interface Memory {
  table: string
  told: readonly string[]
}

export function recall(title: string): Memory | null {
  const [table, ...told] = (kept(slot(title)) ?? '').split(' ')
  return table ? { table, told } : null
}

export function memorise(title: string, { table, told }: Memory): void {
  keep(slot(title), [table, ...told].join(' '))
}

export function forget(title: string): void {
  keep(slot(title), '')
}

function slot(title: string): string {
  return `lesson-${title}`
}
