/** What this browser remembers of its reader: language, paper, name, what is told aloud, which keys are keys. */

import { preferredLanguage, loadLanguage, type Language } from '../text/messages.svelte'
import { keep, kept } from './storage'

export type Theme = 'auto' | 'light' | 'dark'

/** Where single letters, digits and signs are keys; arrows, Enter and Escape always are. */
export const LETTERS = ['everywhere', 'map', 'off'] as const
export type Letters = (typeof LETTERS)[number]
/** How much is told aloud without being asked for. */
export const VERBOSITIES = ['all', 'own', 'refusals'] as const
export type Verbosity = (typeof VERBOSITIES)[number]

/** Whether the system is dark; asked for when the page is set up, not where its words are tested. */
const darkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

let theme = $state<Theme>('auto')
let letters = $state<Letters>('everywhere')
let verbosity = $state<Verbosity>('all')

export function chosenTheme(): Theme {
  return theme
}

export function chooseTheme(wanted: Theme): void {
  theme = wanted
  keep('theme', wanted)
  layPaper()
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep('language', wanted)
  // The server reads it, to name the texts in the head of the page before any script runs.
  document.cookie = `language=${wanted}; path=/; max-age=31536000; samesite=lax`
  await loadLanguage(wanted)
  document.documentElement.lang = wanted
}

export function chosenLetters(): Letters {
  return letters
}

export function chooseLetters(wanted: Letters): void {
  letters = wanted
  keep('letters', wanted)
}

export function chosenVerbosity(): Verbosity {
  return verbosity
}

export function chooseVerbosity(wanted: Verbosity): void {
  verbosity = wanted
  keep('verbosity', wanted)
}

export function rememberedName(): string {
  return kept('name') ?? ''
}

export function rememberName(name: string): void {
  keep('name', name)
}

/** Set the page up as it was left. */
export async function remember(): Promise<void> {
  const wanted = kept('theme')
  if (wanted === 'light' || wanted === 'dark') theme = wanted
  letters = LETTERS.find((each) => each === kept('letters')) ?? letters
  verbosity = VERBOSITIES.find((each) => each === kept('verbosity')) ?? verbosity
  darkness().addEventListener('change', layPaper)
  layPaper()
  const language = preferredLanguage(navigator.languages, kept('language'))
  await loadLanguage(language)
  document.documentElement.lang = language
}

/** Light or dark paper, as chosen or as the system has it. */
function layPaper(): void {
  const system = darkness().matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme === 'auto' ? system : theme
}
