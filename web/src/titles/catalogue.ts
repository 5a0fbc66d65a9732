/** The titles this server offers, with the texts of those the page was not built with. */

import { titles } from '../net/api'
import type { Title } from '../protocol'
import { addTitleTexts } from '../text/messages.svelte'
import { hasPage } from './registry'

/** What can be played here; every title in the list can be named. */
export async function offeredTitles(): Promise<Title[]> {
  const offered = (await titles()).titles
  await ensureTexts(...offered.map((title) => title.name))
  return offered
}

/** Fetch the texts of titles of other distributions before they are named. */
export async function ensureTexts(...names: string[]): Promise<void> {
  // Those of the titles with a page came with the language.
  await addTitleTexts(names.filter((name) => !hasPage(name)))
}
