/** Explorers on the page. */

import { nameOf, sizeOf } from '../../grid/cells'
import type { ExplorersView } from '../../protocol'
import { t } from '../../text/messages.svelte'
import { titlePage } from '../title'
import ActionLabel from './ActionLabel.svelte'
import { codes } from './codes'
import { describe } from './land'
import lesson from './lesson'
import type { Printed } from './paper'
import { rowsOf } from './rows'
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
  mapsOf: ({ terrain, items, places, start, players }) => players.map(({ crosses }) => ({ rows: terrain, items, places, start, crosses })),
  cellWords: ({ rows, items = [], places = [], crosses = [] }, cell) => {
    const size = sizeOf(rows)
    const words = describe({ terrain: rows, items, places }, size, cell, nameOf(size, cell))
    return crosses.join('').charAt(cell) === 'x' ? `${words}, ${t('explorers-said-crossed')}` : words
  },
  Overlay: Walked,
  rowsOf: (view, _, seat) => rowsOf(view, seat),
  scalesOf,
  codes,
  lesson,
  paper: () => import('./Paper.svelte'),
})
