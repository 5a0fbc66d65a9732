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

function partOf({ key: whole, total }: Part): PeriodPart {
  const key = whole.slice(whole.indexOf('.') + 1)
  // Coins and monsters count in every season, goals in two of them.
  return { key, total, kind: key === 'coins' ? 'gain' : key === 'monsters' ? 'loss' : 'goal' }
}
