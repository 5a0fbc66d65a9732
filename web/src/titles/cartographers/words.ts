/** Offers and placements in words. */

import type { Drawing } from '../../board/drawing.svelte'
import type { Offer } from '../../board/pencil'
import { namesInAction, spotNamed } from '../../grid/cells'
import { parseShape, shapeOf, type Shape } from '../../grid/shape'
import type { CartographersView } from '../../protocol'
import { t } from '../../text/messages.svelte'
import { shapeWords } from './shapes'
import { terrainAt } from './terrains'

export function terrainName(letter: string): string {
  const terrain = terrainAt(letter)
  return terrain ? t(`cartographers-${terrain.key}`) : letter
}

/** Whether single cells are all that can be drawn, in place of what the card shows. */
export function isFallback(card: CartographersView['card'], offers: readonly Offer[]): boolean {
  if (!card || !offers.length || offers.some((offer) => offer.shape.length > 1)) return false
  return !card.offers.every((offer) => parseShape(offer.shape).length === 1)
}

/** A terrain and a shape as it is held: forest, a bar of three, lying. */
export function heldWords(choice: string, shape: Shape): string {
  return `${terrainName(choice)}, ${shapeWords(shape)}`
}

/** Every offer of the card as it is printed; the one in hand as it is turned. */
export function offerNames(card: CartographersView['card'], { hand }: Drawing): string[] {
  const offers = hand?.offers ?? []
  const isSingle = isFallback(card, offers)
  return offers.map(({ choice, option, shape }, place) => {
    const words = heldWords(choice, place === hand?.picked ? hand.orientation : shape)
    return !isSingle && card?.offers[option]?.coin ? `${words}, ${t('page-with-coin')}` : words
  })
}

/** A placement: forest, a bar of three, lying, on c3 c4 c5. */
export function placementWords(action: string): string {
  const names = namesInAction(action)
  const shape = shapeOf(names.map((name) => spotNamed(name)).filter((spot) => spot !== null))
  return t('page-said-placement', { thing: heldWords(action.charAt(0), shape), cells: names.join(' ') })
}
