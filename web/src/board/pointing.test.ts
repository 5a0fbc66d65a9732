import { expect, test } from 'vitest'
import { nearest, sought, stepped } from './pointing'

const size = { width: 4, height: 3 }

test('the cursor starts in the middle and stays on the map', () => {
  expect(stepped(size, null, 0, 0)).toBe(6)
  expect(stepped(size, 0, -1, 0)).toBe(0)
  expect(stepped(size, 0, 2, 3)).toBe(11)
})

test('open cells are sought in reading order, round and round', () => {
  const open = new Set([9, 2, 5])

  expect(sought(open, null, 1)).toBe(2)
  expect(sought(open, 2, 1)).toBe(5)
  expect(sought(open, 9, 1)).toBe(2)
  expect(sought(open, 2, -1)).toBe(9)
  expect(sought([], 2, 1)).toBe(null)
})

test('a finger beside an open cell finds it, one far away finds none', () => {
  expect(nearest(size, [5], 2.2, 1.5, 1)).toBe(5)
  expect(nearest(size, [5, 6], 2.2, 1.5, 1)).toBe(6)
  expect(nearest(size, [5], 3.5, 2.5, 1)).toBe(null)
})
