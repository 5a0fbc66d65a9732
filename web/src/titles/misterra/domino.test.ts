import { expect, test } from 'vitest'
import { following, halves, over, snapped, textOf, turned, type Domino } from './domino'

const card: Domino = { card: 'SM', turns: 0, at: null }
const B2 = 6

test('a card lies with its second half to the right, and turns clockwise about the first', () => {
  const laid = over(card, B2)

  expect(textOf(laid)).toBe('map:S b2,M c2')
  expect(textOf(turned(laid))).toBe('map:S b2,M b3')
  expect(textOf(turned(laid, 2))).toBe('map:M a2,S b2')
  expect(textOf(turned(laid, 3))).toBe('map:M b1,S b2')
})

test('a card at the edge is drawn back onto the map', () => {
  expect(textOf(over(card, 4))).toBe('map:S d1,M e1')
  expect(textOf(turned(over(card, 20)))).toBe('map:S a4,M a5')
})

test('the card snaps to the pointer by its second half where only that is allowed', () => {
  const legal = new Set(['map:S a2,M b2'])

  expect(textOf(snapped(card, B2, legal))).toBe('map:S a2,M b2')
  expect(textOf(snapped(card, 7, legal))).toBe('map:S c2,M d2')
})

test('a card follows an action, whichever half is named first', () => {
  const followed = following(card, 'map:M b1,S b2')

  expect(followed).toEqual({ card: 'SM', turns: 3, at: B2 })
  expect(halves(followed).map((half) => half.letter)).toEqual(['S', 'M'])
  expect(textOf(following({ ...card, card: 'SS' }, 'map:S a1,S b1'))).toBe('map:S a1,S b1')
})

test('a card whose two cells need the last tile gives it to the half it is held by', () => {
  const legal = new Set(['map:S b2+,S c2', 'map:S b2,S c2+'])
  const held: Domino = { card: 'SS', turns: 0, at: B2 }
  const other = following(held, 'map:S b2,S c2+')

  expect(textOf(held, legal)).toBe('map:S b2+,S c2')
  expect(textOf(other, legal)).toBe('map:S b2,S c2+')
  expect(textOf(held, new Set(['map:S b2,S c2']))).toBe('map:S b2,S c2')
})
