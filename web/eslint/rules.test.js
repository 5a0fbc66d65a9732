import { describe, expect, test } from 'vitest'
import { objection } from './rules.js'

function of(from, to) {
  return objection(from.split('/'), to.split('/'))
}

describe('a folder', () => {
  test('may use those below it and itself', () => {
    expect(of('views/Home.svelte', 'titles/registry')).toBe('')
    expect(of('board/marks.ts', 'board/cells')).toBe('')
    expect(of('net/api.ts', 'protocol')).toBe('')
    expect(of('main.ts', 'views/Home.svelte')).toBe('')
  })

  test('may use none above it', () => {
    expect(of('grid/cells.ts', 'board/marks')).toBe('grid/ may not import board/, which stands above it.')
    expect(of('views/Home.svelte', 'App.svelte')).toBe('views/ may not import App.svelte, which stands above it.')
  })

  test('must have its place in the order', () => {
    expect(of('shed/rake.ts', 'net/api')).toBe('shed/ has no place in the order of folders in eslint/rules.js.')
  })
})

describe('the folder of a title', () => {
  test('implements the interface of titles', () => {
    expect(of('titles/river/index.ts', 'titles/title')).toBe('')
    expect(of('titles/river/index.ts', 'titles/river/Board.svelte')).toBe('')
  })

  test('knows no other title', () => {
    expect(of('titles/river/index.ts', 'titles/lake/terrains')).not.toBe('')
    expect(of('titles/river/index.ts', 'titles/registry')).not.toBe('')
  })
})
