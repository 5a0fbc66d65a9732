/**
 * Places within the page where plain files make it up: a static host knows no path that is not a file, so that
 * `/table/~x?seat=0` is written `/?/table/~x&seat=0` there.
 */

export interface Place {
  path: string
  /** With its question mark; empty where nothing is asked. */
  query: string
}

/** The address of a place below the folder of the page. */
export function inQuery(path: string): string {
  return path === '/' ? '/' : `/?${path.replace('?', '&')}`
}

/** The place that the query of an address names; home where it names none. */
export function fromQuery(search: string): Place {
  if (!search.startsWith('?/')) return { path: '/', query: '' }
  const [path = '/', ...asked] = search.slice(1).split('&')
  return { path, query: asked.length ? `?${asked.join('&')}` : '' }
}
