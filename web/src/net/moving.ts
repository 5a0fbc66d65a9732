/** Games that move between the server and this device: a copy is made at one home and brought to the other. */

import type { Brought, MyTables, TableCopy } from '../protocol'
import { askAt } from './api'
import { isLocal, type Home } from './local'

/** Where a table is. */
export function homeOf(table: string): Home {
  return isLocal(table) ? 'device' : 'server'
}

/**
 * Move a table to its other home, as a game of its own if it is to be *apart*.
 *
 * It stands still where it was as soon as it is copied. A device forgets it only after the server has answered; what goes wrong
 * before that lets it go on where it was.
 */
export async function move(table: string, level: string, apart = false): Promise<Brought> {
  const [from, goal]: [Home, Home] = isLocal(table) ? ['device', 'server'] : ['server', 'device']
  const copy = await askAt<TableCopy>(from, at(table, 'copy'), { moves: true })
  const brought = await askAt<Brought>(goal, '/api/copies', { copy, apart }).catch(async (error: unknown) => {
    await playHere(table).catch(() => undefined)
    throw error
  })
  if (from === 'device') await askAt(from, at(table, 'leave'), { level })
  return brought
}

/** Let a game go on where it is, whatever becomes of its copy elsewhere. */
export async function playHere(table: string): Promise<void> {
  await askAt(homeOf(table), at(table, 'play-here'), {})
}

/** Every table of this device, for a file. */
export async function copiesHere(): Promise<TableCopy[]> {
  const copies: TableCopy[] = []
  for (let more = true; more; ) {
    const listed = await askAt<MyTables>('device', `/api/tables?skip=${copies.length}`)
    for (const { id } of listed.tables) copies.push(await askAt<TableCopy>('device', at(id, 'copy'), { moves: false }))
    more = listed.has_more && listed.tables.length > 0
  }
  return copies
}

export const bringHere = (copy: TableCopy, apart: boolean) => askAt<Brought>('device', '/api/copies', { copy, apart })

function at(table: string, what: string): string {
  return `/api/tables/${encodeURIComponent(table)}/${what}`
}
