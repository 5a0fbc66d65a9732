import { beforeAll, describe, expect, test } from 'vitest'
import type { HeardMap } from '../board/hearing'
import { loadLanguage } from '../text/messages.svelte'
import type { PointRow } from './points'
import { heardText, offersText, trackText, type BoardSpeech } from './speech'

const map: HeardMap = { size: { width: 1, height: 1 }, nameOf: String, wordsOf: String, kindOf: String, letterOf: String, names: { rows: ['a'], columns: ['1'] } }
const row = (change: Partial<PointRow>): PointRow => ({ key: 'food', name: 'Food', rule: 'What is eaten counts.', isRuleShown: true, counts: true, ...change })
const speech = (change: Partial<BoardSpeech>): BoardSpeech => ({ map, cursor: null, open: [], rows: [], now: null, offers: [], nameOfAction: String, choose: () => {}, ...change })

describe('what a board says of itself', () => {
  beforeAll(() => loadLanguage('en'))

  test('a rule with drawings in it is heard in their words', () => {
    const rule = ['Each ', { words: 'lagoon beside jungle' }, ' counts.']

    expect(heardText('points', speech({ rows: [row({ rule, note: 'counts once', sign: '1×' })] }), '')).toBe('Food: 0 points, counts once. Each lagoon beside jungle counts.')
  })

  test('printed values are heard with the rule, and which of them are struck', () => {
    const track = [2, 5, 9].map((value) => ({ value, isPast: value < 5 }))

    expect(trackText(track)).toBe('printed: 2 struck, 5, 9')
    expect(heardText('points', speech({ rows: [row({ track })] }), '')).toBe('Food: 0 points. What is eaten counts. Printed: 2 struck, 5, 9.')
  })

  test('what is asked comes with what is offered and how far the match is', () => {
    const asked = speech({ offers: ['water', 'sand'], stands: 'Round 2.' })

    expect(heardText('asked', asked, 'Choose a terrain.')).toBe('Choose a terrain. 1: water. 2: sand. Round 2.')
  })

  test('an offer that is a sentence ends once', () => {
    expect(offersText(['Zones: they count.', 'Pass'])).toBe('1: Zones: they count. 2: Pass.')
  })
})
