import { expect, test } from 'vitest'
import { placeOn, scaleOf } from './scales'

const view = { key: 'total', titles: ['doodler', 'assistant', 'mapsmith'], least: [-30, -20, 10] }
const placeOf = (number: number) => placeOn(scaleOf(view, 'Points', number, (key) => key))

test('a title is earned from its least number on', () => {
  expect([-21, -20, 9, 10, 99].map(placeOf)).toEqual([0, 1, 1, 2, 2])
})

test('the lowest title takes what lies below it too', () => {
  expect(placeOf(-99)).toBe(0)
})
