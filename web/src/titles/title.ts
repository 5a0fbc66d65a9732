/** What the page knows of a title: one object of this type in `titles/TITLE/index.ts`. */

import type { Component } from 'svelte'
import type { MapPicture } from '../art/picture'
import type { Terrains } from '../art/terrain'
import type { BoardProps } from '../board/controller.svelte'
import type { Lesson } from '../learn/lesson'
import type { PointRow } from '../panels/points'
import type { Scale } from '../panels/scales'
import type { Points } from '../protocol'
import type { Codes } from '../text/codes'

/** A component that is fetched when it is first needed. */
type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>

/** The page of a title; *View* is its view on the wire, *Printed* what its paper sheets are chosen from. */
export interface TitlePage<View = unknown, Printed = unknown> {
  /** What the letters of its maps stand for. */
  terrains: Terrains
  /** A small map, drawn for the first page. */
  showcase: MapPicture
  /** What a person plays on at a table. */
  board: Lazy<BoardProps>
  /** An action in a few words. */
  ActionLabel: Component<{ action: string }>
  /** The map of each seat, by seat. */
  mapsOf: (view: View) => readonly MapPicture[]
  /** A cell of a map that is only looked at: its name, and what lies there. */
  cellWords: (map: MapPicture, cell: number) => string
  /** What lies over a map that is only looked at. */
  Overlay?: Component<{ map: MapPicture }>
  /** A cell as it is numbered on the maps shown, where that differs from the wire. */
  shownCell?: (cell: number) => number
  /** The map that all seats play on, beside their own. */
  shared?: SharedMap<View>
  /** The points by the stretches of a match in which they were scored. */
  periodsOf?: (points: Points) => readonly Period[]
  /** The ways of scoring as the panel beside a map lists them for a seat. */
  rowsOf?: (view: View, points: Points, seat: number, nameOf: (seat: number) => string) => readonly PointRow[]
  /** What a solo player with so many points would be called; none where there are others. */
  scalesOf?: (view: View, points: Points) => readonly Scale[]
  /** What stands in messages for the codes of the title. */
  codes?: Codes
  /** A guided first game. */
  lesson?: Lesson
  /** The sheet on which a game that was played on paper is painted. */
  paper?: Lazy<{ printed: Printed }>
}

export interface SharedMap<View> {
  /** The key of its name. */
  name: string
  mapOf: (view: View) => MapPicture
  /** A cell of it in words: its name, what lies and who stands there. */
  cellWords: (view: View, cell: number, nameOf: (seat: number) => string) => string
  /** What stands on it. */
  Overlay: Component<{ view: View }>
  /** Whether an action is about this map rather than about a seat's own. */
  concerns: (action: string) => boolean
}

export interface Period {
  /** Its name is the message `TITLE-key`. */
  key: string
  parts: readonly PeriodPart[]
  total: number
}

export interface PeriodPart {
  key: string
  total: number
  /** Goals differ from period to period; gains and losses are the same ones in each. */
  kind: 'goal' | 'gain' | 'loss'
}

/** A title's page as the registry keeps it. */
export function titlePage<View, Printed>(page: TitlePage<View, Printed>): TitlePage {
  // Views come off the wire as unknown; that a title is handed its own is what the registry is for.
  return page as unknown as TitlePage
}
