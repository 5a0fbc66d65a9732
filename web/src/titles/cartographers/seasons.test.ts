import { expect, test } from 'vitest'
import { byGoal, seasonsOf } from './seasons'

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

test('what a goal has given is added up over the seasons', () => {
  const line = (points: number) => ({ points, reason: { key: 'cartographers-coin', args: {} }, cells: [] })
  const parts = [
    { key: 'spring.borderlands', total: 6, lines: [line(6)] },
    { key: 'spring.coins', total: 2, lines: [line(1), line(1)] },
    { key: 'winter.borderlands', total: 12, lines: [line(12)] },
  ]

  const goals = byGoal({ total: 20, parts })

  expect(goals.total).toBe(20)
  expect(goals.parts.map(({ key, total, lines }) => [key, total, lines.length])).toEqual([['borderlands', 18, 2], ['coins', 2, 2]])
})
