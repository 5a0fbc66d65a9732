import { expect, test } from 'vitest'
import type { Event } from '../protocol'
import { actorOf, newestCells } from './news'

const drew = (number: number, seat: number | null, ...cells: string[]): Event => ({
  number,
  turn: number,
  message: { key: 'cartographers-drew', args: {} },
  seat,
  cells,
})

test('of a match that is opened anew only what was drawn last is new', () => {
  const story = [drew(1, 0, 'a1', 'a2'), drew(2, 0, 'c3'), drew(2, 1, 'f6'), drew(3, 1, 'g7')]

  expect(newestCells(story, 0)).toEqual(['c3'])
  expect(newestCells(story, 1)).toEqual(['g7'])
})

test('what was drawn with one stroke of the news stays together', () => {
  expect(newestCells([drew(4, 0, 'a1'), drew(4, 0, 'b1'), drew(4, null, 'k1')], 0)).toEqual(['a1', 'b1'])
})

test('where nothing was drawn nothing is new', () => {
  expect(newestCells([drew(1, null), drew(1, 0)], 0)).toEqual([])
})

test('in an ambush it is who drew the monsters that did it, not whose map they are on', () => {
  const ambush = { ...drew(1, 0, 'a1'), message: { key: 'cartographers-drew-on', args: { seat: 1, other: 0, cells: 'a1' } } }

  expect(actorOf(ambush)).toBe(1)
  expect(actorOf(drew(1, 2, 'a1'))).toBe(2)
})
