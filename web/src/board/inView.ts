/** Keeping what is in hand in sight where a map is larger than the window. */

import type { Attachment } from 'svelte/attachments'

/** Scroll no further than needed to show the element, each time that *where* it lies is another place. */
export function inView(where: unknown): Attachment {
  return (element) => {
    if (where != null) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
