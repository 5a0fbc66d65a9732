/**
 * Kernels for a test in Python: `node wasm_instance.mjs KERNELS.MJS MODULE.WASM`. A line on standard input is a call with
 * its arguments as JSON, a line on standard output its answer. Whole numbers go as texts: they may have 64 bits.
 */

import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const [script, module] = process.argv.slice(2)
const { loadKernels } = await import(script)
const logs = []
const kernels = await loadKernels(await readFile(module), (x) => logs[x])

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line)
  // Logarithms are those of Python; this test sends them, where a worker of the page asks for them.
  if (name === 'logs') logs.push(...given)
  else console.log(String(kernels[name](...given.map((each) => (/^-?\d+$/.test(each) ? number(each) : each))) ?? 0))
}

function number(text) {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}
