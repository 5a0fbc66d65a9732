/** What the ways of scoring of a title are called. */

import { knows, t } from '../text/speech.svelte'

export function partName(title: string, key: string): string {
  const named = `${title}-${key}-name`
  if (knows(named)) return t(named)
  return knows(`${title}-${key}`) ? t(`${title}-${key}`) : key
}

/** How a part is counted; nothing where its name says it. */
export function partRule(title: string, key: string): string {
  const rule = `${title}-${key}-rule`
  return knows(rule) ? t(rule) : ''
}
