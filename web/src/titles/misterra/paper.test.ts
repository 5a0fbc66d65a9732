import { expect, test } from 'vitest'
import type { Work } from '../../sheets/work'
import { claimedTwice, ISLAND, layerOf, markers, OTHER, OWN, PARCHMENT, request, shownMap, startOf } from './paper'

const start = startOf({ presumptions: [], kept: 2 })
const empty = '......'

function painted(parchment: string, island: string, marks: string): Work {
  return { ...start, maps: [parchment, island, marks].map((row) => [row, empty, empty, empty, empty]) }
}

test('the beach is shown but not asked about', () => {
  const work = painted('.SSL..', '.SS..J', '.o...x')

  expect(shownMap(work, PARCHMENT)[0]).toBe('~SSL..')
  expect(request({ ...work, picks: { ...work.picks, presumptions: ['17', ''], expert: ['on'] } })).toEqual({
    parchment: ['SSL..', '.....', '.....', '.....', '.....'],
    island: ['SS..J', '.....', '.....', '.....', '.....'],
    presumptions: [17],
    expert: true,
    solo: false,
    merged_claims: 'none',
    claims: ['a1'],
    other_claims: ['e1'],
  })
})

test('nothing is painted on the beach, and markers stand on tiles of the island only', () => {
  const work = painted('.S....', '.S....', '......')

  expect(layerOf(work, { map: PARCHMENT, cell: 0 }, 'S')).toBeNull()
  expect(layerOf(work, { map: PARCHMENT, cell: 1 }, OWN)).toBeNull()
  expect(layerOf(work, { map: ISLAND, cell: 2 }, OTHER)).toBeNull()
  expect(layerOf(work, { map: ISLAND, cell: 1 }, OTHER)).toBe(2)
  expect(layerOf(work, { map: ISLAND, cell: 2 }, 'J')).toBe(ISLAND)
})

test('the eraser takes the marker first and then the tile', () => {
  expect(layerOf(painted(empty, '.S....', '.o....'), { map: ISLAND, cell: 1 }, '.')).toBe(2)
  expect(layerOf(painted(empty, '.S....', empty), { map: ISLAND, cell: 1 }, '.')).toBe(ISLAND)
})

test('a marker goes with its tile', () => {
  expect(markers(painted(empty, '.S....', '.oo...'), OWN)).toEqual([1])
})

test('nobody claims a terrain twice', () => {
  expect(claimedTwice(painted(empty, '.SLS..', '.oo...'))).toBe('')
  expect(claimedTwice(painted(empty, '.SLS..', '.o.o..'))).toBe('S')
  expect(claimedTwice(painted(empty, '.SLS..', '.o.x..'))).toBe('')
})
