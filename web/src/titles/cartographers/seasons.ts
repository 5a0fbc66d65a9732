/** Cartographers' points, season by season, as the final chart shows them. */

import type { Points } from '../../protocol'

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const

export interface SeasonPoints {
  season: string
  parts: { key: string; total: number }[]
  total: number
}

/** The parts `spring.sentinel-wood`, `spring.coins` and so on, gathered by season. */
export function bySeason(points: Points): SeasonPoints[] {
  return SEASONS.flatMap((season) => {
    const parts = points.parts
      .filter((part) => part.key.startsWith(`${season}.`))
      .map((part) => ({ key: part.key.slice(season.length + 1), total: part.total }))
    const total = parts.reduce((sum, part) => sum + part.total, 0)
    return parts.length ? [{ season, parts, total }] : []
  })
}
