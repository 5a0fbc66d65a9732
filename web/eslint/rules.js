/** The rules of this page's own: imports go downwards, titles are named in their folders, links go through the router. */

import { readdirSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/** The folders of src, the uppermost first; each may use those below it. Files in src itself stand above all. */
export const FOLDERS = ['views', 'titles', 'box', 'sheets', 'panels', 'learn', 'board', 'art', 'grid', 'browser', 'text', 'net', 'engine']

/** The page of a title that has none of its own. */
const GENERIC = 'any'

const TITLES = readdirSync(`${SRC}/titles`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== GENERIC)
  .map((entry) => entry.name)

/** The path of a file below src, in pieces. */
function pieces(file) {
  return relative(SRC, file).split(sep)
}

/** Why *from* may not import *to*, both as pieces of paths below src; empty where it may. */
export function objection(from, to) {
  const [folder, title] = from
  if (to[0] === '..' || from.length === 1) return ''
  // Generated from the messages of the server, and needed everywhere.
  if (to.length === 1) return to[0] === 'protocol' ? '' : `${folder}/ may not import ${to[0]}, which stands above it.`
  const [above, below] = [FOLDERS.indexOf(to[0]), FOLDERS.indexOf(folder)]
  if (above < 0 || below < 0) return `${above < 0 ? to[0] : folder}/ has no place in the order of folders in eslint/rules.js.`
  if (above < below) return `${folder}/ may not import ${to[0]}/, which stands above it.`
  const isOfTitle = folder === 'titles' && from.length > 2
  if (isOfTitle && to[0] === 'titles' && to[1] !== title && to[1] !== 'title') {
    return 'The folder of a title may import title.ts, but neither the registry nor another title.'
  }
  return ''
}

const folders = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    function check(source) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const message = objection(pieces(context.filename), pieces(resolve(dirname(context.filename), source.value)))
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
    }
  },
}

const titleNames = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const [folder, title] = pieces(context.filename)
    if (folder === 'titles' && TITLES.includes(title)) return {}
    const { sourceCode } = context
    const names = new RegExp(TITLES.join('|'), 'gi')
    // Text and styles of a component have no nodes that all parsers share, so the whole file is searched.
    return {
      Program() {
        for (const found of sourceCode.text.matchAll(names)) {
          const message = `Only src/titles/${found[0].toLowerCase()}/ may name that title; ask titles/registry.ts.`
          context.report({ loc: sourceCode.getLocFromIndex(found.index), message })
        }
      },
    }
  },
}

const ROOTED = /\b(?:href|src)=(?:"\/|\{`\/|\{'\/)/g

const rootedLinks = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context
    return {
      Program() {
        for (const found of sourceCode.text.matchAll(ROOTED)) {
          const message = "The page may lie below a path: write href={to('/…')}, of browser/router."
          context.report({ loc: sourceCode.getLocFromIndex(found.index), message })
        }
      },
    }
  },
}

export default { rules: { folders, 'title-names': titleNames, 'rooted-links': rootedLinks } }
