import { expect, test } from 'vitest'
import { mapsIn } from './maps'

test('maps are found wherever rows of one length stand', () => {
  const view = { island: { rows: ['...', 'FF.', '...'] }, names: ['ab', 'c'], sheets: [{ paper: ['abcd', 'efgh', 'ijkl'] }] }

  expect(mapsIn(view).map((map) => [map.name, map.rows.length])).toEqual([['rows', 3], ['paper', 3]])
})
