/** Which chunk a module goes into: by itself the bundler makes a crumb of all that any two boards share. */

import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url))

/** What the first page needs is one chunk, what boards and paper sheets share another. */
export const CHUNKS = {
  groups: [
    { name: (id: string, modules: Modules) => (firstPage(modules).has(id) ? 'page' : null), priority: 1 },
    { name: 'tables', minShareCount: 2 },
  ],
}

const known = new Set<string>()

/** The modules that main.ts imports, and those that these import in turn, as far as nothing is lazy. */
function firstPage(modules: Modules): ReadonlySet<string> {
  if (known.size) return known
  known.add(MAIN)
  for (const id of known) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) known.add(next)
  return known
}
