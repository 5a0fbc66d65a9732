/** The ways of scoring of Explorers, as the panel beside the landscape lists them. */

import type { PointRow } from '../../panels/points'
import type { ExplorersObjectiveView, ExplorersView } from '../../protocol'
import { t } from '../../text/messages.svelte'

const BOARDS = { food: '#item-a', gems: '#item-g', temples: '#item-T', villages: '#V1' } as const
type Board = keyof typeof BOARDS

/** What the boards count; each has another rule on its advanced side. */
export function boardRows(isAdvanced: (board: Board) => boolean): PointRow[] {
  return (Object.keys(BOARDS) as Board[]).map((key) => {
    const rule = t(isAdvanced(key) ? `explorers-${key}-advanced-rule` : `explorers-${key}-rule`)
    return { key, icon: BOARDS[key], name: partName(key), rule, isRuleShown: false, counts: true }
  })
}

/** All that counts for somebody, with the values that are printed for it. */
export function rowsOf(view: ExplorersView, seat: number): PointRow[] {
  return [
    ...boardRows((board) => view.sides[board]).map((row) => ({ ...row, track: boardTrack(view, seat, row.key) })),
    ...view.objectives.map((objective, place) => ({
      ...objectiveRow(objective.key, place),
      track: objectiveTrack(objective),
      note: objective.left.length ? t('explorers-race-left', { points: objective.left.join(', ') }) : '',
    })),
  ]
}

/** The printed values of the boards of somebody, and how far they have come on each. */
function boardTrack(view: ExplorersView, seat: number, board: string): PointRow['track'] {
  const { printed, players, round } = view
  const player = players[seat]
  const foods = player?.food[round - 1]?.length ?? 0
  switch (board) {
    case 'food':
      return values(printed.food_points.slice(1), (place) => place < foods)
    case 'gems':
      return values(printed.gems, (place) => place < (player?.gems ?? 0))
    case 'villages':
      return values(printed.villages.slice(1), () => false)
    case 'temples':
      return view.sides.temples ? values([printed.temple_points], () => false) : values(printed.temples, () => false)
    default:
      return []
  }
}

/** The values of a temple: those that are struck, and the one somebody has won there. */
export function templeTrack(printed: readonly number[], left: readonly number[], won: number): { value: number; isPast: boolean }[] {
  const struck = printed.length - left.length
  return printed.map((value, place) => ({ value, isPast: place < struck && value !== won }))
}

/** The points printed on an objective; those of a race that were taken are struck. */
function objectiveTrack({ points, left }: ExplorersObjectiveView): PointRow['track'] {
  const taken = left.length ? points.length - left.length : 0
  const isScale = points[0] === 0
  return values(isScale ? points.slice(1) : points, (place) => place < taken)
}

function values(printed: readonly number[], isPast: (place: number) => boolean): PointRow['track'] {
  return printed.map((value, place) => ({ value, isPast: isPast(place) }))
}

export function objectiveRow(key: string, place: number): PointRow {
  return { key, letter: String(place + 1), name: partName(key), rule: t(`explorers-${key}-rule`), isRuleShown: true, counts: true }
}

export function partName(key: string): string {
  return t(`explorers-${key}`)
}
