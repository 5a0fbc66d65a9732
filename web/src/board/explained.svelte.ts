/** The way of scoring that is explained on the map: the one pointed at, else the one pinned. */

import type { Size } from '../grid/cells'
import type { Line, Points } from '../protocol'
import { marksOf, type Mark } from './marks'

export class Explained {
  /** The part that stays explained until it is pressed again. */
  pinned = $state<string | null>(null)
  /** The part under the pointer. */
  pointed = $state<string | null>(null)

  get key(): string | null {
    return this.pointed ?? this.pinned
  }

  linesOf(points: Points | null): readonly Line[] {
    return points?.parts.find((part) => part.key === this.key)?.lines ?? []
  }

  marksOf(points: Points | null, size: Size): Mark[] {
    return marksOf(this.linesOf(points), size)
  }
}
