import { describe, expect, test } from 'vitest'
import { shapeText } from '../grid/shape'
import { earnings, marksOf, partTotal } from './marks'
import { offersOf } from './offers'

const size = { width: 11, height: 11 }
const down = [{ row: 0, column: 0 }, { row: 1, column: 0 }]
const across = [{ row: 0, column: 0 }, { row: 0, column: 1 }]

describe('the groups of an update', () => {
  const groups = [
    { choice: 'A', option: 0, cells: across, anchors: '3' },
    { choice: 'A', option: 0, cells: down, anchors: '800' },
    { choice: 'W', option: 0, cells: down, anchors: '1' },
  ]

  test('become one offer for each option and choice', () => {
    const offers = offersOf(groups, size, ['X/X'])

    expect(offers.map((offer) => offer.choice)).toEqual(['A', 'W'])
    expect(offers[0]?.anchors.get('XX')).toEqual(new Set([0, 1]))
    expect(offers[0]?.anchors.get('X/X')).toEqual(new Set([11]))
  })

  test('keep the look of the card, unless something else is drawn', () => {
    expect(shapeText(offersOf(groups, size, ['X/X'])[0]?.shape ?? [])).toBe('X/X')
    expect(shapeText(offersOf(groups, size, ['XXX'])[0]?.shape ?? [])).toBe('XX')
    expect(shapeText(offersOf(groups, size)[0]?.shape ?? [])).toBe('XX')
  })
})

describe('explained points', () => {
  const reason = { key: 'why', args: {} }
  const points = {
    total: 7,
    parts: [
      { key: 'spring.treetower', total: 1, lines: [{ points: 1, reason, cells: ['a1'] }] },
      { key: 'spring.coins', total: 2, lines: [{ points: 2, reason, cells: [] }] },
      { key: 'winter.wildholds', total: 4, lines: [{ points: 4, reason, cells: ['a1', 'a2', 'a3'] }] },
    ],
  }

  test('are marked on their cells, the number in the middle', () => {
    const lines = points.parts.flatMap((part) => part.lines)

    expect(marksOf(lines, size).map((mark) => [mark.at, mark.points])).toEqual([[0, 1], [1, 4]])
  })

  test('tell what a cell earns', () => {
    expect(earnings(points.parts, 'a1').map(({ line }) => line.points)).toEqual([1, 4])
    expect(earnings(points.parts, 'k11')).toEqual([])
  })

  test('are summed by part', () => {
    expect(partTotal(points, 'spring.coins')).toBe(2)
    expect(partTotal(null, 'spring.coins')).toBe(0)
  })
})
