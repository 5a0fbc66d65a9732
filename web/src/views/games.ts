/** The reader's games in a few words, as they are listed. */

import { HAS_SERVER } from '../net/base'
import { isLocal } from '../net/local'
import { seatName } from '../panels/seatNames'
import type { MyTable } from '../protocol'
import { t } from '../text/messages.svelte'

/** With whom a game is played, and how far it is. */
export function gameWords(table: MyTable): string {
  return `${who(table)}${progress(table)}`
}

/** The same words, with a number behind those that stand there a second time. */
export function distinct(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return words.map((word) => {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    return count > 1 ? `${word} (${count})` : word
  })
}

/** Whether people in other browsers sit there, who play on when the reader leaves. */
export function hasOthers(table: MyTable): boolean {
  return table.seats.some((seat) => (seat.kind === 'person' || seat.stands_in) && !table.yours.includes(seat.seat))
}

/** Whether a game can move to the server from this device, or from there to this device. */
export function canMove(table: MyTable): boolean {
  if (!HAS_SERVER || table.outdated || table.damage) return false
  if (isLocal(table.id)) return true
  const isAlone = !hasOthers(table) && table.seats.every((seat) => seat.kind !== 'open')
  return isAlone && !table.is_over && !table.taken_along
}

function who(table: MyTable): string {
  const others = table.seats.filter((seat) => !table.yours.includes(seat.seat))
  if (!others.length) return t(table.yours.length > 1 ? 'page-manner-pass' : 'page-manner-solo')
  const names = others.map((seat) => (seat.kind === 'open' ? t('page-seat-open') : seatName(seat)))
  return t('page-with', { names: names.join(', ') })
}

function progress(table: MyTable): string {
  if (table.damage) return ` · ${t('page-damaged-short')}`
  if (table.outdated) return ` · ${t('page-outdated-short')}`
  return table.is_over ? '' : ` · ${t('page-turn-number', { turn: table.turn })}`
}
