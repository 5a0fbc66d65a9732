/** What this browser keeps between visits; one that stores nothing keeps it until the page is left. */

/** What the page was called before: what was kept under that name still counts. */
const FORMER_NAME = 'mapwright'

const unstored = new Map<string, string>()

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`inklands-${key}`) ?? localStorage.getItem(`${FORMER_NAME}-${key}`)
  } catch {
    return unstored.get(key) ?? null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`inklands-${key}`, value)
  } catch {
    unstored.set(key, value)
  }
}

/** What this tab keeps until it is closed, through every reload. */
export function keptForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(`inklands-${key}`)
  } catch {
    return null
  }
}

export function keepForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(`inklands-${key}`, value)
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}
