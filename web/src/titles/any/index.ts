/** The page of a title that has none of its own. */

import { letterAt, nameOf, sizeOf, spotOf } from '../../grid/cells'
import { t } from '../../text/messages.svelte'
import { titlePage } from '../title'
import ActionLabel from './ActionLabel.svelte'
import { mapsIn } from './maps'
import { TERRAINS } from './terrains'

export default titlePage({
  terrains: TERRAINS,
  showcase: { rows: Array<string>(7).fill('.......') },
  board: () => import('./Board.svelte'),
  ActionLabel,
  mapsOf: mapsIn,
  cellWords: ({ rows }, cell) => {
    const size = sizeOf(rows)
    return t('page-label', { name: nameOf(size, cell), value: letterAt(rows, spotOf(size, cell)) })
  },
})
