/** What the keys mean on a board. */

import type { Letters } from '../browser/preferences.svelte'

/** How many rows and columns an arrow leads on. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What a key asks for on the map; what that comes to differs by title. */
export type MapCommand =
  | { kind: 'move'; rows: number; columns: number }
  | { kind: 'seek'; direction: 1 | -1 }
  | { kind: 'pick'; place: number }
  | { kind: 'turn' }
  | { kind: 'flip' }
  | { kind: 'enter' }

/** What can be heard of a map: the row, the column or the region of the cursor, what counts, what is open, what is asked. */
export type Hearing = 'row' | 'column' | 'region' | 'points' | 'open' | 'asked'

export type Command = MapCommand | { kind: 'hear'; what: Hearing } | { kind: 'places' } | { kind: 'escape' } | { kind: 'undo' } | { kind: 'hint' } | { kind: 'help' }

const COMMANDS: Readonly<Record<string, Command>> = {
  n: { kind: 'seek', direction: 1 },
  p: { kind: 'seek', direction: -1 },
  r: { kind: 'turn' },
  f: { kind: 'flip' },
  u: { kind: 'undo' },
  h: { kind: 'hint' },
  a: { kind: 'hear', what: 'row' },
  d: { kind: 'hear', what: 'column' },
  g: { kind: 'hear', what: 'region' },
  e: { kind: 'hear', what: 'points' },
  o: { kind: 'hear', what: 'open' },
  s: { kind: 'hear', what: 'asked' },
  l: { kind: 'places' },
  '?': { kind: 'help' },
  Enter: { kind: 'enter' },
  Escape: { kind: 'escape' },
}

/** What a key press asks for; null where it means nothing here, or is meant for something else. */
export function commandOf(event: KeyboardEvent, letters: Letters): Command | null {
  if (isElsewhere(event) || isSilenced(event, letters)) return null
  const arrow = ARROWS[event.key]
  if (arrow) return { kind: 'move', rows: arrow[0], columns: arrow[1] }
  if (/^[1-9]$/.test(event.key)) return { kind: 'pick', place: Number(event.key) - 1 }
  return COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()] ?? null
}

/** Whether a key press is meant for a field, a button or a link rather than for the map. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target as HTMLElement
  if (target.closest('dialog, input, select, textarea')) return true
  const presses = event.key === 'Enter' || event.key === ' '
  return presses && target.closest('button, a, summary') !== null
}

/**
 * Whether a single letter, digit or sign is to do nothing here: whoever speaks to the machine, or hits keys by accident, can keep
 * them to the map or switch them off (WCAG 2.1.4).
 */
export function isSilenced(event: KeyboardEvent, letters: Letters): boolean {
  if (letters === 'everywhere' || event.key.length > 1 || event.key === ' ') return false
  return letters === 'off' || (event.target as HTMLElement).closest('[data-map]') === null
}
