import { expect, test } from 'vitest'
import { patternRows, patternText, pictureRows, pictureText, toggled, typed } from './values'

test('a picture is read with or without spaces, and letters nobody knows are blank', () => {
  const size = { height: 2, width: 3 }
  expect(pictureRows({ terrain: 'W G S\n\nM1W\n' }, 'terrain', size, 'WGSM')).toEqual(['WGS', 'M.W'])
  expect(pictureRows({}, 'terrain', size, 'WGSM')).toEqual(['...', '...'])
  expect(pictureText(['WGS', 'M.W'])).toBe('WGS\nM.W\n')
})

test('a pattern lies in the corner of its paper and loses the empty cells around it', () => {
  expect(patternRows('S./LJ', 3)).toEqual(['S..', 'LJ.', '...'])
  expect(patternText(['...', '.S.', '.LJ'])).toBe('S./LJ')
  expect(patternText(['S.S', '...', '.L.'])).toBe('S.S/.../.L.')
  expect(patternText(['...', '...'])).toBe('')
  expect(patternRows('SLJMS', 3)[0]).toBe('SLJMS')
})

test('of more cells than there may be the first gives way', () => {
  expect(toggled(['a1', 'b1'], 'c1', 2)).toEqual(['b1', 'c1'])
  expect(toggled(['a1', 'b1'], 'a1', 2)).toEqual(['b1'])
})

test('only whole numbers of at most three digits are taken', () => {
  expect(['7', ' -12 ', '999'].map(typed)).toEqual([7, -12, 999])
  expect(['', '1000', '1.5', 'x', '--1'].map(typed)).toEqual([null, null, null, null, null])
})
