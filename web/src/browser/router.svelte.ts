/** Where the page is: the path of the address, and links that change it without loading anew. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; title: string; manner: string }
  | { page: 'rules'; title: string }
  | { page: 'learn'; title: string }
  | { page: 'score'; title: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; seat: number; at: number; isReviewed: boolean }
  | { page: 'unknown' }

let address = $state({ path: location.pathname, query: location.search })

addEventListener('popstate', () => arrive())

export function route(): Route {
  const [first = '', second = '', rest] = address.path.split('/').slice(1)
  const asked = new URLSearchParams(address.query)
  if (!first) return { page: 'home' }
  if (first === 'replay' && rest === undefined) {
    const [seat, at] = [Number(asked.get('seat')) || 0, Number(asked.get('at')) || 0]
    return { page: 'replay', id: decodeURIComponent(second), seat, at, isReviewed: asked.has('missed') }
  }
  if (rest !== undefined || !second) return { page: 'unknown' }
  if (first === 'table') return { page: 'table', id: decodeURIComponent(second) }
  if (first === 'rules') return { page: 'rules', title: decodeURIComponent(second) }
  if (first === 'learn') return { page: 'learn', title: decodeURIComponent(second) }
  if (first === 'score') return { page: 'score', title: decodeURIComponent(second) }
  if (first !== 'new') return { page: 'unknown' }
  return { page: 'new', title: decodeURIComponent(second), manner: asked.get('with') ?? '' }
}

export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
}

/** Go on to another page without a way back to this one. */
export function goOn(path: string): void {
  history.replaceState(null, '', path)
  arrive()
}

/** For links: follow them here unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  go(link.pathname + link.search)
}

/** The invitation behind the `#` of the address; it is taken out of sight once it was used. */
export function invitation(): string {
  return location.hash.slice(1)
}

export function forgetInvitation(): void {
  history.replaceState(null, '', location.pathname)
}

function arrive(): void {
  address = { path: location.pathname, query: location.search }
}
