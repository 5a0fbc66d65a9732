/** The first game of Cartographers: river and farmland, then ruins, then an ambush, all in spring. */

import { whenSeen, type Lesson, type Note, type Panel } from '../../learn/lesson'
import type { CartographersView } from '../../protocol'

// The same cards come whatever is drawn, so that each note has its turn.
const lesson: Lesson = {
  title: 'cartographers',
  seed: 792,
  options: { goals: 'sentinel-wood,canal-lake,great-city,borderlands' },
  notes: [
    at(1, 'map', 'map'),
    at(1, 'goals', 'goals'),
    at(1, 'card', 'hand'),
    at(1, 'draw', 'map'),
    at(2, 'side-by-side', 'map'),
    at(2, 'time', 'goals'),
    at(3, 'single', 'hand'),
    at(4, 'ruins', 'map'),
    at(5, 'ambush', 'map'),
    at(6, 'mountain', 'map'),
    at(7, 'season-end', 'goals'),
    at(8, 'next-season', 'goals'),
    at(9, 'goodbye', 'hand'),
  ],
}

export default lesson

function at(turn: number, key: string, about: Panel): Note {
  return whenSeen(key, about, (view: CartographersView) => view.turn >= turn)
}
