/** Where the page is: the path of the address, and links that change it without loading anew. */

import { BASE, HAS_SERVER } from '../net/base'
import { fromQuery, inQuery, type Place } from './places'

export type Route =
  | { page: 'home' }
  | { page: 'new'; title: string; manner: string }
  | { page: 'rules'; title: string }
  | { page: 'learn'; title: string }
  | { page: 'score'; title: string }
  | { page: 'box'; title: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; seat: number; at: number; isReviewed: boolean }
  | { page: 'device' }
  | { page: 'unknown' }

let address = $state(here())

addEventListener('popstate', () => arrive())

export function route(): Route {
  const [first = '', second = '', rest] = address.path.split('/').slice(1)
  const asked = new URLSearchParams(address.query)
  if (!first) return { page: 'home' }
  if (first === 'replay' && rest === undefined) {
    const [seat, at] = [Number(asked.get('seat')) || 0, Number(asked.get('at')) || 0]
    return { page: 'replay', id: decodeURIComponent(second), seat, at, isReviewed: asked.has('missed') }
  }
  if (first === 'device' && !second) return { page: 'device' }
  if (rest !== undefined || !second) return { page: 'unknown' }
  if (first === 'table') return { page: 'table', id: decodeURIComponent(second) }
  if (first === 'rules') return { page: 'rules', title: decodeURIComponent(second) }
  if (first === 'learn') return { page: 'learn', title: decodeURIComponent(second) }
  if (first === 'score') return { page: 'score', title: decodeURIComponent(second) }
  if (first === 'box') return { page: 'box', title: decodeURIComponent(second) }
  if (first !== 'new') return { page: 'unknown' }
  return { page: 'new', title: decodeURIComponent(second), manner: asked.get('with') ?? '' }
}

/** The address of a place within the page, wherever the page itself is. */
export function to(path: string): string {
  return BASE + (HAS_SERVER ? path : inQuery(path))
}

export function go(path: string): void {
  history.pushState(null, '', to(path))
  arrive()
  scrollTo(0, 0)
}

/** Go on to another page without a way back to this one. */
export function goOn(path: string): void {
  history.replaceState(null, '', to(path))
  arrive()
}

/** For links: follow them here unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  const { path, query } = placeAt(link)
  go(path + query)
}

/** The invitation behind the `#` of the address; it is taken out of sight once it was used. */
export function invitation(): string {
  return location.hash.slice(1)
}

/** The seat and the secret of a link to one seat, where that stands behind the `#`. */
export function seatLinked(): { seat: number; secret: string } | null {
  const found = /^#seat=(\d{1,3})\.([\w-]+)$/.exec(location.hash)
  return found ? { seat: Number(found[1]), secret: found[2] ?? '' } : null
}

export function forgetInvitation(): void {
  history.replaceState(null, '', location.pathname + location.search)
}

function arrive(): void {
  address = here()
}

function here(): Place {
  return placeAt(location)
}

function placeAt(link: { pathname: string; search: string }): Place {
  return HAS_SERVER ? { path: link.pathname.slice(BASE.length), query: link.search } : fromQuery(link.search)
}
