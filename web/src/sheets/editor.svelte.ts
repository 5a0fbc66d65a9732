/** The hand that paints a paper sheet: brush, cursor, strokes, and the way back. Every change is kept. */

import type { Size } from '../grid/cells'
import { ARROWS } from '../board/keys'
import { stepped } from '../board/pointing'
import { keep, kept } from '../browser/storage'
import { between, inked, inkOf } from './painting'
import { cleared, restored, type Work } from './work'

/** A cell of one of the maps. */
export interface Place {
  map: number
  cell: number
}

const MEMORY = 200

export class SheetEditor {
  work = $state.raw<Work>({ maps: [], notes: {}, picks: {} })
  brush = $state('')
  /** Where the keys are. */
  cursor = $state.raw<Place | null>(null)
  isByKeys = $state(false)
  /** The map that was painted last, which the keys are for. */
  front = $state(0)
  private past = $state.raw<readonly Work[]>([])
  private stroke: { before: Work; ink: string; last: Place } | null = null

  /** *layerOf* tells which of the painted maps a brush changes at a place; null where it may not paint. */
  constructor(
    readonly title: string,
    private readonly start: Work,
    readonly sizes: readonly Size[],
    readonly brushes: readonly string[],
    private readonly layerOf: (place: Place, brush: string) => number | null,
  ) {
    this.work = restored(kept(this.shelf), start)
    this.brush = brushes[0] ?? ''
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  /** Change something at once, in a way that can be taken back. */
  change(next: Work): void {
    this.remember(this.work)
    this.put(next)
  }

  press(place: Place): void {
    this.cursor = place
    const rows = this.work.maps[this.layerOf(place, this.brush) ?? place.map] ?? []
    this.stroke = { before: this.work, ink: inkOf(rows, place.cell, this.brush), last: place }
    this.ink(place.map, [place.cell])
  }

  reach(place: Place): void {
    const size = this.sizes[place.map]
    if (!this.stroke || !size || this.stroke.last.map !== place.map || this.stroke.last.cell === place.cell) return
    this.ink(place.map, between(size, this.stroke.last.cell, place.cell))
    this.stroke.last = this.cursor = place
  }

  release(): void {
    if (!this.stroke) return
    if (this.stroke.before !== this.work) this.remember(this.stroke.before)
    this.front = this.stroke.last.map
    this.stroke = null
  }

  /** Turn to another map, unless the brush lies on one: maps do not move under it. */
  turnTo(map: number): void {
    if (!this.stroke) this.front = map
  }

  /** The stroke was none: two fingers zoom. */
  cancel(): void {
    if (this.stroke) this.put(this.stroke.before)
    this.stroke = null
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.put(before)
  }

  blank(): void {
    this.change(cleared(this.work, this.start))
  }

  /** What a key does; whether it did something. */
  key(key: string): boolean {
    const arrow = ARROWS[key]
    if (arrow) this.step(...arrow)
    else if (key === 'Enter' || key === ' ') this.dab()
    else if (/^[1-9]$/.test(key) && this.brushes[Number(key) - 1] !== undefined) this.brush = this.brushes[Number(key) - 1] ?? ''
    else if (key.toLowerCase() === 'u') this.undo()
    else return false
    return true
  }

  private step(rows: number, columns: number): void {
    const map = this.front
    const size = this.sizes[map]
    const from = this.cursor?.map === map ? this.cursor.cell : null
    this.isByKeys = true
    if (size) this.cursor = { map, cell: stepped(size, from, rows, columns) }
  }

  private dab(): void {
    this.isByKeys = true
    if (!this.cursor) return this.step(0, 0)
    this.press(this.cursor)
    this.release()
  }

  private ink(map: number, cells: readonly number[]): void {
    const { stroke, work, brush } = this
    if (!stroke) return
    const maps = work.maps.map((rows, layer) => {
      const own = cells.filter((cell) => this.layerOf({ map, cell }, brush) === layer)
      return own.length ? inked(rows, own, stroke.ink) : rows
    })
    if (maps.some((rows, layer) => rows !== work.maps[layer])) this.put({ ...work, maps })
  }

  private put(work: Work): void {
    this.work = work
    keep(this.shelf, JSON.stringify(work))
  }

  private remember(work: Work): void {
    this.past = [...this.past, work].slice(-MEMORY)
  }

  private get shelf(): string {
    return `sheet-${this.title}`
  }
}
