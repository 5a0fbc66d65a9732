/** The four titles of a solo player: by the total, the presumptions, fidelity, and claims. */

import { partTotal } from '../../board/marks'
import { scaleOf, type Scale } from '../../panels/scales'
import type { MisterraView, Points } from '../../protocol'
import { t } from '../../text/messages.svelte'

export function scalesOf(view: MisterraView, points: Points): Scale[] {
  return view.scales.map((scale) => scaleOf(scale, nameOf(scale.key), measured(scale.key, points), (key) => t(`misterra-${key}`)))
}

function nameOf(key: string): string {
  return key === 'total' || key === 'presumptions' ? t(`page-scale-${key}`) : t(`misterra-${key}-name`)
}

function measured(key: string, points: Points): number {
  switch (key) {
    case 'total':
      return points.total
    case 'presumptions':
      return points.parts.filter((part) => part.key.startsWith('presumption')).reduce((sum, part) => sum + part.total, 0)
    case 'claims':
      // What Otoma's claims are worth is taken off.
      return partTotal(points, 'claims') + partTotal(points, 'otoma')
    default:
      return partTotal(points, key)
  }
}
