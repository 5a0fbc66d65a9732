/** `node browser_bots.mjs REPOSITORY KERNELS TITLE COUNT`: decisions of browser_bots.py in Pyodide, as JSON. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [repository, folder, title, count] = process.argv.slice(2)
const { loadPyodide } = await packaged('pyodide/pyodide.mjs')
const { build } = await packaged('rolldown/dist/index.mjs')
const bundle = await build({ input: join(repository, 'web/src/engine/kernels.ts'), write: false })
const { loadKernels } = await import(`data:text/javascript;base64,${Buffer.from(bundle.output[0].code).toString('base64')}`)

const python = await loadPyodide()
python.FS.mkdir('/repository')
python.FS.mount(python.FS.filesystems.NODEFS, { root: repository }, '/repository')
// The package asks for its own version, which an installation would know.
python.FS.mkdirTree('/installed/inklands-0.dist-info')
python.FS.writeFile('/installed/inklands-0.dist-info/METADATA', 'Metadata-Version: 2.1\nName: inklands\nVersion: 0\n')
const files = JSON.parse(await readFile(join(folder, 'kernels.json'), 'utf8'))
const kernels = await loadKernels(await readFile(join(folder, files[title])), python.pyimport('math').log)
if (Number(count)) python.registerJsModule('inklands_kernels', { [title]: kernels })
python.registerJsModule('bench_clock', { seconds: () => process.cpuUsage().user / 1e6 })
python.globals.set('wanted', python.toPy([title, Number(count)]))
console.log(
  python.runPython(`
import json, sys
sys.path[:0] = ['/repository', '/repository/src', '/installed']
sys.dont_write_bytecode = True
from bench_clock import seconds
from bench.browser_bots import decisions, interpreted
title, count = wanted
if count:
    decisions(title, 1, seconds)  # What is loaded once is not counted.
json.dumps(decisions(title, count, seconds) if count else interpreted(title, seconds))`),
)

/** A module of the page's packages, which do not lie beside this file. */
function packaged(name) {
  return import(pathToFileURL(join(repository, 'web', 'node_modules', name)).href)
}
