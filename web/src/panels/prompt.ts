/** What is asked of a seat, and why something was refused, in words. */

import { refusalKey } from '../net/api'
import type { Refused, Update } from '../protocol'
import { inWords, type Piece } from '../text/codes'
import { formatPieces, hasText, t } from '../text/messages.svelte'

type NameOf = (seat: number) => string

export function askedOf(update: Update, seat: number | null, nameOf: NameOf): string | Piece[] {
  if (seat === null) return t('page-looking-on')
  const waiting = update.to_act.filter((other) => other !== seat)
  if (update.to_act.includes(seat) || !waiting.length) return formatPieces(update.prompt, nameOf)
  return waiting.length === 1
    ? t('page-waiting-for-one', { name: nameOf(waiting[0] ?? 0) })
    : t('page-waiting-for', { count: waiting.length })
}

/** Why something was refused; nothing where it was not. */
export function refusal(refused: Refused | null, nameOf: NameOf): Piece[] {
  if (!refused) return []
  if (refused.reason) return formatPieces(refused.reason, nameOf)
  const key = refusalKey(refused.code)
  return [hasText(key) ? t(key) : refused.sentence]
}

export function refusalText(refused: Refused | null, nameOf: NameOf): string {
  return inWords(refusal(refused, nameOf))
}
