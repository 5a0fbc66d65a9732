import { expect, test } from 'vitest'
import { crossedToo, type ShownMap } from './maps'

const land: ShownMap = { name: '0', rows: ['GGS', 'MVG', 'WWG'], ruins: [], crosses: ['x..', '...', '...'] }

test('crosses of which nobody was told yet stand on the landscape, those of a horse too', () => {
  expect(crossedToo(land, ['G', 'a2', 'horse:b3'])?.crosses).toEqual(['xx.', '..x', '...'])
})

test('a map without crosses stays as it is', () => {
  const sheet: ShownMap = { name: '0', rows: ['...', '...', '...'], ruins: [] }
  expect(crossedToo(sheet, ['F:a1a2'])).toBe(sheet)
  expect(crossedToo(undefined, [])).toBeUndefined()
})
