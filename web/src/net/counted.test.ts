import { expect, test } from 'vitest'
import { pointsOf } from './counted'

const size = { width: 11, height: 11 }

test('an answer becomes parts with their lines, and cells get their names', () => {
  const lines = [
    { goal: 'sentinel-wood', points: 1, reason: 'cartographers-forest-on-the-edge', args: {}, cells: [[0, 2] as [number, number]] },
    { goal: 'sentinel-wood', points: 1, reason: 'cartographers-forest-on-the-edge', args: {}, cells: [[10, 10] as [number, number]] },
  ]

  const points = pointsOf({ points: { 'sentinel-wood': 2, monsters: 0 }, lines }, size)

  expect(points.total).toBe(2)
  expect(points.parts.map((part) => [part.key, part.total, part.lines.length])).toEqual([
    ['sentinel-wood', 2, 2],
    ['monsters', 0, 0],
  ])
  expect(points.parts[0]?.lines.map((line) => line.cells)).toEqual([['a3'], ['k11']])
})

test('cells that have names keep them', () => {
  const line = { part: 'fidelity', points: 3, reason: 'misterra-fidelity', args: { terrain: '@misterra-steppe' }, cells: ['b3'] }

  const [part] = pointsOf({ points: { fidelity: 3 }, lines: [line] }, size).parts

  expect(part?.lines).toEqual([{ points: 3, reason: { key: 'misterra-fidelity', args: { terrain: '@misterra-steppe' } }, cells: ['b3'] }])
})
