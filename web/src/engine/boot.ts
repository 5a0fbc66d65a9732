/** Starts the Python of the page, with the package of the table in it. */

import type { PyodideInterface } from 'pyodide'
import { loadKernels } from './kernels'

/** What `tools/engine.py` has put beside this script, by names that say what is in them. */
interface Files {
  pyodide: string
  stdlib: string
  msgspec: string
  inklands: string
  /** Those of bots, by title; none where they could not be compiled. */
  kernels: Record<string, string>
  lock: { info: Record<string, string> }
}

const SITE = '/lib/python3.14/site-packages'

export async function boot(): Promise<PyodideInterface> {
  const files = await listed()
  const parts = Promise.all([bytes(files.msgspec), bytes(files.inklands)])
  const folder = beside(files.pyodide)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide')
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: beside(files.stdlib),
    lockFileContents: JSON.stringify({ ...files.lock, packages: {} }),
  })
  const [wheel, archive] = await parts
  python.unpackArchive(wheel, 'wheel')
  python.unpackArchive(archive, 'zip', { extractDir: SITE })
  // What was looked for before it was unpacked would not be found.
  python.runPython('import sys; sys.path_importer_cache.clear()')
  return python
}

/** Let bots think with kernels as WebAssembly: `inklands.fast.wasm.kernels` finds them by this name. */
export async function addKernels(python: PyodideInterface): Promise<void> {
  const { kernels } = await listed()
  const math = python.pyimport('math') as { log(x: number): number }
  const loaded = Object.entries(kernels).map(async ([title, file]) => [title, await loadKernels(await bytes(file), (x) => math.log(x))])
  python.registerJsModule('inklands_kernels', Object.fromEntries(await Promise.all(loaded)) as object)
}

async function listed(): Promise<Files> {
  return (await (await fetch(beside('files.json'))).json()) as Files
}

/** The scripts of the engine lie in one folder with all else of it. */
function beside(file: string): string {
  return new URL(file, import.meta.url).href
}

async function bytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch(beside(file))).arrayBuffer())
}
