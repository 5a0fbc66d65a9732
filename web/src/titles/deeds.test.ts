import { describe, expect, test } from 'vitest'
import { cellsOfDeed } from './deeds'

describe('the cells of an action', () => {
  test('are those a shape covers', () => {
    expect(cellsOfDeed('F:c3c4d10')).toEqual(['c3', 'c4', 'd10'])
  })

  test('are those of a cross, on foot or on a horse', () => {
    expect(cellsOfDeed('p16')).toEqual(['p16'])
    expect(cellsOfDeed('horse:l5')).toEqual(['l5'])
  })

  test('are both of a sketch, and where a walk ends', () => {
    expect(cellsOfDeed('map:L a1,J b1')).toEqual(['a1', 'b1'])
    expect(cellsOfDeed('a1>b2')).toEqual(['b2'])
  })

  test('are none on the beach, nor where something is only chosen', () => {
    expect(cellsOfDeed('a1>beach2')).toEqual([])
    expect(cellsOfDeed('take:LJ')).toEqual([])
    expect(cellsOfDeed('map:W')).toEqual([])
    expect(cellsOfDeed('keep:2,7')).toEqual([])
  })
})
