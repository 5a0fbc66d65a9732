/** What this browser remembers of its reader: language, paper, name. Without storage it forgets. */

import { preferredLanguage, speak, type Language } from '../text/speech.svelte'

export type Theme = 'auto' | 'light' | 'dark'

let theme = $state<Theme>('auto')

export function chosenTheme(): Theme {
  return theme
}

export function chooseTheme(wanted: Theme): void {
  theme = wanted
  keep('theme', wanted)
  if (wanted === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = wanted
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep('language', wanted)
  await speak(wanted)
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
  if (wanted === 'light' || wanted === 'dark') chooseTheme(wanted)
  const language = preferredLanguage(navigator.languages, kept('language'))
  await speak(language)
  document.documentElement.lang = language
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`mapwright-${key}`)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`mapwright-${key}`, value)
  } catch {
    // A browser that stores nothing still plays.
  }
}
