/** A guided first game: a fixed deal, and notes that come up as it goes on. */

import type { Update } from '../protocol'

/** The panels of the table a note can be about. */
export type Panel = 'goals' | 'map' | 'hand' | 'aside'

export interface Note {
  key: string
  about: Panel
  /** Whether its time has come; it is shown once. */
  isDue: (update: Update) => boolean
}

export interface Lesson {
  title: string
  seed: number
  options: Record<string, string>
  notes: readonly Note[]
}

/** The notes whose time has come and that were not shown yet, in their order. */
export function due(lesson: Lesson, shown: readonly string[], update: Update): Note[] {
  return lesson.notes.filter((note) => !shown.includes(note.key) && note.isDue(update))
}

/** A note for the first time the seat is asked one of these. */
export function whenAsked(prompts: readonly string[], key: string, about: Panel): Note {
  return { key, about, isDue: (update) => prompts.includes(update.prompt.key) }
}

/** A note for the first time the seat sees that something *is so*. */
export function whenSeen<V>(key: string, about: Panel, isSo: (view: V) => boolean): Note {
  return { key, about, isDue: (update) => isSo(update.view as V) }
}
