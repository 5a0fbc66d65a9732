/** What a sheet gives, asked of the table whenever the painting pauses. */

import { Refusal, refusalKey, score } from '../net/api'
import type { Points } from '../protocol'
import { t } from '../text/messages.svelte'

/** How long painting pauses before the sheet is counted, and before another try, in milliseconds. */
const PAUSE = 120
const RETRY = 2000
/** Refusals that may pass by themselves. */
const PASSING = new Set(['server/away', 'rate/limited'])

export class Count {
  points = $state.raw<Points | null>(null)
  /** Why there are no points, as a key; empty where there are. */
  private failure = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(private readonly title: string) {}

  get objection(): string {
    return this.failure && t(this.failure)
  }

  ask(sheet: object, delay = PAUSE): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.count(sheet), delay)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.asked++
  }

  private async count(sheet: object): Promise<void> {
    const number = ++this.asked
    try {
      const points = await score(this.title, sheet)
      // A later question has a later answer.
      if (number !== this.asked) return
      this.points = points
      this.failure = ''
    } catch (error) {
      if (number === this.asked && this.refuse(error)) this.ask(sheet, RETRY)
    }
  }

  /** Show why there are no points; whether that may pass by itself. */
  refuse(error: unknown): boolean {
    const code = error instanceof Refusal ? error.code : 'server/error'
    this.failure = refusalKey(code)
    this.points = null
    return PASSING.has(code)
  }
}
