/** What happened last, so that the eye finds it. */

import type { Event } from '../protocol'

/**
 * The cells of the last thing that happened on the map of *seat*. Who has just come is sent the
 * whole match at once, so what was sent together need not be new.
 */
export function newestCells(events: readonly Event[], seat: number): string[] {
  const own = events.filter((event) => event.seat === seat && event.cells.length)
  const newest = own.at(-1)?.number
  return own.filter((event) => event.number === newest).flatMap((event) => event.cells)
}

/** Who did what an event tells: its own seat is that of the map it happened on, which in an ambush is another's. */
export function actorOf({ message, seat }: Event): number | null {
  const actor = message.args['seat']
  return typeof actor === 'number' ? actor : seat
}
