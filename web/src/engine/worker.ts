/** The table in a worker: it answers the page as a server would, by the same Python. */

import { boot } from './boot'
import { openChannel } from './channel'
import type { FromEngine, ToEngine } from './said'
import { openBundle } from './speaking'
import { openStorage } from './storage'
import { openThinking } from './thinking'

/** `inklands.table.browser.engine.Engine`. */
interface Engine {
  request(method: string, path: string, body: string, page: { begin(status: number, type: string): void; write(text: string): void }): Promise<void>
  dial(line: number, table: string, send: (text: string) => void, close: (code: number) => void): void
  hear(line: number, text: string): void
  hang_up(line: number): void
}

const engine = boot().then(async (python) => {
  const { start } = python.pyimport('inklands.table.browser.engine') as { start(browser: object): Promise<Engine> }
  return start({ storage: openStorage(), channel: openChannel(), thinking: openThinking(), bundle: openBundle })
})

engine.then(
  () => say({ kind: 'ready' }),
  (error: unknown) => say({ kind: 'failed', reason: String(error) }),
)

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => void engine.then((started) => take(started, data)))

function take(started: Engine, message: ToEngine): void {
  switch (message.kind) {
    case 'request':
      void answer(started, message)
      break
    case 'dial': {
      const { line } = message
      say({ kind: 'open', line })
      started.dial(
        line,
        message.table,
        (text) => say({ kind: 'hear', line, text }),
        (code) => say({ kind: 'close', line, code }),
      )
      break
    }
    case 'say':
      started.hear(message.line, message.text)
      break
    case 'hangUp':
      started.hang_up(message.line)
  }
}

async function answer(started: Engine, { id, method, path, body }: Extract<ToEngine, { kind: 'request' }>): Promise<void> {
  await started.request(method, path, body, {
    begin: (status, type) => say({ kind: 'begin', id, status, type }),
    write: (text) => say({ kind: 'write', id, text }),
  })
  say({ kind: 'end', id })
}

function say(message: FromEngine): void {
  postMessage(message)
}
