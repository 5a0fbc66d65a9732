/** The maps of a view, by seat where there is one for each; else every map found in it. */

import type { CartographersView } from '../protocol'

export interface ShownMap {
  name: string
  rows: readonly string[]
  ruins: readonly string[]
}

export function mapsOf(view: unknown): ShownMap[] {
  if (isCartographers(view)) {
    return view.sheets.map((sheet, seat) => ({ name: String(seat), rows: sheet.rows, ruins: view.ruins }))
  }
  return [...found(view, '')]
}

function isCartographers(view: unknown): view is CartographersView {
  return typeof view === 'object' && view !== null && 'sheets' in view && 'edicts' in view
}

function* found(value: unknown, name: string): Generator<ShownMap> {
  if (isRows(value)) yield { name, rows: value, ruins: [] }
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
