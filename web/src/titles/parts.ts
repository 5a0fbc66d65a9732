/** What the ways of scoring of a title are called. */

import { hasText, t } from '../text/messages.svelte'

export function partName(title: string, key: string): string {
  const named = `${title}-${key}-name`
  if (hasText(named)) return t(named)
  return hasText(`${title}-${key}`) ? t(`${title}-${key}`) : key
}

/** How a part is counted; nothing where its name says it. */
export function partRule(title: string, key: string): string {
  const rule = `${title}-${key}-rule`
  return hasText(rule) ? t(rule) : ''
}
