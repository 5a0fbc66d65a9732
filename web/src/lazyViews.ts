/** The pages that are fetched when they are first needed: whoever comes to the first page waits for none of them. */

import type { Component } from 'svelte'
import type { Route } from './browser/router.svelte'

type Lazy = Exclude<Route, { page: 'home' | 'unknown' }>

const VIEWS = {
  new: () => import('./views/NewGame.svelte'),
  rules: () => import('./views/Rules.svelte'),
  learn: () => import('./views/Learn.svelte'),
  replay: () => import('./views/ReplayPage.svelte'),
  score: () => import('./views/ScoreSheet.svelte'),
  device: () => import('./views/Device.svelte'),
  box: () => import('./views/Box.svelte'),
  table: () => import('./views/TablePage.svelte'),
} satisfies Record<Lazy['page'], () => Promise<unknown>>

// Each view asks for a part of its own route, which no type says of all of them at once.
type Fetched = Promise<{ default: Component<Lazy> }>
const fetched = new Map<Lazy['page'], Fetched>()

/**
 * The page at an address; what the address says are its properties.
 *
 * The same promise for the same kind of page: from table to table the view is made anew once, not again when a new promise is kept.
 */
export function viewOf(route: Lazy): Fetched {
  const view = fetched.get(route.page) ?? (VIEWS[route.page]() as unknown as Fetched)
  fetched.set(route.page, view)
  // What could not be fetched is tried again at the next visit.
  view.catch(() => fetched.delete(route.page))
  return view
}

/** Where this differs, a view is made anew; a replay moves from moment to moment by itself. */
export function keyOf(route: Lazy): string {
  return ['title' in route ? route.title : 'id' in route ? route.id : '', 'manner' in route ? route.manner : ''].join()
}

/** How long the first page and its letters have the line for themselves, in milliseconds. */
const HEAD_START = 2500

/** Fetch what most readers go on to before they do, so that no press waits for it. */
export function fetchInAdvance(): void {
  // Whoever needs it sooner fetches it at once, and finds out there if it cannot be had.
  setTimeout(() => void VIEWS.table().catch(() => undefined), HEAD_START)
}
