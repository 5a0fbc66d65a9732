/** Sketch cards, Otoma's cards and patterns in messages: drawn, and in words. */

import type { Cells, Signs } from '../../art/drawings'
import { listed, type Piece } from '../../text/codes'
import { t } from '../../text/messages.svelte'
import { terrainName } from './cell'
import { TERRAINS } from './terrains'

const SKETCHES = ['sketch', 'other_sketch', 'tucked', 'revealed', 'sketches']

export function codes(name: string, value: string): readonly Piece[] | null {
  if (SKETCHES.includes(name) && /^[A-Z]{2}( [A-Z]{2})*$/.test(value)) return listed(value.split(' ').map(sketch))
  if (name === 'front') return front(value)
  if (name === 'ladder') return [ladder(value)]
  if (name === 'pattern' && !value.startsWith('@')) return [pattern(value)]
  return null
}

/** A card of two terrains. */
export function sketchName(letters: string): string {
  const [one = '', two = ''] = [...letters].map(terrainName)
  return t('misterra-sketch', { one, two })
}

function sketch(letters: string): Cells {
  return { terrains: TERRAINS, rows: [letters], words: sketchName(letters) }
}

/** How many give how much, as `3 → 2, 4 → 5`: an arrow is a picture too. */
function ladder(text: string): Signs {
  return { signs: text, words: text.replaceAll('→', t('page-heard-gives')) }
}

/** What Otoma does, as `?J L !`: confirm or jungle, lagoon, and a claim. */
function front(text: string): Piece[] {
  const actions = text.replace('!', '').trim().split(' ').map(action)
  return text.endsWith('!') ? [...listed(actions), ', ', t('misterra-otoma-claims')] : listed(actions)
}

function action(text: string): Cells {
  const cell = { terrains: TERRAINS, rows: [text.slice(-1)], words: otomaWords(text) }
  return text.startsWith('?') ? { ...cell, sign: '?' } : cell
}

/** What Otoma does in a space, as `?J` or `L`. */
export function otomaWords(text: string): string {
  const terrain = terrainName(text.slice(-1))
  return text.startsWith('?') ? t('misterra-otoma-confirm-or', { terrain }) : terrain
}

/** A pattern row by row, as `L./JM/L.` writes it. */
function pattern(text: string): Cells {
  const rows = text.split('/')
  const words = rows.map((row) => [...row].map((letter) => (letter === '.' ? t('misterra-any-terrain') : terrainName(letter))).join(', '))
  return { terrains: TERRAINS, rows, words: words.join(' / ') }
}
