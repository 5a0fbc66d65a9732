/** Solo titles: what remains of the points once the numbers on the four goals are taken off. */

import { scaleOf, type Scale } from '../../panels/scales'
import type { CartographersView, Points } from '../../protocol'
import { t } from '../../text/messages.svelte'
import { plain } from '../../text/numbers'

export function scalesOf(view: CartographersView, { total }: Points): Scale[] {
  const taken = view.edicts.map((edict) => edict.solo)
  const number = taken.reduce((left, solo) => left - solo, total)
  const sum = `${[total, ...taken].map(plain).join(' − ')} = ${plain(number)}`
  return view.scales.map((scale) => ({ ...scaleOf(scale, t('page-scale-total'), number, (key) => t(`cartographers-${key}`)), sum }))
}
