/** What this browser remembers of its reader: language, paper, name. */

import { preferredLanguage, loadLanguage, type Language } from '../text/messages.svelte'
import { keep, kept } from './storage'

export type Theme = 'auto' | 'light' | 'dark'

const darkness = matchMedia('(prefers-color-scheme: dark)')

let theme = $state<Theme>('auto')

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
  await loadLanguage(wanted)
  document.documentElement.lang = wanted
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
  darkness.addEventListener('change', layPaper)
  layPaper()
  const language = preferredLanguage(navigator.languages, kept('language'))
  await loadLanguage(language)
  document.documentElement.lang = language
}

/** Light or dark paper, as chosen or as the system has it. */
function layPaper(): void {
  const system = darkness.matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme === 'auto' ? system : theme
}
