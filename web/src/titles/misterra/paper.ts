/** A paper game of Maps of Misterra: a parchment, the island with its markers, and what is asked about them. */

import type { Message } from '../../protocol'
import { blankRows, laidOver, letterOf, NOTHING, type Rows } from '../../sheets/painting'
import { picked, type Work } from '../../sheets/work'
import { LAND, nameOfCell, SHORE, withBeach } from './places'

export interface Printed {
  presumptions: { number: number; name: Message; rule: Message }[]
  kept: number
}

export const PARCHMENT = 0
export const ISLAND = 1
const MARKERS = 2

/** One's own marker, and somebody else's. */
export const OWN = 'o'
export const OTHER = 'x'
export const BRUSHES = ['S', 'L', 'J', 'M', OWN, OTHER, NOTHING]

const BLANK = withBeach(blankRows(LAND))

export function startOf(printed: Printed): Work {
  return {
    maps: [blankRows(SHORE), blankRows(SHORE), blankRows(SHORE)],
    notes: {},
    picks: { presumptions: Array<string>(printed.kept).fill(''), expert: ['off'], solo: ['off'], merged: ['none'] },
  }
}

/** A map as it is shown, the beach at its left. */
export function shownMap(work: Work, map: number): string[] {
  return laidOver(BLANK, work.maps[map] ?? [])
}

/** The cells with a marker of one kind; one whose tile was wiped off is no longer there. */
export function markers(work: Work, kind: string): number[] {
  const [island = [], marks = []] = [work.maps[ISLAND], work.maps[MARKERS]]
  return [...marks.join('')].flatMap((mark, cell) => (mark === kind && letterOf(island, cell) !== NOTHING ? [cell] : []))
}

/** Which layer a brush paints: markers stand on tiles of the island, and go before the tile does. */
export function layerOf(work: Work, { map, cell }: { map: number; cell: number }, brush: string): number | null {
  if (letterOf(BLANK, cell) !== NOTHING) return null
  const isMarker = brush === OWN || brush === OTHER
  if (map === PARCHMENT) return isMarker ? null : PARCHMENT
  const hasTile = letterOf(work.maps[ISLAND] ?? [], cell) !== NOTHING
  if (isMarker) return hasTile ? MARKERS : null
  const hasMarker = letterOf(work.maps[MARKERS] ?? [], cell) !== NOTHING
  return brush === NOTHING && hasTile && hasMarker ? MARKERS : ISLAND
}

/** The letter of a terrain that is claimed twice by one player, which cannot be; else nothing. */
export function claimedTwice(work: Work): string {
  const terrains = markers(work, OWN).map((cell) => letterOf(work.maps[ISLAND] ?? [], cell))
  return terrains.find((letter, place) => terrains.indexOf(letter) < place) ?? ''
}

export function request(work: Work): object {
  return {
    parchment: inland(work.maps[PARCHMENT] ?? []),
    island: inland(work.maps[ISLAND] ?? []),
    presumptions: [...new Set(picked(work, 'presumptions').filter((each) => each !== ''))].map(Number),
    expert: isOn(work, 'expert'),
    solo: isOn(work, 'solo'),
    merged_claims: picked(work, 'merged')[0] ?? 'none',
    claims: markers(work, OWN).map(nameOfCell),
    other_claims: markers(work, OTHER).map(nameOfCell),
  }
}

export function isOn(work: Work, key: string): boolean {
  return picked(work, key)[0] === 'on'
}

function inland(rows: Rows): string[] {
  return rows.map((row) => row.slice(1))
}
