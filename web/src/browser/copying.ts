/** Copying a text, also where the page came by plain http and browsers have no clipboard for it. */

/** Whether it was copied by the clipboard alone, which a page from a home network does not have. */
export async function copyByClipboard(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

/** Whether what stands in *field* was copied; it stays selected, so that a hand can copy it too. */
export function copySelected(field: HTMLInputElement): boolean {
  field.focus()
  field.setSelectionRange(0, field.value.length)
  try {
    // Deprecated, and all there is without https.
    return document.execCommand('copy')
  } catch {
    return false
  }
}

/** The sheet by which a device shares links; null where there is none. */
export function shareSheet(): ((link: string, title: string) => Promise<void>) | null {
  if (!('share' in navigator)) return null
  // Whoever closes the sheet again has shared nothing, which is no fault.
  return (url, title) => navigator.share({ url, title }).catch(() => undefined)
}
