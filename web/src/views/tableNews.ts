/** What happens at a table, told aloud: moves and cards, points, who comes and goes, the end. */

import { actorOf } from '../board/news'
import { tell } from '../browser/speech.svelte'
import type { Event, SeatInfo, Table, Update } from '../protocol'
import { formatMessage, t } from '../text/messages.svelte'
import { plain, signed } from '../text/numbers'

type NameOf = (seat: number) => string

export class TableNews {
  private update: Update | null = null
  private seats: readonly SeatInfo[] | null = null

  constructor(private readonly nameOf: NameOf) {}

  /** Tell what the newest update brings; who has just come hears where the match is, not all that happened. */
  takeUpdate(update: Update): void {
    const before = this.update
    this.update = update
    if (before?.seat !== update.seat || before.number >= update.number) return
    for (const event of update.events) tell(formatMessage(event.message, this.nameOf), isOwn(event, update) ? 'own' : 'others')
    this.tellPoints(before, update)
    if (update.is_over && !before.is_over) this.tellEnd(update)
  }

  /** Tell who has come, gone, or been replaced since the last time. */
  takeTable(table: Table): void {
    const before = this.seats
    this.seats = table.seats
    if (!before) return
    for (const seat of table.seats) {
      const was = before[seat.seat]
      const key = was && !table.yours.includes(seat.seat) ? changeOf(was, seat) : ''
      if (key) tell(t(key, { name: this.nameOf(seat.seat) }), 'others')
    }
  }

  private tellPoints(before: Update, { live_points: points, live_points_seat: owner, seat }: Update): void {
    if (!points || owner !== seat || before.live_points_seat !== owner) return
    const change = points.total - (before.live_points?.total ?? 0)
    if (change) tell(t('page-said-points', { number: plain(points.total), value: signed(change) }), 'own')
  }

  private tellEnd({ standing, seat }: Update): void {
    tell(t('page-said-over'), 'own')
    standing.points.forEach(({ total }, each) => {
      tell(t('page-label', { name: this.nameOf(each), value: t('page-points-now', { points: total }) }), each === seat ? 'own' : 'others')
    })
  }
}

/** Whether an event is the reader's own or brings points: that is told to whoever wants to hear little. */
function isOwn(event: Event, update: Update): boolean {
  return event.seat === update.seat || actorOf(event) === update.seat || 'points' in event.message.args || 'coins' in event.message.args
}

/** The message for what became of a seat; none where nothing did. */
function changeOf(was: SeatInfo, is: SeatInfo): string {
  if (was.kind !== is.kind) {
    if (is.kind === 'bot') return is.stands_in ? 'page-said-stand-in' : 'page-said-sat'
    return is.kind === 'open' ? 'page-said-freed' : was.kind === 'bot' ? 'page-said-back' : 'page-said-sat'
  }
  if (is.kind !== 'person' || was.online === is.online) return ''
  return is.online ? 'page-said-came' : 'page-said-left'
}
