import { beforeAll, describe, expect, test } from 'vitest'
import { nameOf } from '../grid/cells'
import { loadLanguage } from '../text/messages.svelte'
import { axisNames, cellText, columnText, openText, regionOf, regionText, rowText, type HeardMap } from './hearing'

const rows = ['FF.^', 'F..V', '.FVV']
const size = { width: 4, height: 3 }
const words: Record<string, string> = { F: 'forest', V: 'village', '^': 'mountain', '.': 'empty' }
const letterOf = (cell: number) => rows.join('').charAt(cell)
const map: HeardMap = { size, nameOf: (cell) => nameOf(size, cell), letterOf, kindOf: (cell) => words[letterOf(cell)] ?? '', wordsOf: (cell) => words[letterOf(cell)] ?? '', names: axisNames(size) }

describe('a map that is heard', () => {
  beforeAll(() => loadLanguage('en'))

  test('tells a cell by its name and what lies there', () => {
    expect(cellText(map, 3)).toBe('a4: mountain')
  })

  test('tells a row and a column with like cells taken together', () => {
    expect(rowText(map, 2)).toBe('Row a: a1 to a2 forest; a3 empty; a4 mountain')
    expect(columnText(map, 11)).toBe('Column 4: a4 mountain; b4 to c4 village')
  })

  test('tells a region: cells side by side, not corner to corner', () => {
    expect(regionOf(map, 0)).toEqual([0, 1, 4])
    expect(regionText(map, 11)).toBe('village, 3 cells: b4, c3 to c4')
    expect(regionText(map, 9)).toBe('forest, one cell: c2')
  })

  test('tells what is open, and that nothing is', () => {
    expect(openText(map, [2, 5, 6, 8])).toBe('4 cells are open: a3, b2 to b3, c1')
    expect(openText(map, [3, 4])).toBe('2 cells are open: a4, b1')
    expect(openText(map, [])).toBe('Nothing is open.')
  })
})
