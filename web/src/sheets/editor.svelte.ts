/** The editor of a paper sheet: brush, cursor, strokes, and undo. Every change is kept by the browser. */

import type { Terrains } from '../art/terrain'
import { ARROWS } from '../board/keys'
import { stepped } from '../board/pointing'
import { keep, kept } from '../browser/storage'
import type { Size } from '../grid/cells'
import { between, inked, inkOf } from './painting'
import { cleared, restored, type Work } from './work'

/** A cell of one of the maps. */
export interface Place {
  map: number
  cell: number
}

/** What is edited: the maps of a title's sheet, and what may be painted on them. */
export interface SheetSetup {
  title: string
  terrains: Terrains
  start: Work
  sizes: readonly Size[]
  brushes: readonly string[]
  /** Which of the painted maps a brush changes at a place; null where it may not paint. */
  layerOf: (place: Place, brush: string) => number | null
  /** Where the work is kept, unless this browser keeps it under the title. */
  kept?: { work: Work; save: (work: Work) => void }
}

/** How many changes can be taken back. */
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

  constructor(private readonly setup: SheetSetup) {
    this.work = setup.kept?.work ?? restored(kept(this.slot), setup.start)
    this.brush = this.brushes[0] ?? ''
  }

  get title(): string {
    return this.setup.title
  }

  get terrains(): Terrains {
    return this.setup.terrains
  }

  get brushes(): readonly string[] {
    return this.setup.brushes
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
    const rows = this.work.maps[this.setup.layerOf(place, this.brush) ?? place.map] ?? []
    this.stroke = { before: this.work, ink: inkOf(rows, place.cell, this.brush), last: place }
    this.ink(place.map, [place.cell])
  }

  reach(place: Place): void {
    const size = this.setup.sizes[place.map]
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
    this.change(cleared(this.work, this.setup.start))
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
    const size = this.setup.sizes[map]
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
      const own = cells.filter((cell) => this.setup.layerOf({ map, cell }, brush) === layer)
      return own.length ? inked(rows, own, stroke.ink) : rows
    })
    if (maps.some((rows, layer) => rows !== work.maps[layer])) this.put({ ...work, maps })
  }

  private put(work: Work): void {
    this.work = work
    if (this.setup.kept) this.setup.kept.save(work)
    else keep(this.slot, JSON.stringify(work))
  }

  private remember(work: Work): void {
    this.past = [...this.past, work].slice(-MEMORY)
  }

  private get slot(): string {
    return `sheet-${this.setup.title}`
  }
}
