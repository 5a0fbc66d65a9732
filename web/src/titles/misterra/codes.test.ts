import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { inWords, learnCodes } from '../../text/codes'
import { formatMessage, formatPieces, loadLanguage } from '../../text/messages.svelte'
import { codes } from './codes'

beforeAll(async () => {
  learnCodes('misterra', codes)
  await loadLanguage('en')
})

const words = (name: string, value: string) => inWords(codes(name, value) ?? [])

test('a sketch card is two terrains, drawn side by side', () => {
  const prompt = { key: 'misterra-prompt-map', args: { sketch: 'LJ' } }

  expect(formatMessage(prompt, String)).toBe('Map lagoon and jungle on your parchment, or pass.')
  expect(formatPieces(prompt, String)).toContainEqual(expect.objectContaining({ rows: ['LJ'], words: 'lagoon and jungle' }))
})

test('several cards are drawn one by one', () => {
  expect(words('sketches', 'MM SM')).toBe('mountain and mountain, steppe and mountain')
  expect(codes('sketches', 'MM SM')).toHaveLength(3)
})

test('a card of Otoma says what it confirms and whether it claims', () => {
  expect(words('front', '?S J !')).toBe('confirm, or steppe, jungle, claims a region')
})

test('a ladder of points is read at a glance, and heard without arrows', () => {
  expect(words('ladder', '3 → 2, 4 → 5, +1 → +1')).toBe('3 gives 2, 4 gives 5, +1 gives +1')
  expect(codes('ladder', '3 → 2')).toContainEqual(expect.objectContaining({ signs: '3 → 2' }))
})

test('a pattern is read row by row', () => {
  expect(words('pattern', 'L./JM/L.')).toBe('lagoon, any terrain / jungle, mountain / lagoon, any terrain')
})

test('every argument of the log and the prompts that may hold letters of terrains is known', () => {
  const folder = new URL('../../../../src/inklands/games/misterra/', import.meta.url)
  const sources = ['log.py', 'prompt.py', 'objection.py'].map((file) => readFileSync(new URL(file, folder), 'utf-8')).join('')
  const named = [...sources.matchAll(/(\w+)=(?:SKETCH_TEXTS\[|_cards\(|item\.front|taken\b|other\b)/g)].map(([, name]) => name)

  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(codes(name ?? '', 'SM'), name).not.toBeNull()
})
