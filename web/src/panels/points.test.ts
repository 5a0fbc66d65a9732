import { expect, test } from 'vitest'
import type { Line, Part } from '../protocol'
import { earningsText } from './points'

function line(points: number, ...cells: string[]): Line {
  return { points, reason: { key: 'cartographers-row-with-forest', args: {} }, cells }
}

test('a way of scoring that counts a cell twice is named once, with the points of both', () => {
  const parts: Part[] = [
    { key: 'greenbough', total: 3, lines: [line(1, 'b2', 'b6'), line(1, 'b6', 'c6'), line(1, 'd1')] },
    { key: 'monsters', total: -1, lines: [line(-1, 'b6')] },
  ]

  expect(earningsText(parts, 'b6', (key) => key)).toEqual(['greenbough +2', 'monsters −1'])
})
