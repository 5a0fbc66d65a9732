/** The engine of this tab: its worker, and what goes to and fro. */

import type { FromEngine, ToEngine } from '../engine/said'

/** Whoever listens on a line. */
interface Listener {
  opened(): void
  onmessage: ((event: { data: string }) => void) | null
  closed(code: number): void
}

/** An answer that comes piece by piece. */
interface Pending {
  begin(answer: Response): void
  fail(error: Error): void
  pieces: ReadableStreamDefaultController<Uint8Array> | null
}

/** A worker that was ended says nothing more: lines are closed as those of a server that is gone. */
const LOST = 1006

/** The requests after which there may be a table on this device. */
const MAKES_TABLES = new Set(['/api/tables', '/api/copies'])

let starting: Promise<Engine> | null = null

/** The engine, started when it is first needed and again after it broke. */
export function engine(): Promise<Engine> {
  starting ??= Engine.start(() => (starting = null))
  return starting
}

export class Engine {
  private count = 0
  private readonly pending = new Map<number, Pending>()
  private readonly lines = new Map<number, Listener>()
  private readonly encoder = new TextEncoder()

  private constructor(private readonly worker: Worker) {}

  static start(ended: () => void): Promise<Engine> {
    const worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'engine' })
    const made = new Engine(worker)
    return new Promise((resolve, reject) => {
      function fail(reason: string): void {
        worker.terminate()
        ended()
        made.lose()
        reject(new Error(reason))
      }
      worker.onerror = (event) => fail(event.message)
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
        if (data.kind === 'ready') resolve(made)
        else if (data.kind === 'failed') fail(data.reason)
        else made.take(data)
      }
    })
  }

  request(path: string, init?: RequestInit): Promise<Response> {
    const id = ++this.count
    const body = typeof init?.body === 'string' ? init.body : ''
    const method = init?.method ?? 'GET'
    return new Promise((begin, fail) => {
      this.pending.set(id, { begin, fail, pieces: null })
      this.say({ kind: 'request', id, method, path, body })
      if (method === 'POST' && MAKES_TABLES.has(path)) rememberLocalTables()
    })
  }

  dial(table: string, listener: Listener) {
    const line = ++this.count
    this.lines.set(line, listener)
    this.say({ kind: 'dial', line, table })
    return {
      send: (text: string) => this.say({ kind: 'say', line, text }),
      hangUp: () => {
        this.lines.delete(line)
        this.say({ kind: 'hangUp', line })
      },
    }
  }

  private say(message: ToEngine): void {
    this.worker.postMessage(message)
  }

  private take(message: FromEngine): void {
    if ('line' in message) this.hear(message)
    else if ('id' in message) this.answer(message)
  }

  private hear(message: Extract<FromEngine, { line: number }>): void {
    const listener = this.lines.get(message.line)
    if (message.kind === 'open') listener?.opened()
    else if (message.kind === 'hear') listener?.onmessage?.({ data: message.text })
    else listener?.closed(message.code)
  }

  private answer(message: Extract<FromEngine, { id: number }>): void {
    const pending = this.pending.get(message.id)
    if (!pending) return
    if (message.kind === 'begin') {
      const body = new ReadableStream<Uint8Array>({ start: (pieces) => void (pending.pieces = pieces) })
      pending.begin(new Response(body, { status: message.status, headers: { 'Content-Type': message.type } }))
    } else if (message.kind === 'write') {
      pending.pieces?.enqueue(this.encoder.encode(message.text))
    } else {
      this.pending.delete(message.id)
      pending.pieces?.close()
    }
  }

  /** Nothing comes from the worker any more. */
  private lose(): void {
    for (const pending of this.pending.values()) pending.fail(new Error('the engine is gone'))
    for (const listener of this.lines.values()) listener.closed(LOST)
    this.pending.clear()
    this.lines.clear()
  }
}

/** From the first table of this device on, the browser is asked not to clear them when it wants room. */
function rememberLocalTables(): void {
  try {
    if (localStorage.getItem('local-tables')) return
    localStorage.setItem('local-tables', 'yes')
  } catch {
    // A browser that keeps nothing keeps no table either, and the engine says so.
    return
  }
  // Missing without https. Some browsers ask the reader, others decide by themselves; a table is made either way.
  const storage = navigator.storage as Partial<StorageManager> | undefined
  void storage?.persist?.().catch(() => false)
}
