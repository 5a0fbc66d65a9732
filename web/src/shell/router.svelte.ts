/** Where the page is: the path of the address, and links that change it without loading anew. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; title: string; manner: string }
  | { page: 'rules'; title: string }
  | { page: 'table'; id: string }
  | { page: 'unknown' }

let address = $state({ path: location.pathname, query: location.search })

addEventListener('popstate', () => arrive())

export function route(): Route {
  const [first = '', second = '', rest] = address.path.split('/').slice(1)
  if (!first) return { page: 'home' }
  if (rest !== undefined || !second) return { page: 'unknown' }
  if (first === 'table') return { page: 'table', id: decodeURIComponent(second) }
  if (first === 'rules') return { page: 'rules', title: decodeURIComponent(second) }
  if (first !== 'new') return { page: 'unknown' }
  const manner = new URLSearchParams(address.query).get('with') ?? ''
  return { page: 'new', title: decodeURIComponent(second), manner }
}

export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
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
