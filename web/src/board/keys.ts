/** What the keys do to the hand or the cursor. */

import * as pencil from './pencil'

type Move = (hand: pencil.Hand) => pencil.Hand

/** How many rows and columns an arrow leads on. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const MOVES: Record<string, Move> = {
  r: pencil.turn,
  f: pencil.flip,
  n: (hand) => pencil.seek(hand, 1),
  p: (hand) => pencil.seek(hand, -1),
}

/** The change a key makes; null for keys that mean something else. */
export function moveOf(key: string): Move | null {
  const arrow = ARROWS[key]
  if (arrow) return (hand) => pencil.step(hand, ...arrow)
  const known = MOVES[key] ?? MOVES[key.toLowerCase()]
  if (known) return known
  return /^[1-9]$/.test(key) ? (hand) => pencil.pick(hand, Number(key) - 1) : null
}

/** Whether a key press is meant for a field, a button or a link rather than for the map. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target as HTMLElement
  if (target.closest('dialog, input, select, textarea')) return true
  const presses = event.key === 'Enter' || event.key === ' '
  return presses && target.closest('button, a, summary') !== null
}
