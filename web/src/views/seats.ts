/** Who sits where when a way to play is chosen. */

import type { Title } from '../protocol'

export interface SeatChoice {
  kind: 'me' | 'open' | 'bot'
  name: string
  level: string
}

/** The middle of the levels, which are listed from the easiest on. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? ''
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
