import { describe, expect, test } from 'vitest'
import type { Update } from '../protocol'
import { due, whenAsked, whenSeen, type Lesson } from './lesson'

interface View {
  turn: number
}

const lesson: Lesson = {
  title: 'river',
  seed: 1,
  options: {},
  notes: [
    whenAsked(['river-prompt-cross', 'river-prompt-swim'], 'cross', 'map'),
    whenSeen<View>('bank', 'goals', (view) => view.turn >= 1),
    whenSeen<View>('bridge', 'hand', (view) => view.turn >= 3),
  ],
}

function at(turn: number, prompt: string): Update {
  return { turn, view: { turn }, prompt: { key: prompt, args: {} } } as Update
}

function names(shown: string[], update: Update): string[] {
  return due(lesson, shown, update).map((note) => note.key)
}

describe('a lesson', () => {
  test('has the notes whose time has come, in their order', () => {
    expect(names([], at(1, 'river-prompt-cross'))).toEqual(['cross', 'bank'])
    expect(names([], at(3, 'river-prompt-wait'))).toEqual(['bank', 'bridge'])
  })

  test('shows no note twice', () => {
    expect(names(['bank', 'bridge'], at(3, 'river-prompt-swim'))).toEqual(['cross'])
  })

  test('keeps what is not due yet', () => {
    expect(names(['bank'], at(2, 'river-prompt-wait'))).toEqual([])
  })
})
