/**
 * The one rule by which something is committed, on every board: pencil, then ink.
 *
 * - A tap, a click, a number, N and P lay something in pencil, and so does Enter where nothing lies yet. What lies in
 *   pencil is shown, counted and said, and can be lifted again.
 * - Only the button that inks, and Enter on what lies in pencil, make it final. A tap on a map never does, however
 *   often: a finger that slips has not decided twice.
 * - A step that the table takes back (a walk, a cross that is not the last of its turn) is pencil by itself and is done
 *   at once. What cannot be taken back, because it ends a turn or turns up something hidden, waits for the ink.
 */

import type { Tool } from './controller.svelte'

/**
 * What Enter does: ink what lies in pencil and may lie there, else *putDown* what the cursor is on, if it can be.
 * Answers with the key of what is said of it.
 */
export function enter(tool: Tool, putDown: () => boolean): string {
  if (!tool.isPencilled) return putDown() ? pencilKey(tool) || 'page-said-done' : 'page-said-closed'
  if (!tool.canInk) return 'page-said-illegal'
  void tool.ink()
  return 'page-said-inked'
}

/** The key of what is said of what lies in pencil; nothing where nothing lies there. */
export function pencilKey(tool: Tool): string {
  if (!tool.isPencilled) return ''
  return tool.canInk ? 'page-said-pencil' : 'page-said-illegal'
}

/** Two taps so soon after each other, in milliseconds, and so near to each other, in pixels, are one slip. */
const TWICE = 350
const NEAR = 12

/** The taps of a finger on a map, by their place on the page, of which the second of a double tap does not count. */
export class Taps {
  private last = { time: -Infinity, x: 0, y: 0 }

  /** Whether this tap stands by itself. */
  counts(event: { timeStamp: number; pageX: number; pageY: number }): boolean {
    const { time, x, y } = this.last
    const isSecond = event.timeStamp - time < TWICE && Math.hypot(event.pageX - x, event.pageY - y) < NEAR
    this.last = { time: event.timeStamp, x: event.pageX, y: event.pageY }
    return !isSecond
  }
}
