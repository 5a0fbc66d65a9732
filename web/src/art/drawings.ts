/** Drawings that stand in the middle of a sentence. */

import type { Drawing } from '../text/codes'
import type { Terrains } from './terrain'

/** A few cells as a card shows them, with a sign beside them where the card has one. */
export interface Cells extends Drawing {
  terrains: Terrains
  rows: readonly string[]
  sign?: string
}

/** A tile by its number, lying as it was turned. */
export interface Turned extends Drawing {
  number: string
  /** Quarters clockwise. */
  turns: number
}

/** Signs that are read at a glance and heard as words. */
export interface Signs extends Drawing {
  signs: string
}

export function hasCells(drawing: Drawing): drawing is Cells {
  return 'rows' in drawing
}

export function hasSigns(drawing: Drawing): drawing is Signs {
  return 'signs' in drawing
}

export function isTurned(drawing: Drawing): drawing is Turned {
  return 'turns' in drawing
}
