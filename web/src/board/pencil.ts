/**
 * The headless board: which offer is in hand, how it is turned, where it hovers, where it lies in
 * pencil. Every function takes a hand and answers with another; nothing here hasText the screen, and
 * nothing judges: what is legal is what the server listed.
 */

import { cellOf, cellsNamed, holds, nameOf, namesInAction, spotOf, type Size, type Spot } from '../grid/cells'
import { boxOf, flipped, grip, shapeOf, shapeText, turned, type Shape } from '../grid/shape'

/** One thing that may be laid: what is chosen, the shape as printed, and where it may go. */
export interface Offer {
  choice: string
  option: number
  shape: Shape
  /** The legal anchors by orientation of the shape, written as in `X./XX`. */
  anchors: ReadonlyMap<string, ReadonlySet<number>>
}

export interface Hand {
  size: Size
  offers: readonly Offer[]
  picked: number
  orientation: Shape
  /** The cell under the pointer or the keyboard's cursor. */
  cursor: Spot | null
  /** Where the keys go on from while the cursor is nowhere. */
  rest: Spot | null
  /** The anchor where the shape lies in pencil. */
  pencil: Spot | null
}

/** A hand over a map, holding the first offer; or nothing, where there is no offer. */
export function takeUp(size: Size, offers: readonly Offer[]): Hand {
  const empty: Hand = { size, offers, picked: -1, orientation: [], cursor: null, rest: null, pencil: null }
  return offers.length ? pick(empty, 0) : empty
}

export function offerOf(hand: Hand): Offer | null {
  return hand.offers[hand.picked] ?? null
}

/** Hold another offer, turned so that it fits somewhere, as printed if it can. */
export function pick(hand: Hand, place: number): Hand {
  const offer = hand.offers[place]
  if (!offer) return hand
  const orientation = orientations(offer.shape).find((shape) => fitsSomewhere(offer, shape)) ?? offer.shape
  const next = { ...hand, picked: place, orientation, pencil: null }
  // What lay in pencil lies there still if only the choice changed.
  return hand.pencil && isLegalAt({ ...next, orientation: hand.orientation }, hand.pencil)
    ? { ...next, orientation: hand.orientation, pencil: hand.pencil }
    : next
}

export function turn(hand: Hand): Hand {
  return withOrientation(hand, turned(hand.orientation))
}

export function flip(hand: Hand): Hand {
  return withOrientation(hand, flipped(hand.orientation))
}

/** Point at a cell; the shape follows unless it lies in pencil. */
export function hover(hand: Hand, cursor: Spot | null): Hand {
  return { ...hand, cursor: cursor && holds(hand.size, cursor) ? cursor : null }
}

/** Move the cursor by steps; it starts where it last was, or in the middle, and stays on the map. */
export function step(hand: Hand, rows: number, columns: number): Hand {
  const from = hand.cursor ?? hand.rest ?? middle(hand.size)
  const stay = (at: number, bound: number) => Math.max(0, Math.min(bound - 1, at))
  const cursor = {
    row: stay(from.row + rows, hand.size.height),
    column: stay(from.column + columns, hand.size.width),
  }
  return hand.pencil
    ? { ...hand, cursor, pencil: withinMap(hand.size, hand.orientation, moved(hand.pencil, rows, columns)) }
    : { ...hand, cursor }
}

/** Put the shape down in pencil where it hovers; an illegal spot is taken too, so that it can say why. */
export function putDown(hand: Hand): Hand {
  const anchor = ghost(hand)
  return anchor ? { ...hand, pencil: anchor } : hand
}

/** Pick the pencilled shape up again. */
export function lift(hand: Hand): Hand {
  return { ...hand, pencil: null }
}

/** Lay in pencil what an action says, as in `F:c3c4d4`; the hand stays as it is if nobody offers it. */
export function follow(hand: Hand, action: string): Hand {
  const [choice = ''] = action.split(':')
  const spots = cellsNamed(hand.size, namesInAction(action)).map((cell) => spotOf(hand.size, cell))
  if (!spots.length) return hand
  const orientation = shapeOf(spots)
  const anchor = {
    row: Math.min(...spots.map((spot) => spot.row)),
    column: Math.min(...spots.map((spot) => spot.column)),
  }
  const at = cellOf(hand.size, anchor)
  const picked = hand.offers.findIndex(
    (offer) => offer.choice === choice && offer.anchors.get(shapeText(orientation))?.has(at),
  )
  if (picked < 0) return hand
  const hold = grip(orientation)
  return { ...hand, picked, orientation, pencil: anchor, cursor: moved(anchor, hold.row, hold.column) }
}

/** The text of the action that lays the shape at *anchor*. */
export function actionText(hand: Hand, anchor: Spot): string {
  const cells = covered(hand, anchor).sort((a, b) => a - b)
  return `${offerOf(hand)?.choice ?? ''}:${cells.map((cell) => nameOf(hand.size, cell)).join('')}`
}

/** Go to the next legal spot in reading order, or the one before; turned if it fits only so. */
export function seek(hand: Hand, direction: 1 | -1): Hand {
  if (!legalAnchors(hand).size) {
    const orientation = offerOf(hand) && orientations(hand.orientation).find((each) => fitsSomewhere(offerOf(hand), each))
    return orientation ? seek({ ...hand, orientation, pencil: null }, direction) : hand
  }
  const spots = [...legalAnchors(hand)].sort((a, b) => a - b)
  const here = restingPlace(hand)
  const at = here ? cellOf(hand.size, here) : direction > 0 ? -1 : Infinity
  const next =
    direction > 0
      ? (spots.find((spot) => spot > at) ?? spots[0])
      : (spots.findLast((spot) => spot < at) ?? spots.at(-1))
  if (next === undefined) return hand
  const anchor = spotOf(hand.size, next)
  const hold = grip(hand.orientation)
  return { ...hand, pencil: anchor, cursor: moved(anchor, hold.row, hold.column) }
}

/** Where the shape would lie from the cursor: its grip there, drawn to the nearest legal spot that covers it. */
export function ghost(hand: Hand): Spot | null {
  if (!hand.cursor || !hand.orientation.length) return null
  const hold = grip(hand.orientation)
  const straight = withinMap(hand.size, hand.orientation, moved(hand.cursor, -hold.row, -hold.column))
  return nearestLegal(hand, straight, hand.cursor) ?? straight
}

/** The anchor where the shape is shown: in pencil, or else hovering. */
export function restingPlace(hand: Hand): Spot | null {
  return hand.pencil ?? ghost(hand)
}

export function covered(hand: Hand, anchor: Spot | null): number[] {
  return anchor
    ? hand.orientation.map((cell) => cellOf(hand.size, moved(anchor, cell.row, cell.column)))
    : []
}

export function isLegalAt(hand: Hand, anchor: Spot | null): boolean {
  return anchor !== null && legalAnchors(hand).has(cellOf(hand.size, anchor))
}

/** Every cell that the shape, turned as it is, may come to cover. */
export function lit(hand: Hand): ReadonlySet<number> {
  const cells = new Set<number>()
  for (const anchor of legalAnchors(hand)) {
    for (const cell of covered(hand, spotOf(hand.size, anchor))) cells.add(cell)
  }
  return cells
}

export function legalAnchors(hand: Hand): ReadonlySet<number> {
  return offerOf(hand)?.anchors.get(shapeText(hand.orientation)) ?? new Set()
}

function nearestLegal(hand: Hand, anchor: Spot, pointer: Spot): Spot | null {
  const under = cellOf(hand.size, pointer)
  let best: Spot | null = null
  let shortest = Infinity
  for (const cell of legalAnchors(hand)) {
    const spot = spotOf(hand.size, cell)
    const distance = Math.hypot(spot.row - anchor.row, spot.column - anchor.column)
    if (distance < shortest && covered(hand, spot).includes(under)) {
      best = spot
      shortest = distance
    }
  }
  return best
}

/** Another orientation of the same shape, held at the same cell. */
function withOrientation(hand: Hand, orientation: Shape): Hand {
  if (!hand.orientation.length) return hand
  if (!hand.pencil) return { ...hand, orientation }
  const [was, is] = [grip(hand.orientation), grip(orientation)]
  const anchor = moved(hand.pencil, was.row - is.row, was.column - is.column)
  return { ...hand, orientation, pencil: withinMap(hand.size, orientation, anchor) }
}

function orientations(shape: Shape): Shape[] {
  const around = (start: Shape) => [start, turned(start), turned(turned(start)), turned(turned(turned(start)))]
  return [...around(shape), ...around(flipped(shape))]
}

function fitsSomewhere(offer: Offer | null, orientation: Shape): boolean {
  return (offer?.anchors.get(shapeText(orientation))?.size ?? 0) > 0
}

function withinMap(size: Size, orientation: Shape, anchor: Spot): Spot {
  const box = boxOf(orientation)
  return {
    row: Math.max(0, Math.min(size.height - box.height, anchor.row)),
    column: Math.max(0, Math.min(size.width - box.width, anchor.column)),
  }
}

function moved(spot: Spot, rows: number, columns: number): Spot {
  return { row: spot.row + rows, column: spot.column + columns }
}

function middle(size: Size): Spot {
  return { row: Math.floor(size.height / 2), column: Math.floor(size.width / 2) }
}
