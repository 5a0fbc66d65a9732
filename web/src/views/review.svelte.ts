/** A match gone through again by a strong player: what each decision of a seat gave away. */

import { failureKey, review } from '../net/api'
import type { ReadRecord, Verdict } from '../protocol'

export class Review {
  verdicts = $state.raw<readonly Verdict[]>([])
  state = $state<'blank' | 'thinking' | 'done'>('blank')
  failure = $state('')
  private readonly listening = new AbortController()

  constructor(private readonly request: ReadRecord) {}

  /** How many decisions there are to judge, as soon as one was. */
  get count(): number {
    return this.verdicts[0]?.count ?? 0
  }

  get missed(): number {
    return tenths(this.verdicts.reduce((sum, verdict) => sum + verdict.cost, 0))
  }

  /** The decisions that cost something, the dearest first. */
  get dearest(): readonly Verdict[] {
    const costly = this.verdicts.filter((verdict) => tenths(verdict.cost) > 0)
    return costly.sort((one, other) => other.cost - one.cost)
  }

  async begin(): Promise<void> {
    this.state = 'thinking'
    this.failure = ''
    this.verdicts = []
    try {
      for await (const verdict of review(this.request, this.listening.signal)) {
        this.verdicts = [...this.verdicts, verdict]
      }
      this.state = 'done'
    } catch (error) {
      this.failure = failureKey(error)
      this.state = 'blank'
    }
  }

  /** Whoever stops listening stops the thinking, too. */
  stop(): void {
    this.listening.abort()
  }
}

export function tenths(points: number): number {
  return Math.round(points * 10) / 10
}
