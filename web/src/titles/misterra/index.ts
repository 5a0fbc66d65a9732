/** Maps of Misterra on the page. */

import type { MisterraView } from '../../protocol'
import { titlePage } from '../title'
import ActionLabel from './ActionLabel.svelte'
import lesson from './lesson'
import type { Printed } from './paper'
import People from './People.svelte'
import { ashore, NAMES, withBeach } from './places'
import { scalesOf } from './scales'
import { TERRAINS } from './terrains'

export default titlePage<MisterraView, Printed>({
  terrains: TERRAINS,
  showcase: { rows: ['~.jjm..', '~SSJm.m', '~sSJJ.m', '~LLSJj.', '~Lls.jj', '~..sMM.', '~...mMm'] },
  board: () => import('./Board.svelte'),
  ActionLabel,
  mapsOf: (view) => view.cartographers.map(({ parchment }) => ({ rows: withBeach(parchment), names: NAMES })),
  shownCell: ashore,
  shared: {
    name: 'page-layer-island',
    mapOf: (view) => ({ rows: withBeach(view.island), names: NAMES }),
    Overlay: People,
    // Cartographers walk on the island, and Otoma's half days are played there.
    concerns: (action) => action.includes('>') || action.startsWith('otoma:'),
  },
  scalesOf,
  cardsOf: ({ presumptions }) => presumptions,
  lesson,
  paper: () => import('./Paper.svelte'),
})
