/** Cartographers on the page. */

import { nameOf, sizeOf, spotOf } from '../../grid/cells'
import type { CartographersView } from '../../protocol'
import { titlePage } from '../title'
import ActionLabel from './ActionLabel.svelte'
import { describe } from './cell'
import lesson from './lesson'
import type { Printed } from './paper'
import { commonRows, edictRows } from './rows'
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
  cellWords: ({ rows, ruins = [] }, cell) => {
    const size = sizeOf(rows)
    return describe(ruins, rows, spotOf(size, cell), nameOf(size, cell))
  },
  periodsOf: seasonsOf,
  rowsOf: (view) => [...edictRows(view), ...commonRows()],
  scalesOf,
  lesson,
  paper: () => import('./Paper.svelte'),
})
