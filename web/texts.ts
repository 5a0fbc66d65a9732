/** Texts as readers fetch them: without comments, and without what the page never says itself. */

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const FLUENT = '.ftl?raw'

export function fetchedTexts(): Plugin {
  return {
    name: 'fetched-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(FLUENT)) return null
      const written = await readFile(id.slice(0, -'?raw'.length), 'utf-8')
      return `export default ${JSON.stringify(fetched(written))}`
    },
  }
}

/**
 * Comments and empty lines go, and so does what is read at the terminal alone, put into words by the server
 * (`/printed/`), or fetched by those who read the rules or take a lesson (`addTitleTexts`).
 */
function fetched(text: string): string {
  return text.replace(/^(#.*|(?!error-|page-)[\w-]+-(notation|terminal-|printed-|how-|lesson-).*(\n[ \t]+.*)*)?\n/gm, '')
}
