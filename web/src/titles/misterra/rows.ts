/** The ways of scoring of Maps of Misterra, as the panel beside the maps lists them. */

import type { PointRow } from '../../panels/points'
import type { MisterraView, Points } from '../../protocol'
import { formatMessage, formatPieces, t } from '../../text/messages.svelte'
import { messageOf, sealOf } from './presumptions'

const ICONS: Record<string, string> = { fidelity: '#eye', completeness: '#item-m', claims: '#flag', otoma: '' }

export function rowsOf(view: MisterraView, points: Points | null, nameOf: (seat: number) => string): PointRow[] {
  return (points?.parts ?? []).map(({ key }) => presumed(view, key, nameOf) ?? openRow(key))
}

/** What everybody scores. */
export function openRow(key: string): PointRow {
  return {
    key,
    letter: key.charAt(0).toUpperCase(),
    icon: ICONS[key] ?? '',
    name: t(`misterra-${key}-name`),
    rule: key === 'expert' ? t('misterra-option-expert-help') : t(`misterra-${key}-rule`),
    isRuleShown: false,
    counts: true,
  }
}

/** A presumption of one's own. */
function presumed(view: MisterraView, key: string, nameOf: (seat: number) => string): PointRow | null {
  const number = /^presumption-(\d+)$/.exec(key)?.[1]
  if (!number) return null
  const own = view.dealt.find((each) => each.number === Number(number))
  return {
    key,
    letter: number,
    name: own ? formatMessage(messageOf(own.name), nameOf) : t(`misterra-${key}`),
    ...(own ? { drawn: formatPieces(messageOf(own.name), nameOf) } : {}),
    rule: own ? formatPieces(messageOf(own.rule), nameOf) : '',
    isRuleShown: own !== undefined,
    ...(own ? sealOf(own) : {}),
    counts: true,
  }
}
