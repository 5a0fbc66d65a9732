/** The maps of a view that nobody described: whatever in it looks like one. */

import type { MapPicture } from '../../art/picture'

export interface FoundMap extends MapPicture {
  /** The name of the field it was found in. */
  name: string
}

export function mapsIn(view: unknown): FoundMap[] {
  return [...found(view, '')]
}

function* found(value: unknown, name: string): Generator<FoundMap> {
  if (isRows(value)) yield { name, rows: value }
  else if (Array.isArray(value)) for (const item of value) yield* found(item, name)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* found(item, key)
  }
}

/** Three or more strings of one length, itself three or more, are a map. */
function isRows(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length < 3) return false
  const [first] = value
  if (typeof first !== 'string' || first.length < 3) return false
  return value.every((row) => typeof row === 'string' && row.length === first.length && !/\s/.test(row))
}
