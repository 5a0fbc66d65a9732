/** The page of a title that has none of its own. */

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
})
