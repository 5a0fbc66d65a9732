/** Messages in the reader's language, from the same Fluent files the server uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { titleTexts } from '../net/api'
import type { Message } from '../protocol'
import { decoded, inWords, type Piece } from './codes'

export const LANGUAGES = { en: 'English', fr: 'français', nl: 'Nederlands' } as const
export type Language = keyof typeof LANGUAGES

type NameOf = (seat: number) => string
type Texts = { default: Record<string, string> }
type Args = Record<string, FluentVariable>

/** Marks the place of drawings in a text; no text has this character. */
const OPEN = '\uE000'

const FILES: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  nl: () => import('./nl'),
}

/** Words that few readers need: those of an owner's box, and of games that move to and from this device. */
const MORE_FILES = {
  box: { en: () => import('./box-en'), fr: () => import('./box-fr'), nl: () => import('./box-nl') },
  device: { en: () => import('./device-en'), fr: () => import('./device-fr'), nl: () => import('./device-nl') },
} satisfies Record<string, Record<Language, () => Promise<Texts>>>
type More = keyof typeof MORE_FILES

let language = $state<Language>('en')
let bundle = $state.raw(new FluentBundle('en'))
/** The texts the page was built with, in the language that is shown. */
let packaged: readonly string[] = []
/** The texts of titles of other distributions, by title, in the language that is shown. */
let fetched: ReadonlyMap<string, string> = new Map()
/** Which of the words that few need are here. */
const more = new Set<More>()
let last: Promise<void> = Promise.resolve()

export function currentLanguage(): Language {
  return language
}

/** Show another language from now on, on every part of the page. */
export function loadLanguage(wanted: Language): Promise<void> {
  return inTurn(async () => {
    const [{ default: texts }, others] = await Promise.all([FILES[wanted](), textsOf([...fetched.keys()], wanted)])
    packaged = [...Object.values(texts), ...(await moreTexts([...more], wanted))]
    fetched = others
    language = wanted
    rebuild()
  })
}

/** Fetch words that few need, unless they are here already. */
export function addTexts(wanted: More): Promise<void> {
  return inTurn(async () => {
    if (more.has(wanted)) return
    packaged = [...packaged, ...(await moreTexts([wanted], language))]
    more.add(wanted)
    rebuild()
  })
}

/** Fetch the texts of titles that the page was not built with, unless they are here already. */
export function addTitleTexts(titles: readonly string[]): Promise<void> {
  return inTurn(async () => {
    const missing = titles.filter((title) => !fetched.has(title))
    if (!missing.length) return
    fetched = new Map([...fetched, ...(await textsOf(missing, language))])
    rebuild()
  })
}

export function bundleOf(wanted: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  return made
}

export function hasText(key: string): boolean {
  return bundle.hasMessage(key)
}

/** The text of a key; a key without text is shown as it is, so that the gap is seen. */
export function t(key: string, args?: Args): string {
  const pattern = bundle.getMessage(key)?.value
  return pattern ? withMinus(bundle.formatPattern(pattern, args)) : key
}

/** Numbers below nothing with a minus sign, as they stand elsewhere on the page, not with a hyphen. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−')
}

/**
 * A message of the server in words. A value `@key` is translated first, seats are called by the names of who sits there, and codes
 * by what the title says of them.
 */
export function formatMessage(message: Message, nameOf: NameOf): string {
  return inWords(formatPieces(message, nameOf))
}

/** The same with drawings in place of codes, as far as the title has some. */
export function formatPieces(message: Message, nameOf: NameOf): Piece[] {
  const title = message.key.slice(0, message.key.indexOf('-'))
  const args: Args = {}
  const drawn: (readonly Piece[])[] = []
  for (const [name, value] of Object.entries(message.args)) {
    const pieces = typeof value === 'string' ? decoded(title, name, value) : null
    if (pieces) args[name] = `${OPEN}${drawn.push(pieces) - 1}${OPEN}`
    else if (typeof value === 'string' && value.startsWith('@')) args[name] = t(value.slice(1))
    else if (typeof value === 'number' && (name === 'seat' || name === 'other')) args[name] = nameOf(value)
    else args[name] = value
  }
  // Every other part is the number of what stands between two marks.
  return t(message.key, args).split(OPEN).flatMap((part, place) => (place % 2 ? (drawn[Number(part)] ?? []) : [part]))
}

/** The first language the reader asks for that there is. */
export function preferredLanguage(asked: readonly string[], kept: string | null): Language {
  const wanted = [kept ?? '', ...asked].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => tag in LANGUAGES) ?? 'en'
}

/** The texts of titles, in English where one has no others; empty where it has none at all. */
async function textsOf(titles: readonly string[], wanted: Language): Promise<Map<string, string>> {
  const inEnglish = async (title: string) => (wanted === 'en' ? null : titleTexts(title, 'en'))
  const pairs = titles.map(async (title) => [title, (await titleTexts(title, wanted)) ?? (await inEnglish(title)) ?? ''] as const)
  return new Map(await Promise.all(pairs))
}

async function moreTexts(kinds: readonly More[], wanted: Language): Promise<string[]> {
  const files = await Promise.all(kinds.map((kind): Promise<Texts> => MORE_FILES[kind][wanted]()))
  return files.flatMap((file) => Object.values(file.default))
}

/** Run *task* when the one before has ended, so that texts of one language never mix with another's. */
function inTurn(task: () => Promise<void>): Promise<void> {
  last = last.then(task, task)
  return last
}

function rebuild(): void {
  bundle = bundleOf(language, [...packaged, ...fetched.values()])
}
