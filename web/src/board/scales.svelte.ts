/** What an action would give, why it may not be, and what a strong player would do: asked of the table. */

import type { Follower } from '../net/table.svelte'
import type { Advice, Points, Refused, Update } from '../protocol'

const DWELL = 110

export class Scales {
  /** What the points would be after the action that is weighed. */
  preview = $state.raw<Points | null>(null)
  /** Why the action may not be taken, or why the last command was refused. */
  refusal = $state.raw<Refused | null>(null)
  isThinking = $state(false)
  /** What a strong player thought of, the best first. */
  advice = $state.raw<readonly Advice[]>([])
  private update = $state.raw<Update | null>(null)
  private known = new Map<string, Points | Refused>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = ''

  constructor(private readonly follower: Follower) {}

  /** Take up the newest update; whether there is something else to decide than before. */
  sync(update: Update | null): boolean {
    const before = this.update
    this.update = update
    if (update && before?.decision === update.decision && before.seat === update.seat) return false
    this.known.clear()
    this.advice = []
    this.forget()
    return true
  }

  /** Ask what an action would give, or why it is not allowed; at once where it was put down. */
  weigh(action: string | null, isPutDown: boolean): void {
    const { update } = this
    clearTimeout(this.timer)
    if (action === null || !update || update.seat === null) return this.forget()
    if (action === this.asked && (this.preview ?? this.refusal)) return
    this.asked = action
    const known = this.known.get(action)
    if (known) return this.show(known)
    this.preview = this.refusal = null
    this.timer = setTimeout(() => void this.consult(update, action), isPutDown ? 0 : DWELL)
  }

  async act(action: string): Promise<void> {
    if (!this.update || this.follower.busy) return
    this.heed(await this.follower.act(this.update, action))
  }

  get canUndo(): boolean {
    return (this.update?.can_undo ?? false) && !this.follower.busy
  }

  async undo(): Promise<void> {
    if (this.update && this.canUndo) this.heed(await this.follower.undo(this.update))
  }

  /** What a strong player would do now, the best first; nothing if the table has moved on. */
  async hint(): Promise<readonly Advice[]> {
    const update = this.update
    if (!update || this.isThinking) return []
    this.isThinking = true
    const answer = await this.follower.ask({ type: 'hint', seat: update.seat ?? 0 })
    this.isThinking = false
    if (answer.type === 'refused') this.refusal = answer
    if (answer.type !== 'hinted' || this.update?.decision !== answer.decision) return []
    return (this.advice = answer.advice)
  }

  private heed(answer: { type: string; code?: string }): void {
    // A stale answer is no news: what the seat decides on has changed, and the update shows it.
    if (answer.type === 'refused' && answer.code !== 'action/stale') this.refusal = answer as Refused
  }

  private async consult(update: Update, action: string): Promise<void> {
    const answer = await this.follower.preview(update.seat ?? 0, action)
    // An answer that comes when something else is decided is about another map or card.
    if (!answer || this.update?.decision !== update.decision) return
    // Too many questions are no answer to this one.
    if (!('code' in answer) || answer.code === 'action/illegal') this.known.set(action, answer)
    if (this.asked === action) this.show(answer)
  }

  private show(answer: Points | Refused): void {
    const isRefused = 'code' in answer
    this.preview = isRefused ? null : answer
    this.refusal = isRefused && answer.code === 'action/illegal' ? answer : null
  }

  private forget(): void {
    this.asked = ''
    this.preview = this.refusal = null
  }
}
