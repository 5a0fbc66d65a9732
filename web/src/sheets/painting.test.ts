import { expect, test } from 'vitest'
import { between, blankRows, inked, inkOf, laidOver } from './painting'

const size = { width: 4, height: 3 }

test('paint lies where it was put and nowhere else', () => {
  const blank = blankRows(size)

  expect(inked(blank, [0, 5, 11], 'F')).toEqual(['F...', '.F..', '...F'])
  expect(blank).toEqual(['....', '....', '....'])
})

test('a brush wipes out its own colour and paints over others', () => {
  const rows = ['FV..', '....', '....']

  expect(inkOf(rows, 0, 'F')).toBe('.')
  expect(inkOf(rows, 1, 'F')).toBe('F')
  expect(inkOf(rows, 2, 'F')).toBe('F')
})

test('paint never covers what is printed', () => {
  expect(laidOver(['.^..', '#...'], ['FFFF', 'WW..'])).toEqual(['F^FF', '#W..'])
})

test('a quick stroke leaves no gap', () => {
  expect(between(size, 0, 3)).toEqual([1, 2, 3])
  expect(between(size, 10, 0)).toEqual([5, 0])
  expect(between(size, 8, 0)).toEqual([4, 0])
  expect(between(size, 5, 5)).toEqual([])
})
