/** A match gone through again by a strong player: what each decision of a seat gave away. */

import { failureKey, review } from '../net/api'
import type { ReadRecord, Verdict } from '../protocol'

export class Review {
  verdicts = $state.raw<readonly Verdict[]>([])
  isThinking = $state(false)
  failure = $state('')
  private isStopped = false

  constructor(private readonly wish: ReadRecord) {}

  /** How many decisions there are to judge, as soon as one was. */
  get count(): number {
    return this.verdicts[0]?.count ?? 0
  }

  get missed(): number {
    return this.verdicts.reduce((sum, verdict) => sum + verdict.cost, 0)
  }

  /** The decisions that cost something, the dearest first. */
  get dearest(): readonly Verdict[] {
    return this.verdicts.filter((verdict) => verdict.cost > 0).sort((one, other) => other.cost - one.cost)
  }

  async begin(): Promise<void> {
    this.isThinking = true
    this.failure = ''
    this.verdicts = []
    try {
      for await (const verdict of review(this.wish)) {
        if (this.isStopped) return
        this.verdicts = [...this.verdicts, verdict]
      }
    } catch (error) {
      this.failure = failureKey(error)
    } finally {
      this.isThinking = false
    }
  }

  stop(): void {
    this.isStopped = true
  }
}
