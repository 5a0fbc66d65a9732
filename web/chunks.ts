/** Which chunk a module goes into: by itself the bundler makes a crumb of all that any two boards share. */

import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** The pages besides the first; who sees one soon needs the others, and together they pack smaller. */
const VIEWS = ['NewGame', 'Rules', 'Learn', 'TablePage', 'ReplayPage', 'ScoreSheet']

const firstPage = importedBy(sourceOf('main.ts'))
const views = VIEWS.map((view) => importedBy(sourceOf(`views/${view}.svelte`)))
const ofTitles = ['Board', 'Paper'].flatMap(eachTitle).map(importedBy)

/** What the first page needs is one chunk; the other pages, and what boards and paper sheets share, another. */
export const CHUNKS = {
  groups: [
    { name: (id: string, modules: Modules) => (firstPage(modules).has(id) ? 'page' : null), priority: 1 },
    { name: (id: string, modules: Modules) => (isShared(id, modules) ? 'tables' : null) },
  ],
}

function isShared(id: string, modules: Modules): boolean {
  const users = (sets: typeof views) => sets.filter((imported) => imported(modules).has(id)).length
  return users(views) > 0 || users(ofTitles) > 1
}

function sourceOf(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url))
}

/** The files of this name that titles have. */
function eachTitle(name: string): string[] {
  return readdirSync(sourceOf('titles'))
    .map((title) => sourceOf(`titles/${title}/${name}.svelte`))
    .filter((file) => existsSync(file))
}

/** The module *root*, those that it imports, and those that these import in turn, as far as nothing is lazy. */
function importedBy(root: string): (modules: Modules) => ReadonlySet<string> {
  const known = new Set<string>()
  return (modules) => {
    if (known.size) return known
    known.add(root)
    for (const id of known) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) known.add(next)
    return known
  }
}
