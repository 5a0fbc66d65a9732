import { expect, test } from 'vitest'
import { spotAmong } from './pawns'

const SIZE = 40

test.each([2, 3, 4])('%i pawns on one cell stand beside each other, none over another', (count) => {
  const spots = Array.from({ length: count }, (_, place) => spotAmong(place, count))

  for (const one of spots) {
    const width = SIZE * one.scale
    expect(one.x + width).toBeLessThanOrEqual(SIZE + 1)
    expect(one.y + width).toBeLessThanOrEqual(SIZE + 1)
    const near = spots.filter((two) => Math.abs(two.x - one.x) < width - 1 && Math.abs(two.y - one.y) < width - 1)
    expect(near).toEqual([one])
  }
})
