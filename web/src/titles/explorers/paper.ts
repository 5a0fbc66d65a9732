/** A paper game of Explorers: the crosses in a landscape, what the boards say, and what is asked about them. */

import { cellNamed, nameOf, type Size } from '../../grid/cells'
import { blankRows, letterOf } from '../../sheets/painting'
import { noted, picked, type Work } from '../../sheets/work'

export interface Printed {
  tiles: string[]
  terrain: string[]
  items: string[]
  /** The village to set out from, or those that may be it. */
  central: string[]
  places: { letter: string; village: string; temple: string }[]
  /** The names of the tiles, the turns of each together. */
  groups: string[][]
  objectives: string[]
  races: string[]
  most_objectives: number
  /** The room on the boards: basic, then advanced. */
  food: number[][]
  gems: number[]
  /** What a temple can have given. */
  temples: number[]
}

export const SIZE: Size = { width: 16, height: 16 }
export const CROSS = 'x'
export const SIDES = ['food', 'gems', 'temples', 'villages'] as const
const VILLAGE = 'V'

export function startOf(printed: Printed): Work {
  const rounds = (printed.food[0] ?? []).map(() => 0)
  const slots = Array<string>(printed.most_objectives).fill('')
  return {
    maps: [blankRows(SIZE)],
    notes: { food: rounds, gems: rounds },
    picks: {
      tiles: printed.tiles,
      start: [''],
      objectives: slots,
      places: slots.map(() => '1'),
      temples: printed.places.map(() => '0'),
      sides: SIDES.map(() => 'off'),
    },
  }
}

export function isAdvanced(work: Work, side: (typeof SIDES)[number]): boolean {
  return picked(work, 'sides')[SIDES.indexOf(side)] === 'on'
}

/** Where everybody set out; where several villages may be it, the first unless one was chosen. */
export function startName(printed: Printed, work: Work): string {
  const [chosen = ''] = picked(work, 'start')
  return printed.central.includes(chosen) ? chosen : (printed.central[0] ?? '')
}

export function layerOf(printed: Printed, cell: number): number | null {
  return letterOf(printed.terrain, cell) === VILLAGE ? null : 0
}

/** The crosses; those on what is a village now were made on other tiles. */
export function crosses(printed: Printed, work: Work): number[] {
  const marks = (work.maps[0] ?? []).join('')
  return [...marks].flatMap((mark, cell) => (mark === CROSS && layerOf(printed, cell) === 0 ? [cell] : []))
}

/** The crosses that are joined to the start; no others can have been made. */
export function joined(printed: Printed, work: Work): number[] {
  const left = new Set(crosses(printed, work))
  const start = cellNamed(SIZE, startName(printed, work))
  const reached = start === null ? [] : [start]
  for (const cell of reached) reached.push(...beside(cell).filter((next) => left.delete(next)))
  return reached.slice(1).sort((a, b) => a - b)
}

export function request(printed: Printed, work: Work): object {
  const objectives = picked(work, 'objectives').filter((key) => key !== '')
  const advanced = SIDES.map((side) => [side, isAdvanced(work, side)] as const)
  const food = printed.food[isAdvanced(work, 'food') ? 1 : 0] ?? []
  const gems = printed.gems[isAdvanced(work, 'gems') ? 1 : 0] ?? 0
  return {
    tiles: printed.tiles.join(','),
    start: startName(printed, work),
    crosses: joined(printed, work).map((cell) => nameOf(SIZE, cell)),
    sides: Object.fromEntries(advanced),
    objectives,
    places: Object.fromEntries(racePlaces(printed, work)),
    food: food.map((most, round) => Math.min(most, noted(work, 'food', round))),
    gems: food.map((_, round) => Math.min(gems, noted(work, 'gems', round))),
    temples: picked(work, 'temples').map(Number),
  }
}

function racePlaces(printed: Printed, work: Work): [string, number][] {
  const places = picked(work, 'places')
  return picked(work, 'objectives').flatMap((key, slot): [string, number][] =>
    printed.races.includes(key) ? [[key, Number(places[slot])]] : [],
  )
}

function beside(cell: number): number[] {
  const column = cell % SIZE.width
  const around = [cell - SIZE.width, cell + SIZE.width]
  if (column > 0) around.push(cell - 1)
  if (column < SIZE.width - 1) around.push(cell + 1)
  return around.filter((next) => next >= 0 && next < SIZE.width * SIZE.height)
}
