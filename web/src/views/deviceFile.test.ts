import { expect, test } from 'vitest'
import { differing, missing, read, written } from './deviceFile'

const TABLE = { format: 1, table: '~AAAAAAAAAAAAAAAAAAAAAA', title: 'explorers', packed: 'eJw=' }

test('a file says again what was written, but for what passes', () => {
  const text = written({ tables: [TABLE], kept: { name: 'Ada', 'has-games': 'yes' } })

  expect(read(text)).toEqual({ tables: [TABLE], kept: { name: 'Ada' } })
})

test('a file of a later format is told apart from one that is none', () => {
  const text = written({ tables: [], kept: {} })

  expect(read(text.replace('"format":1', '"format":2'))).toBe('device-newer')
  for (const wrong of ['', '[]', '{}', text.slice(0, -1), text.replace('"tables":[]', '"tables":[{}]'), text.replace('"kept":{}', '"kept":[]')]) {
    expect(read(wrong)).toBe('device-wrong')
  }
})

test('what differs is told apart from what is missing', () => {
  const [file, here] = [{ name: 'Ada', theme: 'dark', box: '{}' }, { name: 'Bo', theme: 'dark', box: '' }]

  expect(differing(file, here)).toEqual({ name: 'Ada' })
  expect(missing(file, here)).toEqual({ box: '{}' })
})
