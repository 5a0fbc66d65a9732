/** What the keys mean on a board. */

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

export type Command = MapCommand | { kind: 'escape' } | { kind: 'undo' } | { kind: 'hint' } | { kind: 'help' }

const COMMANDS: Readonly<Record<string, Command>> = {
  n: { kind: 'seek', direction: 1 },
  p: { kind: 'seek', direction: -1 },
  r: { kind: 'turn' },
  f: { kind: 'flip' },
  u: { kind: 'undo' },
  h: { kind: 'hint' },
  '?': { kind: 'help' },
  Enter: { kind: 'enter' },
  Escape: { kind: 'escape' },
}

/** What a key press asks for; null where it means nothing here, or is meant for something else. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (isElsewhere(event)) return null
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
