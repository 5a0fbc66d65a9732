/** Where requests go: to the server, or to the engine on this device where that is away or the table is here. */

import { BASE, HAS_SERVER } from './base'

/** What the names of tables on this device begin with; those of a server never do. */
const LOCAL = '~'
/** From this status on it is a gateway that answers for a server; ours says as JSON what is wrong. */
const GATEWAY = 502
/** Milliseconds for a server to begin an answer that this device has too: a network that hangs is as good as none. */
const PATIENCE = 8_000
/** Milliseconds in which a server that was waited for in vain is not asked again for such answers. */
const PAUSE = 30_000

/** Whether all of the engine is on this device, so that it can be started without a network. */
let isKept = false
let pausedUntil = 0

/** The two places where a table can be. */
export type Home = 'server' | 'device'

/** What the page uses of a WebSocket. */
export interface Connection {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

/** Whether a table is kept on this device, and nowhere else. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL)
}

/** What the same table is called on this device. */
export function localName(table: string): string {
  return isLocal(table) ? table : LOCAL + table
}

/** From now on the engine can be started without a network. */
export function noteEngineKept(): void {
  isKept = true
}

/** `fetch`, to whoever can answer. */
export async function reach(path: string, init?: RequestInit): Promise<Response> {
  if (!isLocal(tableIn(path))) {
    if (!canBeLocal(path, init)) return ofServer(path, init)
    try {
      return await ofServerSoon(path, init)
    } catch (error) {
      if (init?.signal?.aborted) throw error
    }
  }
  return (await engine()).request(path, init)
}

/** `new WebSocket`, to whoever has the table. */
export function dial(path: string): Connection {
  const table = tableIn(path)
  if (isLocal(table)) return new LocalConnection(table)
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(`${scheme}//${location.host}${BASE}${path}`) as Connection
}

/** `fetch`, to the server or to this device and to nobody else. */
export async function reachAt(home: Home, path: string, init?: RequestInit): Promise<Response> {
  return home === 'server' ? ofServer(path, init) : (await engine()).request(path, init)
}

/** Whether a table was ever begun on this device, or brought here. */
export function hasLocalTables(): boolean {
  try {
    return Boolean(localStorage.getItem('local-tables'))
  } catch {
    // A browser that keeps nothing has no tables.
    return false
  }
}

/** What is kept on this device, for lists: nothing is asked for where nothing was ever begun here. */
export async function reachLocal(path: string): Promise<Response | null> {
  if (!HAS_SERVER || !hasLocalTables()) return null
  return (await engine()).request(path)
}

async function ofServer(path: string, init?: RequestInit): Promise<Response> {
  if (!HAS_SERVER) throw new Error('there is no server')
  const answer = await fetch(BASE + path, init)
  const isOurs = answer.headers.get('Content-Type')?.startsWith('application/json')
  if (answer.status >= GATEWAY && !isOurs) throw new Error('the server is away')
  return answer
}

/** What the server answers, given up after a while where the engine could stand in. */
async function ofServerSoon(path: string, init?: RequestInit): Promise<Response> {
  if (isKept && Date.now() < pausedUntil) throw new Error('the server did not answer')
  init?.signal?.throwIfAborted()
  const giving = new AbortController()
  init?.signal?.addEventListener('abort', () => giving.abort())
  const late = setTimeout(() => {
    if (!isKept) return
    pausedUntil = Date.now() + PAUSE
    giving.abort()
  }, PATIENCE)
  return ofServer(path, { ...init, signal: giving.signal }).finally(() => clearTimeout(late))
}

async function engine() {
  return (await import('./engine')).engine()
}

function tableIn(path: string): string {
  const [, table] = /^\/api\/tables\/([^/]+)/.exec(path) ?? []
  return decodeURIComponent(table ?? '')
}

/** Whether the engine here can stand in for a server that is away: it has no tables of others, and no seats for them. */
function canBeLocal(path: string, init?: RequestInit): boolean {
  if (tableIn(path)) return false
  return path !== '/api/tables' || typeof init?.body !== 'string' || !init.body.includes('"kind":"open"')
}

/** A line to a table of this device. */
class LocalConnection implements Connection {
  readyState: number = WebSocket.CONNECTING
  onopen: Connection['onopen'] = null
  onmessage: Connection['onmessage'] = null
  onclose: Connection['onclose'] = null
  private line: { send(text: string): void; hangUp(): void } | null = null

  constructor(table: string) {
    engine().then(
      (started) => {
        if (this.readyState === WebSocket.CLOSED) return
        this.line = started.dial(table, this)
      },
      () => this.closed(1006),
    )
  }

  send(text: string): void {
    this.line?.send(text)
  }

  close(): void {
    this.line?.hangUp()
    this.readyState = WebSocket.CLOSED
  }

  opened(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }

  closed(code: number): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}
