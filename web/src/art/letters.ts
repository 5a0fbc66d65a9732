/** The letters in the cells of a map: the beginning of each terrain's name in the reader's language. */

import { t } from '../text/messages.svelte'
import { hasLetter, type Terrains } from './terrain'

/** Letters that stand for something else beside a map: edicts, temples and villages. */
const RESERVED = 'ABCD'

const titles = new WeakMap<Terrains, string>()

/** From now on the terrains are called as in the texts of *title*. */
export function nameTerrains(terrains: Terrains, title: string): void {
  titles.set(terrains, title)
}

/** What stands in the cells, by the letter of the rows; terrains without a title keep their letters. */
export function labelsOf(terrains: Terrains): Record<string, string> {
  const title = titles.get(terrains)
  const letters = Object.keys(terrains).filter(hasLetter)
  const names = letters.map((letter) => (title ? t(`${title}-${terrains[letter]?.key}`) : letter))
  const labels = abbreviated(names)
  return Object.fromEntries(letters.flatMap((letter, place) => [[letter, labels[place] ?? letter], [letter.toLowerCase(), (labels[place] ?? letter).toLowerCase()]]))
}

/** The first letters of *names*, as few for all of them as tell them apart and from what is reserved. */
export function abbreviated(names: readonly string[]): string[] {
  const firsts = names.map((name) => name.charAt(0).toUpperCase())
  const isClear = new Set(firsts).size === firsts.length && !firsts.some((first) => RESERVED.includes(first))
  return isClear ? firsts : names.map((name, place) => `${firsts[place]}${name.charAt(1)}`)
}
