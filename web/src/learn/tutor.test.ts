import { describe, expect, test } from 'vitest'
import type { Update } from '../protocol'
import { whenSeen, type Lesson } from './lesson'
import { recall } from './memory'
import { Tutor } from './tutor.svelte'

interface View {
  turn: number
  hasFound: boolean
}

const lesson: Lesson = {
  title: 'river',
  seed: 1,
  options: {},
  notes: [
    whenSeen<View>('bank', 'map', (view) => view.turn >= 1),
    whenSeen<View>('boat', 'hand', (view) => view.hasFound),
    whenSeen<View>('goodbye', 'goals', (view) => view.turn >= 2),
  ],
}

function at(turn: number, hasFound = false, decision = 1): Update {
  return { decision, view: { turn, hasFound }, prompt: { key: '', args: {} } } as unknown as Update
}

describe('a tutor', () => {
  test('shows the first of the notes that are new, and goes through them', () => {
    const tutor = new Tutor(lesson, 'table', [])
    expect(tutor.note).toBeNull()
    tutor.observe(at(2))
    expect(tutor.note?.key).toBe('bank')
    expect(tutor.textKey).toBe('river-lesson-bank')
    tutor.step(1)
    expect([tutor.note?.key, tutor.hasNext]).toEqual(['goodbye', false])
    tutor.step(1)
    expect(tutor.note?.key).toBe('goodbye')
  })

  test('goes on with the last note it showed, in whatever order they came', () => {
    const tutor = new Tutor(lesson, 'table', [])
    tutor.observe(at(2))
    tutor.observe(at(2, true))
    const memory = recall('river')
    expect(memory).toEqual({ table: 'table', shown: ['bank', 'goodbye', 'boat'] })

    const again = new Tutor(lesson, 'table', memory?.shown ?? [])
    expect(again.note?.key).toBe('boat')
  })

  test('shows whoever acts before reading on the next note, not the newest', () => {
    const tutor = new Tutor(lesson, 'table', [])
    tutor.observe(at(2, false, 1))
    tutor.observe(at(2, true, 2))
    expect([tutor.note?.key, tutor.hasNext]).toEqual(['goodbye', true])
    tutor.observe(at(2, true, 2))
    expect(tutor.note?.key).toBe('goodbye')
    tutor.observe(at(2, true, 3))
    expect(tutor.note?.key).toBe('boat')
  })

  test('says nothing more once it was sent away', () => {
    const tutor = new Tutor(lesson, 'table', [])
    tutor.observe(at(1))
    tutor.leave()
    tutor.observe(at(2))
    expect(tutor.note).toBeNull()
    expect(recall('river')).toBeNull()
  })
})
