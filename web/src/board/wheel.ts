/** The wheel over a map turns what is held, one quarter a notch. */

import type { Attachment } from 'svelte/attachments'

/** A notch of the wheel comes as many events; those so soon after the first belong to it. */
const NOTCH = 140

export function turnsByWheel(canTurn: () => boolean, turn: () => void): Attachment<HTMLElement> {
  let isSpent = false

  function wheeled(event: WheelEvent): void {
    if (event.ctrlKey || !canTurn()) return
    event.preventDefault()
    if (isSpent) return
    isSpent = true
    setTimeout(() => (isSpent = false), NOTCH)
    turn()
  }

  return (element) => {
    // Svelte's wheel listeners are passive, and the page would scroll along.
    element.addEventListener('wheel', wheeled, { passive: false })
    return () => element.removeEventListener('wheel', wheeled)
  }
}
