/**
 * What is said aloud: one place for every word that a screen reader speaks by itself. What answers a key interrupts, news waits
 * its turn; `panels/Announcer.svelte` holds the two regions.
 */

import { chosenVerbosity, type Verbosity } from './preferences.svelte'

/** What a piece of news is about: others, the reader, what is asked of the reader, or what the reader asked for. */
export type Topic = 'others' | 'own' | 'asked' | 'answer'

export interface Said {
  /** Counts what was said, so that the same words again are new ones. */
  number: number
  text: string
}

/** Where several come together, what happened comes first, as it happened; then what is asked, and then answers. */
const ORDER: readonly (readonly Topic[])[] = [['others', 'own'], ['asked'], ['answer']]
/** What is told at each setting; an answer to what was asked always is. */
const TOLD: Readonly<Record<Verbosity, readonly Topic[]>> = {
  all: ORDER.flat(),
  own: ['own', 'asked', 'answer'],
  refusals: ['answer'],
}
/** So many pieces of news stay where they can be read again, and more where more come at once: nothing goes unheard. */
const KEPT = 8

let count = 0
let urgent = $state.raw<Said | null>(null)
let news = $state.raw<readonly Said[]>([])
let waiting: { topic: Topic; text: string }[] = []

export function saidNow(): Said | null {
  return urgent
}

export function saidNews(): readonly Said[] {
  return news
}

/** Say at once what a key or a button has led to, and whatever was refused. */
export function say(text: string): void {
  if (text) urgent = { number: ++count, text: spoken(text) }
}

/** Tell something when the reader has come to an end; what is told in one go is told in order. */
export function tell(text: string, topic: Topic): void {
  if (!text || !TOLD[chosenVerbosity()].includes(topic)) return
  if (!waiting.length) queueMicrotask(flush)
  waiting.push({ topic, text: spoken(text) })
}

/** The dot between two things is for eyes: readers skip it, or call it by a name. */
function spoken(text: string): string {
  return text.replaceAll(' · ', ', ')
}

function flush(): void {
  const sorted = ORDER.flatMap((topics) => waiting.filter((each) => topics.includes(each.topic)))
  waiting = []
  news = [...news, ...sorted.map(({ text }) => ({ number: ++count, text }))].slice(-Math.max(KEPT, sorted.length))
}
