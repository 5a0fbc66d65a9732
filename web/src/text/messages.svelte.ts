/** Sentences in the reader's language, from the same files the server uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message } from '../protocol'

export const LANGUAGES = { en: 'English', fr: 'français', nl: 'Nederlands' } as const
export type Language = keyof typeof LANGUAGES

type Texts = { default: Record<string, string> }
type Args = Record<string, FluentVariable>

const FILES: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  nl: () => import('./nl'),
}

let language = $state<Language>('en')
let bundle = $state.raw(new FluentBundle('en'))

export function currentLanguage(): Language {
  return language
}

/** Speak another language from now on, on every part of the page. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const { default: texts } = await FILES[wanted]()
  bundle = bundleOf(wanted, Object.values(texts))
  language = wanted
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
 * A message of the server. A value `@key` is translated first, and seats are called by the names
 * of who sits there.
 */
export function formatMessage(message: Message, nameOf: (seat: number) => string): string {
  const args: Args = {}
  for (const [name, value] of Object.entries(message.args)) {
    if (typeof value === 'string' && value.startsWith('@')) args[name] = t(value.slice(1))
    else if (typeof value === 'number' && (name === 'seat' || name === 'other')) args[name] = nameOf(value)
    else args[name] = value
  }
  return t(message.key, args)
}

/** The first language the reader asks for that there is. */
export function preferredLanguage(asked: readonly string[], kept: string | null): Language {
  const wanted = [kept ?? '', ...asked].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => tag in LANGUAGES) ?? 'en'
}
