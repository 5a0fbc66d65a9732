import { expect, test } from 'vitest'
import { cellsWithItems, withCrosses, type MapPicture } from './picture'

const land: MapPicture = { rows: ['GGS', 'MVG', 'WWG'], items: ['..k', '...', 'f..'], crosses: ['x..', '...', '...'] }

test('crosses that no update has shown yet stand on the landscape, those of a horse too', () => {
  expect(withCrosses(land, ['G', 'a2', 'horse:b3']).crosses).toEqual(['xx.', '..x', '...'])
})

test('a map without crosses stays as it is', () => {
  const sheet: MapPicture = { rows: ['...', '...', '...'] }

  expect(withCrosses(sheet, ['F:a1a2'])).toBe(sheet)
})

test('things lie on the cells that have a letter for them', () => {
  expect([...cellsWithItems(land)]).toEqual([2, 6])
  expect(cellsWithItems({ rows: ['...'] }).size).toBe(0)
})
