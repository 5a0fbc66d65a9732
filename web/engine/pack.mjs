/**
 * Packs the engine by its own Python, and then with brotli: `node pack.mjs REPOSITORY WHEEL OUT KEPT`.
 * What its Python does is in tools/engine_pack.py; KEPT is where packed files are found again.
 */

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { loadPyodide } from 'pyodide'

/** What changes with every line of ours is packed a little less well, in a tenth of the time. */
const qualityOf = (file) => (file.includes('pyodide') ? 11 : 9)

const [repository, wheel, out, kept] = process.argv.slice(2)
const python = await loadPyodide()
for (const [place, folder] of [['/repository', repository], ['/out', out]]) {
  python.FS.mkdir(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place)
}
python.unpackArchive(new Uint8Array(await readFile(wheel)), 'wheel')
python.runPython("import sys; sys.path[:0] = ['/repository', '/repository/src']; from tools.engine_pack import pack; pack()")

for (const name of await readdir(out, { recursive: true })) {
  const file = join(out, name)
  if ((await stat(file)).isFile() && !name.endsWith('.whl')) await pack(file)
}

async function pack(file) {
  const content = await readFile(file)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_LGWIN]: 24 } }
  const known = join(kept, createHash('sha256').update(`${qualityOf(file)}`).update(content).digest('hex'))
  if (!existsSync(known)) await writeFile(known, await promisify(brotliCompress)(content, options))
  await copyFile(known, `${file}.br`)
}
