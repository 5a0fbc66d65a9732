/** Drawing on a map at a table: the hand, what its placement would give, and the ink. */

import type { TableClient } from '../net/client.svelte'
import type { Update } from '../protocol'
import type { Size } from '../grid/cells'
import { offersOf } from './offers'
import * as pencil from './pencil'
import { Preview } from './preview.svelte'

export class Drawing {
  hand = $state.raw<pencil.Hand | null>(null)
  readonly preview: Preview
  private update: Update | null = null
  /** The hand as it was before a hint was pointed at. */
  private before: pencil.Hand | null = null

  constructor(private readonly client: TableClient) {
    this.preview = new Preview(client)
  }

  /** Take up what the newest update offers; the hand stays as it is while the decision does. */
  sync(update: Update | null, size: Size, printed: readonly string[]): void {
    this.update = update
    const isNew = this.preview.sync(update)
    if (!update?.legal.groups.length) {
      this.hand = null
      this.askPreview()
      return
    }
    if (this.hand && !isNew) return
    const cursor = this.hand?.cursor ?? null
    this.before = null
    this.change({ ...pencil.takeUp(size, offersOf(update.legal.groups, size, printed)), cursor })
  }

  readonly change = (hand: pencil.Hand): void => {
    this.hand = hand
    this.askPreview()
  }

  readonly with = (move: (hand: pencil.Hand) => pencil.Hand): void => {
    if (!this.hand || this.client.busy) return
    this.before = null
    this.change(move(this.hand))
  }

  /** Whether what lies in pencil may be inked. */
  get canInk(): boolean {
    return this.hand?.pencil != null && pencil.isLegalAt(this.hand, this.hand.pencil) && !this.client.busy
  }

  async ink(): Promise<void> {
    const { hand, update } = this
    if (!this.canInk || !hand?.pencil || !update) return
    await this.preview.act(pencil.actionText(hand, hand.pencil))
  }

  async undo(): Promise<void> {
    if (this.hand?.pencil) return this.change(pencil.lift(this.hand))
    await this.preview.undo()
  }

  async hint(): Promise<void> {
    if (!this.hand) return
    const [best] = await this.preview.hint()
    if (best) this.follow(best.action)
  }

  /** Show what an action would lay, for as long as it is pointed at. */
  readonly peek = (action: string | null): void => {
    if (!this.hand || this.client.busy) return
    if (action !== null) {
      this.before ??= this.hand
      this.change(pencil.follow(this.hand, action))
    } else if (this.before) {
      this.change(this.before)
      this.before = null
    }
  }

  /** Lay in pencil what an action says. */
  readonly follow = (action: string): void => {
    this.before = null
    this.with((hand) => pencil.follow(hand, action))
  }

  /** Whether what lies in pencil is what a strong player would do. */
  get isAdvised(): boolean {
    if (!this.hand?.pencil) return false
    return pencil.actionText(this.hand, this.hand.pencil) === this.preview.advice[0]?.action
  }

  private askPreview(): void {
    const place = this.hand && pencil.restingPlace(this.hand)
    const action = this.hand && place ? pencil.actionText(this.hand, place) : null
    this.preview.ask(action, this.hand?.pencil != null)
  }
}
