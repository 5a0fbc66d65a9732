/** The notes of a lesson beside its table: each comes up when its time comes, and can be read again. */

import { getContext, setContext } from 'svelte'
import type { Update } from '../protocol'
import { addTitleTexts } from '../text/messages.svelte'
import { due, type Lesson, type Note } from './lesson'
import { forget, memorise, type Memory } from './memory'

const HERE = Symbol('tutor')

export class Tutor {
  private shown = $state.raw<readonly Note[]>([])
  private place = $state(0)
  private isGone = $state(false)
  /** The place of the last note that was shown. */
  private read = -1
  private decision: number | undefined

  constructor(
    private readonly lesson: Lesson,
    private readonly table: string,
    shown: Memory['shown'],
  ) {
    this.shown = shown.flatMap((key) => lesson.notes.find((note) => note.key === key) ?? [])
    this.go(this.shown.length - 1)
    // The words of all notes are long, and only who learns needs them.
    void addTitleTexts([lesson.title])
  }

  /** The note that is shown. */
  get note(): Note | null {
    return this.isGone ? null : (this.shown[this.place] ?? null)
  }

  get textKey(): string {
    const [title, key] = [this.lesson.title, this.note?.key]
    return `${title}-lesson-${key}`
  }

  get number(): number {
    return this.place + 1
  }

  get count(): number {
    return this.lesson.notes.length
  }

  get hasNext(): boolean {
    return this.place + 1 < this.shown.length
  }

  /**
   * Bring up the notes that are due now, after those that were not read yet: somebody who acts before reading on is shown the next
   * one, not the newest.
   */
  observe(update: Update): void {
    const known = this.shown.map((note) => note.key)
    const fresh = due(this.lesson, known, update)
    const hasActed = update.decision !== this.decision
    this.decision = update.decision
    if (this.isGone || !(fresh.length || hasActed)) return
    this.shown = [...this.shown, ...fresh]
    this.go(Math.min(this.read + 1, this.shown.length - 1))
    if (fresh.length) memorise(this.lesson.title, { table: this.table, shown: this.shown.map((note) => note.key) })
  }

  step(by: 1 | -1): void {
    this.go(Math.max(0, Math.min(this.shown.length - 1, this.place + by)))
  }

  /** The rest is played without notes. */
  leave(): void {
    this.isGone = true
    forget(this.lesson.title)
  }

  private go(place: number): void {
    this.place = Math.max(0, place)
    this.read = Math.max(this.read, place)
  }
}

/** Let every part of the page below this one find the tutor, if there is one. */
export function provideTutor(tutor: () => Tutor | null): void {
  setContext(HERE, tutor)
}

export function tutorHere(): () => Tutor | null {
  return getContext<(() => Tutor | null) | undefined>(HERE) ?? (() => null)
}
