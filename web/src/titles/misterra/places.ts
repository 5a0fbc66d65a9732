/**
 * The island and the parchments with the beach at their left: six cells wide, the first of each row
 * the beach. The server's cells are those of the land alone.
 */

import type { Mark } from '../../board/marks'
import { cellNamed, nameOf, type Size } from '../../grid/cells'
import { t } from '../../text/messages.svelte'

export const LAND: Size = { width: 5, height: 5, letters_columns: true }
export const SHORE: Size = { width: 6, height: 5 }
export const NAMES = { rows: ['1', '2', '3', '4', '5'], columns: ['', 'a', 'b', 'c', 'd', 'e'] }

export function withBeach(rows: readonly string[]): string[] {
  return rows.map((row) => `~${row}`)
}

/** A cell of the land as one of the wider map. */
export function ashore(cell: number): number {
  return Math.floor(cell / LAND.width) * SHORE.width + (cell % LAND.width) + 1
}

/** A cell of the wider map as one of the land; null for the beach. */
export function inland(cell: number): number | null {
  const column = cell % SHORE.width
  return column === 0 ? null : Math.floor(cell / SHORE.width) * LAND.width + column - 1
}

export function isBeach(cell: number): boolean {
  return inland(cell) === null
}

/** The cell of a place such as `b3` or `beach3`. */
export function cellOfPlace(name: string): number | null {
  const beach = /^beach(\d)$/.exec(name)
  if (beach) return (Number(beach[1]) - 1) * SHORE.width
  const cell = cellNamed(LAND, name)
  return cell === null ? null : ashore(cell)
}

export function cellsOfPlaces(names: readonly string[]): number[] {
  return names.map(cellOfPlace).filter((cell) => cell !== null)
}

/** What a place is called in words. */
export function placeName(name: string): string {
  return name.startsWith('beach') ? t(`misterra-${name}`) : name
}

export function nameOfCell(cell: number): string {
  const land = inland(cell)
  return land === null ? `beach${Math.floor(cell / SHORE.width) + 1}` : nameOf(LAND, land)
}

/** Where an action walks or sets a marker of Otoma's; empty for other actions. */
export function placeOfAction(action: string): string {
  return /(?:>|otoma:)(\w+)$/.exec(action)?.[1] ?? ''
}

/** Marks of the land alone as those of the wider map. */
export function marksAshore(marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => ({ ...mark, cells: mark.cells.map(ashore), at: ashore(mark.at) }))
}
