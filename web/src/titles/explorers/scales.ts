/** Solo titles by the points; each objective in play asks for more. */

import { scaleOf, type Scale } from '../../panels/scales'
import type { ExplorersView, Points } from '../../protocol'
import { t } from '../../text/messages.svelte'

export function scalesOf(view: ExplorersView, { total }: Points): Scale[] {
  return view.scales.map((scale) => scaleOf(scale, t('page-scale-total'), total, (key) => t(`explorers-${key}`)))
}
