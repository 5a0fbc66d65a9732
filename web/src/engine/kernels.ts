/** The kernels of a title as WebAssembly: what `inklands.fast.wasm.kernels` calls an instance. */

export interface Kernels {
  /** The place of so many words, all 0. */
  allocate(words: number): number
  free(place: number, words: number): void
  read(place: number): number | bigint
  write(place: number, value: number | bigint): void
  call(name: string, ...numbers: (number | bigint)[]): number | bigint
}

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory
  heap_base: WebAssembly.Global<'i32'>
}

const WORD = 8
const PAGE = 1 << 16

/** Kernels take logarithms by *log*, that of the Python beside them: those of browsers differ in the last digit. */
export async function loadKernels(module: BufferSource, log: (x: number) => number): Promise<Kernels> {
  const { instance } = await WebAssembly.instantiate(module, { env: { log: remembered(log) } })
  const exports = instance.exports as Exports
  const free = new Map<number, number[]>()
  let top: number = exports.heap_base.value
  let words = new BigInt64Array(exports.memory.buffer)

  function grown(count: number): number {
    const place = top
    top += count * WORD
    const missing = Math.ceil((top - exports.memory.buffer.byteLength) / PAGE)
    if (missing > 0) {
      exports.memory.grow(missing)
      words = new BigInt64Array(exports.memory.buffer)
    }
    return place
  }

  return {
    // The same few sizes come again with every decision, so what was freed is found by its size.
    allocate(count) {
      const place = free.get(count)?.pop() ?? grown(count)
      words.fill(0n, place / WORD, place / WORD + count)
      return place
    },
    free(place, count) {
      const places = free.get(count)
      if (places) places.push(place)
      else free.set(count, [place])
    },
    read: (place) => plain(words[place / WORD] ?? 0n),
    write(place, value) {
      words[place / WORD] = BigInt(value)
    },
    call(name, ...numbers) {
      const kernel = exports[name] as (...given: bigint[]) => bigint | undefined
      return plain(kernel(...numbers.map(BigInt)) ?? 0n)
    },
  }
}

/** A number where it can be one: Python takes it over faster. */
function plain(value: bigint): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

/** Trees ask for logarithms of small whole numbers, again and again. */
function remembered(log: (x: number) => number): (x: number) => number {
  const known = new Map<number, number>()
  return (x) => {
    let found = known.get(x)
    if (found === undefined) {
      found = log(x)
      known.set(x, found)
    }
    return found
  }
}
