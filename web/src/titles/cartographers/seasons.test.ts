import { expect, test } from 'vitest'
import { seasonsOf } from './seasons'

test('points are gathered by season', () => {
  const parts = [
    { key: 'spring.treetower', total: 1, lines: [] },
    { key: 'spring.coins', total: 2, lines: [] },
    { key: 'winter.wildholds', total: 4, lines: [] },
  ]

  const seasons = seasonsOf({ total: 7, parts })

  expect(seasons.map(({ key, total }) => [key, total])).toEqual([['spring', 3], ['winter', 4]])
  expect(seasons[0]?.parts.map(({ key, kind }) => [key, kind])).toEqual([['treetower', 'goal'], ['coins', 'gain']])
})
