/**
 * Where the keys go when the page changes under them: to the heading of a new page or phase, and to the map when the button that
 * was pressed is gone. A reader whose focus falls to the body has to find its place anew.
 */

import type { Attachment } from 'svelte/attachments'

export const keepsFocus: Attachment<HTMLElement> = (main) => {
  let heading: HTMLElement | null = null
  let last: Element | null = null

  function changed(): void {
    const newest = main.querySelector('h1')
    const isNew = newest !== heading && newest !== null
    heading = newest
    const focused = document.activeElement
    const isLost = !focused || focused === document.body
    if (isNew && (isLost || focused === main || !main.contains(focused))) rest(newest)
    else if (isLost && last && (!last.isConnected || last.matches(':disabled'))) rest(main.querySelector<HTMLElement>('[data-map]') ?? heading ?? main)
  }

  const watcher = new MutationObserver(changed)
  const focused = (event: FocusEvent) => (last = event.target as Element)
  // Whoever presses beside everything wants no focus.
  const pressed = () => (last = null)
  watcher.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  main.addEventListener('focusin', focused)
  addEventListener('pointerdown', pressed)
  return () => {
    watcher.disconnect()
    main.removeEventListener('focusin', focused)
    removeEventListener('pointerdown', pressed)
  }
}

/** Put the focus on something that takes none by itself; no ring is drawn around what cannot be pressed. */
function rest(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.style.outline = 'none'
  }
  element.focus({ preventScroll: true })
}
