/** What this browser keeps between visits; one that stores nothing keeps it until the page is left. */

const unstored = new Map<string, string>()

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`mapwright-${key}`)
  } catch {
    return unstored.get(key) ?? null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`mapwright-${key}`, value)
  } catch {
    unstored.set(key, value)
  }
}
