import { expect, test } from 'vitest'
import type { BoxGroupInfo, BoxSectionInfo } from '../protocol'
import { progressOf, stateOf, unpainted, valuesOf } from './form'

const layer = (field: string) => ({ field, brushes: [] })
const tile: BoxSectionInfo = {
  section: 'tile',
  name: 'tile',
  number: 1,
  source: 'reconstructed',
  values: { terrain: 'WW\nWW\n', source: 'ours' },
  fields: [{ kind: 'painting', layers: [layer('terrain'), layer('items')], height: 2, width: 2 }],
}
const points: BoxSectionInfo = { section: 'points', name: 'points', number: 0, source: 'rulebook', values: { most: 3 }, fields: [{ kind: 'number', field: 'most' }] }
const groups: BoxGroupInfo[] = [{ name: 'all', guide: '', sections: [tile, points] }]

test('a section is ours until the owner puts in their own', () => {
  expect(stateOf(tile, {})).toBe('reconstructed')
  expect(stateOf(tile, { tile: { terrain: 'GG\nGG\n' } })).toBe('own')
  expect(valuesOf(points, {})).toEqual({ most: 3 })
  expect(valuesOf(points, { points: { most: 4 } })).toEqual({ most: 4 })
})

test('progress counts what is from the box and what is still reconstructed', () => {
  expect(progressOf(groups, {})).toEqual({ own: 0, reconstructed: 1, count: 2 })
  expect(progressOf(groups, { points: { most: 3 } })).toEqual({ own: 1, reconstructed: 1, count: 2 })
  expect(progressOf(groups, { tile: {} })).toEqual({ own: 1, reconstructed: 0, count: 2 })
})

test('a map can be begun anew, a number cannot', () => {
  expect(unpainted(tile, { terrain: 'WW\nWW\n' })).toEqual({ terrain: '..\n..\n', items: '..\n..\n' })
  expect(unpainted(points, { most: 3 })).toBeNull()
})
