/** Drawing on a map at a table: the hand, what its placement would give, and the ink. */

import type { Follower } from '../net/table.svelte'
import type { Advice, Points, Refused, Update } from '../protocol'
import type { Size } from './cells'
import { offersOf } from './offers'
import * as pencil from './pencil'

const DWELL = 110

export class Drawing {
  hand = $state.raw<pencil.Hand | null>(null)
  /** What the points would be with the shape where it is held. */
  preview = $state.raw<Points | null>(null)
  /** Why the shape may not lie where it is held, or why the last command was refused. */
  refusal = $state.raw<Refused | null>(null)
  isThinking = $state(false)
  /** What a strong player thought of, the best first. */
  advice = $state.raw<readonly Advice[]>([])
  private update: Update | null = null
  private known = new Map<string, Points | Refused>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = ''

  constructor(private readonly follower: Follower) {}

  /** Take up what the newest update offers; the hand stays as it is while the decision does. */
  sync(update: Update | null, size: Size, printed: readonly string[]): void {
    const before = this.update
    this.update = update
    if (!update?.legal.groups.length) {
      this.hand = null
      this.weigh()
      return
    }
    if (this.hand && before?.decision === update.decision && before.seat === update.seat) return
    const cursor = this.hand?.cursor ?? null
    this.known.clear()
    this.advice = []
    this.asked = ''
    this.preview = this.refusal = null
    this.change({ ...pencil.takeUp(size, offersOf(update.legal.groups, size, printed)), cursor })
  }

  readonly change = (hand: pencil.Hand): void => {
    this.hand = hand
    this.weigh()
  }

  readonly with = (move: (hand: pencil.Hand) => pencil.Hand): void => {
    if (this.hand && !this.follower.busy) this.change(move(this.hand))
  }

  /** Whether what lies in pencil may be inked. */
  get canInk(): boolean {
    return this.hand?.pencil != null && pencil.isLegalAt(this.hand, this.hand.pencil) && !this.follower.busy
  }

  async ink(): Promise<void> {
    const { hand, update } = this
    if (!this.canInk || !hand?.pencil || !update) return
    const answer = await this.follower.act(update, pencil.actionText(hand, hand.pencil))
    // A stale answer is no news: what the seat decides on has changed, and the update shows it.
    if (answer.type === 'refused' && answer.code !== 'action/stale') this.refusal = answer
  }

  async undo(): Promise<void> {
    if (this.hand?.pencil) return this.change(pencil.lift(this.hand))
    if (!this.update?.can_undo || this.follower.busy) return
    const answer = await this.follower.undo(this.update)
    if (answer.type === 'refused' && answer.code !== 'action/stale') this.refusal = answer
  }

  async hint(): Promise<void> {
    const update = this.update
    if (!this.hand || !update || this.isThinking) return
    this.isThinking = true
    const answer = await this.follower.ask({ type: 'hint', seat: update.seat ?? 0 })
    this.isThinking = false
    if (answer.type === 'refused') this.refusal = answer
    if (answer.type === 'hinted' && this.update?.decision === answer.decision && this.hand) {
      this.advice = answer.advice
      this.change(pencil.follow(this.hand, answer.action))
    }
  }

  /** Whether what lies in pencil is what a strong player would do. */
  get isAdvised(): boolean {
    if (!this.hand?.pencil) return false
    return pencil.actionText(this.hand, this.hand.pencil) === this.advice[0]?.action
  }

  /** Ask what the placement in hand would give, or why it is not allowed. */
  private weigh(): void {
    const { hand, update } = this
    clearTimeout(this.timer)
    const place = hand && pencil.restingPlace(hand)
    if (!hand || !place || !update || update.seat === null) {
      this.asked = ''
      this.preview = this.refusal = null
      return
    }
    const action = pencil.actionText(hand, place)
    if (action === this.asked && (this.preview ?? this.refusal)) return
    this.asked = action
    const known = this.known.get(action)
    if (known) return this.show(known)
    this.preview = this.refusal = null
    this.timer = setTimeout(() => void this.consult(update, action), hand.pencil ? 0 : DWELL)
  }

  private async consult(update: Update, action: string): Promise<void> {
    const answer = await this.follower.preview(update.seat ?? 0, action)
    // An answer that comes when something else is decided is about another map or card.
    if (!answer || this.update?.decision !== update.decision) return
    // Too many questions are no answer to this one.
    if (!('code' in answer) || answer.code === 'action/illegal') this.known.set(action, answer)
    if (this.asked === action && this.hand) this.show(answer)
  }

  private show(answer: Points | Refused): void {
    if ('code' in answer) {
      this.preview = null
      this.refusal = answer.code === 'action/illegal' ? answer : null
    } else {
      this.preview = answer
      this.refusal = null
    }
  }
}
