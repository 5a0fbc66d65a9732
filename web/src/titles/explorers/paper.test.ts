import { expect, test } from 'vitest'
import { inked } from '../../sheets/painting'
import { withNote, withPicks, type Work } from '../../sheets/work'
import { crosses, joined, layerOf, request, startName, startOf, type Printed } from './paper'

const grass = Array<string>(16).fill('G'.repeat(16))
const printed: Printed = {
  tiles: ['1', '2', '3', '4'],
  terrain: inked(grass, [0, 34], 'V'),
  items: [],
  central: ['c3', 'a1'],
  places: ['A', 'B', 'C', 'D'].map((letter) => ({ letter, village: '', temple: '' })),
  groups: [],
  objectives: ['square', 'race-keys'],
  races: ['race-keys'],
  most_objectives: 3,
  food: [[3, 3, 3, 3], [0, 4, 4, 4]],
  gems: [8, 9],
  temples: [6, 8],
}
const start = startOf(printed)

/** c4 and c5 lie beside the village c3 and each other, e5 beside neither. */
const painted: Work = { ...start, maps: [inked(start.maps[0] ?? [], [0, 35, 36, 68], 'x')] }

test('villages are not crossed', () => {
  expect(layerOf(printed, 34)).toBeNull()
  expect(layerOf(printed, 35)).toBe(0)
  expect(crosses(printed, painted)).toEqual([35, 36, 68])
})

test('only crosses that are joined to the start are asked about', () => {
  expect(joined(printed, painted)).toEqual([35, 36])
  expect(joined(printed, withPicks(painted, 'start', ['a1']))).toEqual([])
})

test('a row does not go on in the next one', () => {
  const work = { ...start, maps: [inked(start.maps[0] ?? [], [1, 15, 16], 'x')] }

  expect(joined({ ...printed, central: ['a1'] }, work)).toEqual([1, 16])
})

test('the village to set out from is one of those in the middle', () => {
  expect(startName(printed, start)).toBe('c3')
  expect(startName(printed, withPicks(start, 'start', ['a1']))).toBe('a1')
  expect(startName(printed, withPicks(start, 'start', ['p16']))).toBe('c3')
})

test('the table is asked about everything, and no more than there is room for', () => {
  const chosen = withPicks(withPicks(painted, 'objectives', ['race-keys', '', 'square']), 'places', ['2', '1', '1'])
  const work = withNote(withPicks(chosen, 'sides', ['on', 'off', 'off', 'on']), 'food', 0, 3)

  expect(request(printed, work)).toEqual({
    tiles: '1,2,3,4',
    start: 'c3',
    crosses: ['c4', 'c5'],
    sides: { food: true, gems: false, temples: false, villages: true },
    objectives: ['race-keys', 'square'],
    places: { 'race-keys': 2 },
    food: [0, 0, 0, 0],
    gems: [0, 0, 0, 0],
    temples: [0, 0, 0, 0],
  })
})
