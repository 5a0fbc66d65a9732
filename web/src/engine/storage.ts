/** Tables of this device in IndexedDB, as `inklands.table.browser.store` asks: each operation is one transaction. */

interface Row {
  id: string
  seating: string
  version: number
  holders: string[]
  changed: number
  lines: number
  isOver: boolean
  outcome: string | null
}

interface Line {
  table: string
  index: number
  line: string
}

interface Lease {
  name: string
  run: string
  until: number
}

interface Presence {
  table: string
  run: string
  holders: string[]
  until: number
}

type Operation = (stores: Stores, values: never) => Promise<unknown>

const VERSION = 1

export type Storage = (operation: string, values: string) => Promise<string>

export function openStorage(name = 'inklands'): Storage {
  let opening: Promise<IDBDatabase> | null = null

  /** The database, opened anew after the browser has closed it or would not open it. */
  async function database(): Promise<IDBDatabase> {
    opening ??= opened(name)
    try {
      const open = await opening
      open.onclose = () => (opening = null)
      return open
    } catch {
      opening = null
      throw new Blocked()
    }
  }

  return async (operation, values) => {
    try {
      return JSON.stringify({ value: (await done(await database(), operation, JSON.parse(values) as never)) ?? null })
    } catch (error) {
      return JSON.stringify({ error: error instanceof Error || error instanceof DOMException ? error.name : 'Error' })
    }
  }
}

/** The browser keeps nothing for this page: in a private window, or because somebody wants it so. */
class Blocked extends Error {
  override readonly name = 'Blocked'
}

async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' })
    request.result.createObjectStore('lines', { keyPath: ['table', 'index'] })
    request.result.createObjectStore('leases', { keyPath: 'name' })
    request.result.createObjectStore('presences', { keyPath: ['table', 'run'] })
  }
  return answerOf(request)
}

async function done(database: IDBDatabase, operation: string, values: never): Promise<unknown> {
  const work = OPERATIONS[operation]
  if (!work) throw new Error(`there is no ${operation}`)
  // Strict: what was answered is on the disk, and not only on its way there.
  const transaction = database.transaction(['tables', 'lines', 'leases', 'presences'], READS.has(operation) ? 'readonly' : 'readwrite', {
    durability: 'strict',
  })
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
  const [answer] = await Promise.all([work(new Stores(transaction), values), ended])
  return answer
}

/** The stores of one transaction. */
class Stores {
  readonly tables: IDBObjectStore
  readonly lines: IDBObjectStore
  readonly leases: IDBObjectStore
  readonly presences: IDBObjectStore

  constructor(transaction: IDBTransaction) {
    this.tables = transaction.objectStore('tables')
    this.lines = transaction.objectStore('lines')
    this.leases = transaction.objectStore('leases')
    this.presences = transaction.objectStore('presences')
  }

  row(table: string): Promise<Row | undefined> {
    return answerOf(this.tables.get(table) as IDBRequest<Row | undefined>)
  }

  /** Change the row of a table as *change* does, unless that answers with false. */
  async change(table: string, change: (row: Row) => boolean): Promise<boolean> {
    const row = await this.row(table)
    if (!row || !change(row)) return false
    this.tables.put(row)
    return true
  }

  delete(table: string): void {
    this.tables.delete(table)
    this.lines.delete(linesOf(table))
    this.presences.delete(linesOf(table))
  }
}

const READS = new Set(['load', 'rows'])

const OPERATIONS: Record<string, Operation> = {
  async load(stores, [table, start]: [string, number]) {
    const row = await stores.row(table)
    if (!row) return []
    const lines = await answerOf(stores.lines.getAll(IDBKeyRange.bound([table, start], [table, Infinity])) as IDBRequest<Line[]>)
    return [{ row, lines: lines.map((one) => one.line) }]
  },

  rows: (stores) => answerOf(stores.tables.getAll()),

  append: (stores, [table, index, line, at]: [string, number, string, number]) =>
    stores.change(table, (row) => {
      if (row.lines !== index) return false
      stores.lines.add({ table, index, line } satisfies Line)
      row.lines += 1
      row.changed = at
      return true
    }),

  reseat: (stores, [table, version, seating, holders, now]: [string, number, string, string[], number]) =>
    stores.change(table, (row) => {
      if (row.version + 1 !== version) return false
      Object.assign(row, { version, seating, holders, changed: now })
      return true
    }),

  async finish(stores, [table]: [string]) {
    await stores.change(table, (row) => (row.isOver = true))
    return true
  },

  // The first outcome stays: nobody may see another end than the players saw.
  keep: (stores, [table, outcome]: [string, string]) =>
    stores.change(table, (row) => {
      row.outcome ??= outcome
      return true
    }),

  async adopt(stores, [row, lines]: [Row, string[]]) {
    stores.delete(row.id)
    stores.tables.put(row)
    lines.forEach((line, index) => stores.lines.put({ table: row.id, index, line } satisfies Line))
    return true
  },

  async remove(stores, [table, version]: [string, number]) {
    const row = await stores.row(table)
    if (row?.version !== version) return false
    stores.delete(table)
    return true
  },

  async delete(stores, [tables]: [string[]]) {
    for (const table of tables) stores.delete(table)
    return true
  },

  async postpone(stores, [since, until, seconds]: [number, number, number]) {
    const rows = await answerOf(stores.tables.getAll() as IDBRequest<Row[]>)
    for (const row of rows.filter((one) => one.changed >= since && one.changed <= until)) {
      stores.tables.put({ ...row, changed: row.changed + seconds })
    }
    return true
  },

  async lease(stores, [name, run, seconds]: [string, string, number]) {
    const found = await answerOf(stores.leases.get(name) as IDBRequest<Lease | undefined>)
    if (found && found.run !== run && found.until > Date.now()) return false
    stores.leases.put({ name, run, until: Date.now() + 1000 * seconds } satisfies Lease)
    return true
  },

  async glimpse(stores, [run, here, seconds]: [string, [string, string[]][], number]) {
    const now = Date.now()
    for (const [table, holders] of here) stores.presences.put({ table, run, holders, until: now + 1000 * seconds } satisfies Presence)
    const all = await answerOf(stores.presences.getAll() as IDBRequest<Presence[]>)
    for (const gone of all.filter((one) => one.until <= now)) stores.presences.delete([gone.table, gone.run])
    const found = []
    for (const [table] of here) {
      const row = await stores.row(table)
      const others = all.filter((one) => one.table === table && one.run !== run && one.until > now)
      if (row) found.push({ table, lines: row.lines, version: row.version, elsewhere: others.flatMap((one) => one.holders) })
    }
    return found
  },
}

function linesOf(table: string): IDBKeyRange {
  // Arrays come after all numbers and texts.
  return IDBKeyRange.bound([table], [table, []])
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'))
  })
}
