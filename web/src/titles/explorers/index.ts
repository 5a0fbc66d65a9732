/** Explorers on the page. */

import type { ExplorersView } from '../../protocol'
import { titlePage } from '../title'
import ActionLabel from './ActionLabel.svelte'
import lesson from './lesson'
import type { Printed } from './paper'
import { scalesOf } from './scales'
import { TERRAINS } from './terrains'
import Walked from './Walked.svelte'

export default titlePage<ExplorersView, Printed>({
  terrains: TERRAINS,
  showcase: {
    rows: ['GGSSWWW', 'GMMSSWW', 'MMVGGGW', 'SMGGWGG', 'SSSWWMG', 'WSSWMMM', 'WWGGGMS'],
    items: ['...c...', '.g...f.', '.....T.', 'k...f..', '..a...h', '.....g.', '..m....'],
    crosses: ['.......', '.......', '...xx..', '..xx...', '..x....', '..x....', '.......'],
  },
  board: () => import('./Board.svelte'),
  ActionLabel,
  mapsOf: ({ terrain, items, players }) => players.map(({ crosses }) => ({ rows: terrain, items, crosses })),
  Overlay: Walked,
  scalesOf,
  lesson,
  paper: () => import('./Paper.svelte'),
})
