/** What can be done in a half day, in words. */

import { t } from '../../text/messages.svelte'
import { nameOf } from '../../grid/cells'
import { terrainName } from './cell'
import { sketchName } from './codes'
import { halvesOf } from './domino'
import { LAND, placeName } from './places'
import { numbersOf } from './presumptions'

/** An action; *called* is what a presumption is called here. */
export function actionWords(action: string, called: (number: number) => string): string {
  const verb = /^(map|take|swap|keep|otoma):/.exec(action)?.[1] ?? (action.includes('>') ? 'move' : action)
  const object = action.slice(action.search(/[:>]/) + 1)
  switch (verb) {
    case 'map':
      return t('misterra-said-map', { thing: mappedWords(action) })
    case 'take':
    case 'swap':
      return t(`misterra-do-${verb}`, { sketch: sketchName(object) })
    case 'keep':
      return t('misterra-do-keep', { names: numbersOf(action).map(called).join(', ') })
    case 'move':
      return t('misterra-do-move', { place: placeName(object) })
    case 'otoma':
      return t('misterra-said-otoma', { place: placeName(object) })
    default:
      return t(`misterra-do-${verb}`)
  }
}

/** What the numbers take: the sketch cards as they lie, then the other ways on, then exchanges. */
export function picksOf(display: readonly string[], legal: readonly string[]): string[] {
  return [
    ...display.map((sketch) => `take:${sketch}`).filter((take) => legal.includes(take)),
    ...legal.filter((action) => action === 'claim' || action === 'pass'),
    ...legal.filter((action) => action.startsWith('swap:')),
  ]
}

/** Both halves with their cells, and which of them gets the last tile. */
function mappedWords(action: string): string {
  const tile = /([a-z]\d)\+/.exec(action)?.[1]
  const halves = halvesOf(action).map(({ letter, cell }) => {
    const name = nameOf(LAND, cell)
    const words = t('misterra-said-half', { terrain: terrainName(letter), cell: name })
    return name === tile ? `${words}, ${t('misterra-said-tile')}` : words
  })
  return halves.join(', ')
}
