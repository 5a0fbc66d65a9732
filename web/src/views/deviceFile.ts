/** All that a device keeps, as one file: its games, and what the page remembers. */

import type { TableCopy } from '../protocol'

export interface DeviceFile {
  tables: readonly TableCopy[]
  /** What is kept between visits, by key: settings, the owner's box, lessons. */
  kept: Readonly<Record<string, string>>
}

const KIND = 'inklands-device'
const FORMAT = 1
/** What a page finds out anew by itself. */
const PASSING = new Set(['has-games'])

export function written({ tables, kept }: DeviceFile): string {
  return JSON.stringify({ kind: KIND, format: FORMAT, tables, kept: lasting(kept) })
}

/** What is in the text of a file, or the key of the sentence that says why nothing is. */
export function read(text: string): DeviceFile | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'device-wrong'
  }
  if (!isRecord(value) || value.kind !== KIND || typeof value.format !== 'number') return 'device-wrong'
  if (value.format > FORMAT) return 'device-newer'
  const { tables, kept } = value
  if (!Array.isArray(tables) || !tables.every(isCopy) || !isRecord(kept)) return 'device-wrong'
  return { tables, kept: lasting(Object.fromEntries(Object.entries(kept).filter((each): each is [string, string] => typeof each[1] === 'string'))) }
}

/** What a file keeps otherwise than this device does, where this device has something of its own. */
export function differing(file: DeviceFile['kept'], here: DeviceFile['kept']): Record<string, string> {
  return Object.fromEntries(Object.entries(file).filter(([key, value]) => here[key] && here[key] !== value))
}

/** What a file keeps and this device does not. */
export function missing(file: DeviceFile['kept'], here: DeviceFile['kept']): Record<string, string> {
  return Object.fromEntries(Object.entries(file).filter(([key]) => !here[key]))
}

function lasting(kept: DeviceFile['kept']): Record<string, string> {
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !PASSING.has(key)))
}

function isCopy(value: unknown): value is TableCopy {
  if (!isRecord(value) || typeof value.format !== 'number') return false
  return [value.table, value.title, value.packed].every((text) => typeof text === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
