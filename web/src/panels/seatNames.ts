/** What whoever sits in a seat is called. */

import type { SeatInfo } from '../protocol'
import { hasText, t } from '../text/messages.svelte'

/** A person by their name, a bot by its number and level; who stands in goes by the person's name. */
export function seatName({ seat, kind, name, level, stands_in: standsIn }: SeatInfo): string {
  if (kind === 'bot' && !standsIn) return name || botName(seat, level ?? '')
  return (kind === 'open' ? '' : name) || playerName(seat)
}

/** The seat of a record, where a bot is named by the key of its level. */
export function recordedName(seat: number, name: string): string {
  return hasText(`page-level-${name}`) ? botName(seat, name) : name || playerName(seat)
}

/** As in Bot 2 (Surveyor): the number tells apart those of one level. */
function botName(seat: number, level: string): string {
  const number = seat + 1
  const key = `page-level-${level}`
  return level ? t('page-bot-level', { number, level: hasText(key) ? t(key) : level }) : t('page-bot-number', { number })
}

function playerName(seat: number): string {
  return t('page-player-number', { number: seat + 1 })
}
