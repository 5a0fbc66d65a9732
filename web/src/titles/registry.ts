/** The pages of the titles: every `TITLE/index.ts` here, and the generic page for any other title. */

import { nameTerrains } from '../art/letters'
import { learnCodes } from '../text/codes'
import any from './any'
import type { TitlePage } from './title'

const PAGES = import.meta.glob<TitlePage>(['./*/index.ts', '!./any/index.ts'], { eager: true, import: 'default' })

for (const [address, { codes, terrains }] of Object.entries(PAGES)) {
  const title = address.split('/')[1] ?? ''
  nameTerrains(terrains, title)
  if (codes) learnCodes(title, codes)
}

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
