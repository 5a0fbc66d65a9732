/** What this browser keeps between visits; one that stores nothing keeps it until the page is left. */

const PREFIX = 'inklands-'
/** What the page was called before: what was kept under that name still counts. */
const FORMER_NAME = 'mapwright'

const unstored = new Map<string, string>()

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}${key}`) ?? localStorage.getItem(`${FORMER_NAME}-${key}`)
  } catch {
    return unstored.get(key) ?? null
  }
}

/** Keep *value*; whether it is still there after the page was left. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(`${PREFIX}${key}`, value)
    return true
  } catch {
    unstored.set(key, value)
    return false
  }
}

/** What this tab keeps until it is closed, through every reload. */
export function keptForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(`${PREFIX}${key}`)
  } catch {
    return null
  }
}

export function keepForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(`${PREFIX}${key}`, value)
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

/** All that this browser keeps between visits, by key. */
export function allKept(): Record<string, string> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return Object.fromEntries(keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key) ?? '']))
  } catch {
    return Object.fromEntries(unstored)
  }
}
