/** The seasons of the year, and the points of each as the final chart shows them. */

import type { Part, Points } from '../../protocol'
import type { Period, PeriodPart } from '../title'

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const

/** The parts `spring.sentinel-wood`, `spring.coins` and so on, gathered by season. */
export function seasonsOf(points: Points): Period[] {
  return SEASONS.flatMap((key) => {
    const parts = points.parts.filter((part) => part.key.startsWith(`${key}.`)).map(partOf)
    const total = parts.reduce((sum, part) => sum + part.total, 0)
    return parts.length ? [{ key, parts, total }] : []
  })
}

/** What each goal, the coins and the monsters have given, all seasons together. */
export function byGoal(points: Points): Points {
  const parts = new Map<string, Part>()
  for (const { key: whole, total, lines } of points.parts) {
    const key = nameWithin(whole)
    const known = parts.get(key) ?? { key, total: 0, lines: [] }
    parts.set(key, { key, total: known.total + total, lines: [...known.lines, ...lines] })
  }
  return { ...points, parts: [...parts.values()] }
}

function partOf({ key: whole, total }: Part): PeriodPart {
  const key = nameWithin(whole)
  // Coins and monsters count in every season, goals in two of them.
  return { key, total, kind: key === 'coins' ? 'gain' : key === 'monsters' ? 'loss' : 'goal' }
}

/** The part without its season. */
function nameWithin(whole: string): string {
  return whole.slice(whole.indexOf('.') + 1)
}
