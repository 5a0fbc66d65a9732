/** What a title and its ways of scoring are called: messages whose keys begin with the title's name. */

import { hasText, t } from '../text/messages.svelte'

export function titleName(title: string): string {
  return hasText(title) ? t(title) : title.charAt(0).toUpperCase() + title.slice(1)
}

/** What the title is about, in a sentence. */
export function titleAbout(title: string): string {
  return hasText(`${title}-about`) ? t(`${title}-about`) : t('page-about')
}

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
