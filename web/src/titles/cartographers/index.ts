/** Cartographers on the page. */

import type { CartographersView } from '../../protocol'
import { titlePage } from '../title'
import ActionLabel from './ActionLabel.svelte'
import lesson from './lesson'
import type { Printed } from './paper'
import { seasonsOf } from './seasons'
import { scalesOf } from './scales'
import { TERRAINS } from './terrains'

export default titlePage<CartographersView, Printed>({
  terrains: TERRAINS,
  showcase: {
    rows: ['FFF.^AA', 'F..VVAA', '..VVV.A', '^..V.WW', 'FF..MWW', '.FF.MM.', 'WWF..^A'],
    ruins: ['b3', 'f1'],
  },
  board: () => import('./Board.svelte'),
  ActionLabel,
  mapsOf: (view) => view.sheets.map(({ rows }) => ({ rows, ruins: view.ruins })),
  periodsOf: seasonsOf,
  scalesOf,
  lesson,
  paper: () => import('./Paper.svelte'),
})
