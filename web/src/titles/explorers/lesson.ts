/** The first game of Explorers: what is found on the way is explained when it is found. */

import { whenAsked as asked, whenSeen, type Lesson, type Note, type Panel } from '../../learn/lesson'
import type { ExplorersView } from '../../protocol'

const lesson: Lesson = {
  title: 'explorers',
  seed: 3,
  options: {},
  notes: [
    asked(['explorers-prompt-opening'], 'trail', 'map'),
    asked(['explorers-prompt-opening'], 'finds', 'goals'),
    asked(['explorers-prompt-opening'], 'terrain', 'hand'),
    asked(['explorers-prompt-cross'], 'cross', 'map'),
    asked(['explorers-prompt-card'], 'card', 'hand'),
    asked(['explorers-prompt-ride'], 'horse', 'map'),
    seen('food', 'goals', (view) => view.turn >= 2),
    seen('gems', 'goals', (view) => view.turn >= 3),
    seen('villages', 'map', (view) => view.turn >= 4),
    asked(['explorers-prompt-card-or-map'], 'found-map', 'hand'),
    seen('key', 'goals', (view) => (view.players[0]?.keys_found ?? 0) > 0),
    seen('round', 'goals', (view) => view.round >= 2),
    seen('goodbye', 'hand', (view) => view.round >= 2 && view.turn >= 2),
  ],
}

export default lesson

function seen(key: string, about: Panel, isSo: (view: ExplorersView) => boolean): Note {
  return whenSeen(key, about, isSo)
}
