import { beforeAll, describe, expect, test } from 'vitest'
import { flipped, parseShape, shapeText, turned } from '../../grid/shape'
import { LANGUAGES, loadLanguage, type Language } from '../../text/messages.svelte'
import { shapeWords } from './shapes'

// The shapes of the printed cards.
const PRINTED = 'X XX XXX XXXX X./.X X../.X./..X X./XX XXX/X../X.. XXX/..X X./XX/.X ..XX/XXX. X./XX/X. X../XXX/X.. XXX/XX. ..X/.XX/XX. .X./XXX/.X. XX/X./XX X.X/X.X'.split(' ')

describe('a shape in words', () => {
  beforeAll(() => loadLanguage('en'))

  test.each([
    ['X', 'a single cell'],
    ['XXXX', 'a bar of four, lying'],
    ['X/X', 'a bar of two, standing'],
    ['.X/X.', 'two cells corner to corner, rising to the right'],
    ['XXX/..X', 'an L of four, lying, its foot at the bottom right'],
    ['XX/X./X.', 'an L of four, standing, its foot at the top right'],
    ['X../X../XXX', 'a large angle of five, its arms meet at the bottom left'],
    ['.XX/XX.', 'a zigzag of four, lying, rising to the right'],
    ['..XX/XXX.', 'a zigzag of three and two, lying, its three ending at the bottom left'],
    ['X./X./XX/.X', 'a zigzag of three and two, standing, its three ending at the top left'],
    ['X./XX/X.', 'a T of four, stem pointing to the right'],
    ['.X./.X./XXX', 'a long T of five, stem pointing up'],
    ['XXX/XX.', 'a block of five, lying, its gap at the bottom right'],
    ['..X/.XX/XX.', 'a staircase of five, hollow at the top left'],
    ['XX./.XX/..X', 'a staircase of five, hollow at the bottom left'],
    ['.X./XXX/.X.', 'a plus of five'],
    ['X.X/XXX', 'a U of five, open up'],
    ['XXX/X.X', 'a U of five, open down'],
    ['XX/X./XX', 'a U of five, open to the right'],
    ['XX/.X/XX', 'a U of five, open to the left'],
    ['XX/../XX', 'two bars of two with a gap between, one above the other'],
    ['XX/XX', 'a shape of 4 cells'],
  ])('%s is told as it lies', (picture, words) => {
    expect(shapeWords(parseShape(picture))).toBe(words)
  })

  test.each(Object.keys(LANGUAGES) as Language[])('no two ways a shape can lie sound alike in %s', async (language) => {
    await loadLanguage(language)
    const ways = PRINTED.flatMap((picture) => waysOf(picture))

    expect(new Set(ways.map((way) => shapeWords(parseShape(way)))).size).toBe(ways.length)
  })
})

function waysOf(picture: string): string[] {
  const found = new Set<string>()
  for (let [shape, quarter] = [parseShape(picture), 0]; quarter < 4; [shape, quarter] = [turned(shape), quarter + 1]) {
    found.add(shapeText(shape)).add(shapeText(flipped(shape)))
  }
  return [...found]
}
