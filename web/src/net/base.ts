/**
 * The path below which the page lies: empty at the root of a site, `/inklands` below that.
 *
 * The script is a file of the folder `assets`, so it knows where the page is wherever that was put:
 * behind a proxy with a path of its own, or as plain files below any folder.
 */
export const BASE = import.meta.env.PROD ? baseOf(import.meta.url) : ''

/** A page that plain files make up says in its head that nobody answers requests (`inklands site`). */
export const HAS_SERVER = typeof document === 'undefined' || !document.querySelector('meta[name="inklands-server"][content="none"]')

export function baseOf(script: string): string {
  return new URL('..', script).pathname.replace(/\/$/, '')
}
