/** The first game of Maps of Misterra, with the presumptions its rules keep for a first game. */

import { whenAsked as asked, whenSeen, type Lesson, type Note, type Panel } from '../../learn/lesson'
import type { MisterraView } from '../../protocol'

const lesson: Lesson = {
  title: 'misterra',
  seed: 3,
  options: { first_game: 'yes' },
  notes: [
    at('land', 'maps', 'map'),
    at('land', 'presumptions', 'goals'),
    at('land', 'ashore', 'map'),
    asked(['misterra-prompt-take'], 'sketch', 'map'),
    at('act', 'lay', 'map'),
    seen('half-day', 'map', (view) => view.half_day === 2),
    seen('otoma', 'goals', (view) => view.turn >= 2),
    seen('hazy', 'map', (view) => view.turn >= 2),
    asked(['misterra-prompt-map-claim', 'misterra-prompt-jungle-claim'], 'claim', 'hand'),
    asked(['misterra-prompt-swap', 'misterra-prompt-move-swap'], 'lagoon', 'map'),
    seen('points', 'goals', (view) => view.turn >= 3),
    seen('terrains', 'map', (view) => view.turn >= 3 && view.half_day === 2),
    seen('goodbye', 'goals', (view) => view.turn >= 4),
  ],
}

export default lesson

function at(step: string, key: string, about: Panel): Note {
  return seen(key, about, (view) => view.step === step)
}

function seen(key: string, about: Panel, isSo: (view: MisterraView) => boolean): Note {
  return whenSeen(key, about, isSo)
}
