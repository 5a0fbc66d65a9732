/** The server's groups of legal placements as offers for the hand. */

import { cellOf, type Size } from '../grid/cells'
import { parseShape, shapeOf, shapeText } from '../grid/shape'
import { cellsOf, type Group } from '../protocol'
import type { Offer } from './pencil'

/** One offer for each option and choice; *printed* holds the shape of each option as the card shows it. */
export function offersOf(groups: readonly Group[], size: Size, printed: readonly string[] = []): Offer[] {
  const offers = new Map<string, Offer & { anchors: Map<string, Set<number>> }>()
  for (const group of groups) {
    const key = `${group.option} ${group.choice}`
    const orientation = shapeOf(group.cells)
    let offer = offers.get(key)
    if (!offer) {
      const card = printed[group.option]
      const fits = card !== undefined && parseShape(card).length === orientation.length
      offer = {
        choice: group.choice,
        option: group.option,
        shape: fits ? parseShape(card) : orientation,
        anchors: new Map(),
      }
      offers.set(key, offer)
    }
    const anchors = cellsOf(group.anchors, size.width).map((cell) => cellOf(size, cell))
    offer.anchors.set(shapeText(orientation), new Set(anchors))
  }
  return [...offers.values()]
}
