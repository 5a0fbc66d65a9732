/** The pages of the titles: every `TITLE/index.ts` here, and the generic page for any other title. */

import any from './any'
import type { TitlePage } from './title'

const PAGES = import.meta.glob<TitlePage>(['./*/index.ts', '!./any/index.ts'], { eager: true, import: 'default' })

/** Whether the page was built with this title. */
export function hasPage(title: string): boolean {
  return addressOf(title) in PAGES
}

export function pageOf(title: string): TitlePage {
  return PAGES[addressOf(title)] ?? any
}

function addressOf(title: string): string {
  return `./${title}/index.ts`
}
