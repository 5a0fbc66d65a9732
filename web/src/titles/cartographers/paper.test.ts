import { expect, test } from 'vitest'
import { withNote, withPicks } from '../../sheets/work'
import { request, seasonTotals, startOf, type Printed } from './paper'

const empty = Array<string>(11).fill('...........')
const printed: Printed = {
  sheets: [
    { key: 'A', rows: ['...^.......', ...empty.slice(1)], ruins: [] },
    { key: 'B', rows: empty, ruins: [] },
  ],
  groups: [],
  seasons: [
    { key: 'spring', edicts: ['A', 'B'] },
    { key: 'winter', edicts: ['D', 'A'] },
  ],
  most_coins: 14,
}
const goals = ['sentinel-wood', '', 'wildholds', 'borderlands']
const work = withNote(withPicks({ ...startOf(printed), maps: [['FFFFF......', ...empty.slice(1)]] }, 'goals', goals), 'coins', 0, 20)

test('the table is asked about what is printed and painted, the goals that were chosen, the coins there is room for', () => {
  expect(request(printed, work)).toEqual({
    layout: 'A',
    rows: ['FFF^F......', ...empty.slice(1)],
    goals: ['sentinel-wood', 'wildholds', 'borderlands'],
    coins: 14,
  })
})

test('a season counts its two edicts, the coins and the monsters', () => {
  const totals = { 'sentinel-wood': 4, wildholds: 8, borderlands: 6, coins: 3, monsters: -2 }
  const parts = Object.entries(totals).map(([key, total]) => ({ key, total, lines: [] }))

  const seasons = seasonTotals(printed, work, { total: 0, parts })

  expect(seasons.map(({ key, total }) => [key, total])).toEqual([
    ['spring', 5],
    ['winter', 11],
  ])
})
