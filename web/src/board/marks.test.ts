import { expect, test } from 'vitest'
import { sumsOf } from './marks'

test('marks that meet in a cell are written as one number', () => {
  const marks = [
    { cells: [0, 1], at: 0, points: 3 },
    { cells: [5], at: 5, points: -1 },
    { cells: [0, 12], at: 0, points: 2 },
  ]

  expect(sumsOf(marks)).toEqual([
    [0, 5],
    [5, -1],
  ])
})
