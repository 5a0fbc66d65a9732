/** The lessons, one a title. */

import type { Lesson } from '../learn/lesson'
import cartographers from './cartographers/lesson'
import explorers from './explorers/lesson'
import misterra from './misterra/lesson'

const LESSONS: readonly Lesson[] = [cartographers, misterra, explorers]

export function lessonOf(title: string): Lesson | null {
  return LESSONS.find((lesson) => lesson.title === title) ?? null
}
