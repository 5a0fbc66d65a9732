/** Who sits where when a way to play is chosen. */

import { usualLevel } from '../panels/levels'
import type { Title } from '../protocol'

export interface SeatChoice {
  kind: 'me' | 'open' | 'bot'
  name: string
  level: string
}

export function seatsFor(
  manner: string,
  title: Title,
  me: string,
  called: (number: number) => string,
): SeatChoice[] {
  const level = usualLevel(title.levels)
  const own: SeatChoice = { kind: 'me', name: me, level }
  const others: Record<string, SeatChoice[]> = {
    bots: [
      { kind: 'bot', name: '', level },
      { kind: 'bot', name: '', level },
    ],
    pass: [{ kind: 'me', name: called(2), level }],
    friends: [{ kind: 'open', name: '', level }],
  }
  const seats = [own, ...(others[manner] ?? [])].slice(0, title.most_seats)
  while (seats.length < title.least_seats) {
    seats.push({ kind: level ? 'bot' : 'open', name: '', level })
  }
  return seats
}
