/** What stands on the tab of the browser: whether somebody is waited for, and at which table. */

import { t } from '../text/messages.svelte'

let words = $state.raw<readonly string[]>([])

export function tabTitle(): string {
  return [...words, t('page-name')].join(' · ')
}

/** For an effect: name the tab for as long as it lasts. */
export function nameTab(...wanted: string[]): () => void {
  words = wanted.filter(Boolean)
  return () => (words = [])
}
