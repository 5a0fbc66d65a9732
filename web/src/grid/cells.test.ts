import { describe, expect, test } from 'vitest'
import { cellNamed, cellsNamed, nameOf, namesInAction } from './cells'

const size = { width: 5, height: 5 }

describe('the cells of an action', () => {
  test('are those a shape covers', () => {
    expect(namesInAction('F:c3c4d10')).toEqual(['c3', 'c4', 'd10'])
  })

  test('are those of a cross, on foot or on a horse', () => {
    expect(namesInAction('p16')).toEqual(['p16'])
    expect(namesInAction('horse:l5')).toEqual(['l5'])
  })

  test('are both of a sketch, and where a walk ends', () => {
    expect(namesInAction('map:L a1,J b1')).toEqual(['a1', 'b1'])
    expect(namesInAction('a1>b2')).toEqual(['b2'])
  })

  test('are none on the beach, nor where something is only chosen', () => {
    expect(namesInAction('a1>beach2')).toEqual([])
    expect(namesInAction('take:LJ')).toEqual([])
    expect(namesInAction('map:W')).toEqual([])
    expect(namesInAction('keep:2,7')).toEqual([])
  })
})

describe('names of cells', () => {
  test('are a row letter and a column number', () => {
    expect(nameOf(size, 0)).toBe('a1')
    expect(cellNamed(size, 'e5')).toBe(24)
    expect(cellNamed(size, 'f1')).toBeNull()
    expect(cellNamed(size, 'a6')).toBeNull()
    expect(cellsNamed(size, ['a1', 'b2', 'e5', 'f1'])).toEqual([0, 6, 24])
  })

  test('are a column letter and a row number where a title says so', () => {
    const turned = { ...size, letters_columns: true }

    expect(nameOf(turned, 1)).toBe('b1')
    expect(cellNamed(turned, 'b1')).toBe(1)
    expect(cellNamed(turned, 'e2')).toBe(9)
  })
})
