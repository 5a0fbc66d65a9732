import { expect, test } from 'vitest'
import { cleared, noted, restored, withNote, withPick, type Work } from './work'

const start: Work = { maps: [['..', '..']], notes: { coins: [0] }, picks: { goals: ['', ''] } }
const done: Work = { maps: [['F.', '.V']], notes: { coins: [3] }, picks: { goals: ['treetower', ''] } }

test('what a browser kept is found again', () => {
  expect(restored(JSON.stringify(done), start)).toEqual(done)
})

test.each([null, 'no JSON', '7', '[]', '{"maps": 3, "notes": null, "picks": {"goals": [1]}}'])('%s is no work', (text) => {
  expect(restored(text, start)).toEqual(start)
})

test('a map of another size is left out, the rest is kept', () => {
  const kept = { ...done, maps: [['F..', '...']] }

  expect(restored(JSON.stringify(kept), start)).toEqual({ ...done, maps: start.maps })
})

test('a list of another length is left out', () => {
  expect(restored('{"picks": {"goals": []}, "notes": {"coins": [1, 2]}}', start)).toEqual(start)
})

test('numbers below nothing and fractions are not kept', () => {
  expect(noted(restored('{"notes": {"coins": [-1]}}', start), 'coins')).toBe(0)
  expect(noted(restored('{"notes": {"coins": [1.5]}}', start), 'coins')).toBe(0)
})

test('a blank sheet keeps what was chosen', () => {
  expect(cleared(done, start)).toEqual({ ...start, picks: done.picks })
})

test('a note and a pick change nothing else', () => {
  expect(withNote(done, 'coins', 0, 4)).toEqual({ ...done, notes: { coins: [4] } })
  expect(withPick(done, 'goals', 1, 'wildholds').picks).toEqual({ goals: ['treetower', 'wildholds'] })
})
