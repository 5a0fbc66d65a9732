/** Maps of Misterra on the page. */

import { letterAt, spotOf } from '../../grid/cells'
import type { MisterraView } from '../../protocol'
import { titlePage } from '../title'
import ActionLabel from './ActionLabel.svelte'
import { codes } from './codes'
import lesson from './lesson'
import type { Printed } from './paper'
import People from './People.svelte'
import { cellText, peopleAt, terrainName, tileName } from './cell'
import { ashore, isBeach, NAMES, SHORE, withBeach } from './places'
import { rowsOf } from './rows'
import { scalesOf } from './scales'
import { TERRAINS } from './terrains'

export default titlePage<MisterraView, Printed>({
  terrains: TERRAINS,
  showcase: { rows: ['~.jjm..', '~SSJm.m', '~sSJJ.m', '~LLSJj.', '~Lls.jj', '~..sMM.', '~...mMm'] },
  board: () => import('./Board.svelte'),
  ActionLabel,
  mapsOf: (view) => view.cartographers.map(({ parchment }) => ({ rows: withBeach(parchment), names: NAMES })),
  cellWords: ({ rows }, cell) => cellText(cell, isBeach(cell) ? [] : [terrainName(letterAt(rows, spotOf(SHORE, cell)))]),
  shownCell: ashore,
  shared: {
    name: 'page-layer-island',
    mapOf: (view) => ({ rows: withBeach(view.island), names: NAMES }),
    cellWords: (view, cell, nameOf) => {
      const tile = tileName(letterAt(withBeach(view.island), spotOf(SHORE, cell)))
      return cellText(cell, [...(isBeach(cell) ? [] : [tile]), ...peopleAt(view, cell, nameOf)])
    },
    Overlay: People,
    // Cartographers walk on the island, and Otoma's half days are played there.
    concerns: (action) => action.includes('>') || action.startsWith('otoma:'),
  },
  rowsOf: (view, points, _, nameOf) => rowsOf(view, points, nameOf),
  scalesOf,
  codes,
  lesson,
  paper: () => import('./Paper.svelte'),
})
