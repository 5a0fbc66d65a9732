import { expect, test } from 'vitest'
import { isEmpty, read, sectionsOf, withFile, withSection, type KeptBox } from './kept'

const EMPTY: KeptBox = { name: '', boxes: {} }

test('a section goes into the box of its title and out again, and an empty title is forgotten', () => {
  const filled = withSection(EMPTY, 'rivers', 'banks', { width: 3 })
  expect(sectionsOf(filled, 'rivers')).toEqual({ banks: { width: 3 } })
  expect(isEmpty(filled, 'lakes')).toBe(true)
  expect(withSection(filled, 'rivers', 'banks', null)).toEqual(EMPTY)
  expect(EMPTY.boxes).toEqual({})
})

test('a file takes the place of the titles it holds and leaves the others', () => {
  const own: KeptBox = { name: 'Mine', boxes: { rivers: { banks: { width: 1 } }, lakes: { depth: { most: 2 } } } }
  const file = { name: 'Ours', boxes: { rivers: { mouth: { width: 9 } } } }
  expect(withFile(own, file)).toEqual({ name: 'Ours', boxes: { rivers: { mouth: { width: 9 } }, lakes: { depth: { most: 2 } } } })
})

test('what a browser kept is read again, and what is no box is an empty one', () => {
  const box: KeptBox = { name: 'Mine', boxes: { rivers: { banks: { width: 1 } } } }
  expect(read(JSON.stringify(box))).toEqual(box)
  for (const text of [null, '', '{', '[]', '7', '{"boxes":3}']) expect(read(text)).toEqual(EMPTY)
  expect(read('{"name":4,"boxes":{"rivers":{"banks":[1],"mouth":{}},"lakes":null}}')).toEqual({ name: '', boxes: { rivers: { mouth: {} } } })
})
