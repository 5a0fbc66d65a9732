import { expect, test } from 'vitest'
import type { Changes, Update } from '../protocol'
import { changed, digestOf } from './changes'

const known: Update = {
  type: 'update',
  seat: 0,
  number: 7,
  since: 6,
  decision: 3,
  turn: 2,
  view: { sheets: [{ rows: ['..', 'F.'] }, { rows: ['..', '..'] }], history: [] },
  prompt: { key: 'draw', args: {} },
  to_act: [0, 1],
  legal: { groups: [], actions: ['a'], count: 1 },
  standing: { points: [], places: [], ratings: [], is_over: false },
  live_points: null,
  live_points_seat: 0,
  events: [],
  retracted: [],
  can_undo: false,
  is_over: false,
}
/** The digest was computed by Python's zlib, of the position as it is after these changes. */
const changes: Changes = {
  type: 'changes',
  seat: 0,
  number: 8,
  since: 7,
  changes: [
    { path: ['decision'], value: 4 },
    { path: ['view', 'sheets', 1, 'rows'], value: ['..', 'é.'] },
    { path: ['view', 'history', 0], value: [{ rows: ['..'] }] },
    { path: ['to_act'], value: [1] },
  ],
  events: [{ number: 8, turn: 2, message: { key: 'drew', args: {} }, seat: 0, cells: [] }],
  retracted: [5],
  digest: '31f3bd58',
}

test('a digest is the CRC-32 of the bytes', () => {
  expect(digestOf('123456789'.split('').map(Number))).toBe('7493f203')
})

test('changes make the next update, and leave the one before as it was', () => {
  const before = structuredClone(known)

  expect(changed(known, changes)).toEqual({
    ...known,
    number: 8,
    since: 7,
    decision: 4,
    view: { sheets: [{ rows: ['..', 'F.'] }, { rows: ['..', 'é.'] }], history: [[{ rows: ['..'] }]] },
    to_act: [1],
    events: changes.events,
    retracted: [5],
  })
  expect(known).toEqual(before)
})

test('changes of another update are not applied', () => {
  expect(changed({ ...known, number: 6 }, changes)).toBeNull()
})

test('a position that differs from the table is noticed', () => {
  expect(changed({ ...known, turn: 1 }, changes)).toBeNull()
})
