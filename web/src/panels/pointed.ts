/** Buttons that show something on the map for as long as they are pointed at or have the focus. */

interface Handlers {
  onpointerenter: (event: PointerEvent) => void
  onpointerleave: (event: PointerEvent) => void
  onfocus: () => void
  onblur: () => void
}

/** A finger that presses a button is about to choose, so only a mouse points. */
export function whilePointed(show: () => void, hide: () => void): Handlers {
  return {
    onpointerenter: (event) => event.pointerType === 'mouse' && show(),
    onpointerleave: (event) => event.pointerType === 'mouse' && hide(),
    onfocus: show,
    onblur: hide,
  }
}

/** For buttons that choose nothing: a finger shows as well. */
export function whileTouched(show: () => void, hide: () => void): Handlers {
  return { onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide }
}
