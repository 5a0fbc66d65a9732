import { expect, test } from 'vitest'
import { carriesRecord, packRecord, unpackRecord } from './recordLink'

const RECORD = '[Game "cartographers"]\n[Seat "Zoë ✎"]\n\n' + Array.from({ length: 30 }, (_, turn) => `${turn}. shape:F a${turn} b${turn * 7}`).join('\n')

test('a record comes out of a link as it went in', async () => {
  expect(await unpackRecord(await packRecord(RECORD))).toBe(RECORD)
})

test('the link is shorter than the record and needs no escapes', async () => {
  const hash = await packRecord(RECORD)

  expect(hash).toMatch(/^#record=[\w-]+$/)
  expect(hash.length).toBeLessThan(RECORD.length)
  expect(carriesRecord(hash)).toBe(true)
})

test('neither an invitation nor a link to a seat carries a record', () => {
  expect(['', '#x7Hq', '#seat=1.x7Hq'].filter(carriesRecord)).toEqual([])
})

test.each([
  ['cut off', (hash: string) => hash.slice(0, -9)],
  ['empty', () => '#record='],
  ['of other letters', () => '#record=%%%'],
])('a link that is %s is an error', async (_, spoil) => {
  await expect(unpackRecord(spoil(await packRecord(RECORD)))).rejects.toThrow()
})

test('a link that would fill the device is an error', async () => {
  const hash = await packRecord('.'.repeat(1_000_001))

  expect(hash.length).toBeLessThan(5_000)
  await expect(unpackRecord(hash)).rejects.toThrow('too long')
})
