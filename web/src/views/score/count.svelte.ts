/** What a sheet gives, asked of the table whenever the painting pauses. */

import type { Size } from '../../board/cells'
import { Refusal, refusalKey, score } from '../../net/api'
import { pointsOf } from '../../net/counted'
import type { Points } from '../../protocol'
import { t } from '../../text/speech.svelte'

const PAUSE = 120
const PATIENCE = 2000
const PASSING = new Set(['server/away', 'rate/limited'])

export class Count {
  points = $state.raw<Points | null>(null)
  /** Why there are no points, as a key; empty where there are. */
  private failure = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(
    private readonly title: string,
    private readonly size: Size,
  ) {}

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
      const counted = await score(this.title, sheet)
      // A later question has a later answer.
      if (number !== this.asked) return
      this.points = pointsOf(counted, this.size)
      this.failure = ''
    } catch (error) {
      if (number === this.asked && this.refuse(error)) this.ask(sheet, PATIENCE)
    }
  }

  /** Tell why there are no points; whether it may pass by itself. */
  refuse(error: unknown): boolean {
    const code = error instanceof Refusal ? error.code : 'server/error'
    this.failure = refusalKey(code)
    this.points = null
    return PASSING.has(code)
  }
}
