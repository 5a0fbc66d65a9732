/** Updates that say only what has changed: applied to the one before, and checked by their digest. */

import type { Changes, Update } from '../protocol'

type Path = readonly (string | number)[]

/** What belongs to an update and not to the position it tells. */
const PASSING = new Set(['type', 'seat', 'number', 'since', 'events', 'retracted'])

/** The update that follows *known*; null where the changes are not those of *known*: then a whole one is to be asked for. */
export function changed(known: Update, changes: Changes): Update | null {
  if (known.number !== changes.since) return null
  const before = Object.fromEntries(Object.entries(known).filter(([name]) => !PASSING.has(name)))
  const position = changes.changes.reduce<unknown>((value, change) => replaced(value, change.path, change.value), before)
  if (digestOf(position) !== changes.digest) return null
  const { number, since, events, retracted } = changes
  return { ...known, ...(position as Partial<Update>), number, since, events, retracted }
}

/** *whole* with *value* at *path*: a copy as far as it differs, for others may still show what was. */
function replaced(whole: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (Array.isArray(whole)) {
    const copy: unknown[] = [...(whole as unknown[])]
    copy[Number(first)] = replaced(copy[Number(first)], rest, value)
    return copy
  }
  const fields = (whole ?? {}) as Record<string, unknown>
  return { ...fields, [first]: replaced(fields[first], rest, value) }
}

/** The CRC-32 of what is written, in eight hexadecimal digits. */
export function digestOf(position: unknown): string {
  let crc = ~0
  for (const byte of new TextEncoder().encode(JSON.stringify(position))) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (~crc >>> 0).toString(16).padStart(8, '0')
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})
