/** What an action would give, why it is not allowed, and what a strong bot would do: asked of the table. */

import type { Answer, TableClient } from '../net/client.svelte'
import type { Advice, Points, Refused, Update } from '../protocol'

/** How long the pointer rests before the table is asked, in milliseconds. */
const DWELL = 110

export class Preview {
  /** What the points would be after the action that is asked about. */
  points = $state.raw<Points | null>(null)
  /** Why that action is not allowed, or why the last command was refused. */
  refusal = $state.raw<Refused | null>(null)
  isThinking = $state(false)
  /** What a strong bot would do, the best first. */
  advice = $state.raw<readonly Advice[]>([])
  private update = $state.raw<Update | null>(null)
  private answers = new Map<string, Points | Refused>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = ''

  constructor(private readonly client: TableClient) {}

  /** Take the newest update; whether there is something else to decide than before. */
  sync(update: Update | null): boolean {
    const before = this.update
    this.update = update
    if (update && before?.decision === update.decision && before.seat === update.seat) return false
    this.answers.clear()
    this.advice = []
    this.clear()
    return true
  }

  /** Ask what an action would give, or why it is not allowed; without delay where it was put down. */
  ask(action: string | null, isPutDown: boolean): void {
    const { update } = this
    clearTimeout(this.timer)
    if (action === null || !update || update.seat === null) return this.clear()
    if (action === this.asked && (this.points ?? this.refusal)) return
    this.asked = action
    const known = this.answers.get(action)
    if (known) return this.show(known)
    this.points = this.refusal = null
    this.timer = setTimeout(() => void this.fetch(update, action), isPutDown ? 0 : DWELL)
  }

  async act(action: string): Promise<void> {
    if (!this.update || this.client.busy) return
    this.noteRefusal(await this.client.act(this.update, action))
  }

  get canUndo(): boolean {
    return (this.update?.can_undo ?? false) && !this.client.busy
  }

  async undo(): Promise<void> {
    if (this.update && this.canUndo) this.noteRefusal(await this.client.undo(this.update))
  }

  /** What a strong bot would do now, the best first; nothing if the table has moved on. */
  async hint(): Promise<readonly Advice[]> {
    const update = this.update
    if (!update || this.isThinking) return []
    this.isThinking = true
    const answer = await this.client.ask({ type: 'hint', seat: update.seat ?? 0 })
    this.isThinking = false
    if (answer.type === 'refused') this.refusal = answer
    if (answer.type !== 'hinted' || this.update?.decision !== answer.decision) return []
    return (this.advice = answer.advice)
  }

  private noteRefusal(answer: Answer): void {
    // A stale answer is no news: what the seat decides on has changed, and the update shows it.
    if (answer.type === 'refused' && answer.code !== 'action/stale') this.refusal = answer
  }

  private async fetch(update: Update, action: string): Promise<void> {
    const answer = await this.client.preview(update.seat ?? 0, action)
    // An answer that comes when something else is decided is about another map or card.
    if (!answer || this.update?.decision !== update.decision) return
    // A refusal because of too many questions is no answer to this one.
    if (!('code' in answer) || answer.code === 'action/illegal') this.answers.set(action, answer)
    if (this.asked === action) this.show(answer)
  }

  private show(answer: Points | Refused): void {
    const isRefused = 'code' in answer
    this.points = isRefused ? null : answer
    this.refusal = isRefused && answer.code === 'action/illegal' ? answer : null
  }

  private clear(): void {
    this.asked = ''
    this.points = this.refusal = null
  }
}
