/** Drawing shapes on a map: the hand, what its placement would give, and the ink. */

import type { Size } from '../grid/cells'
import type { TableClient } from '../net/client.svelte'
import type { Update } from '../protocol'
import { enter } from './committing'
import type { Tool } from './controller.svelte'
import type { MapCommand } from './keys'
import { offersOf } from './offers'
import * as pencil from './pencil'
import { Preview } from './preview.svelte'

export class Drawing implements Tool {
  hand = $state.raw<pencil.Hand | null>(null)
  readonly preview: Preview
  /** The hand as it was before a hint was pointed at. */
  private before: pencil.Hand | null = null

  constructor(private readonly client: TableClient) {
    this.preview = new Preview(client)
  }

  get isPencilled(): boolean {
    return this.hand?.pencil != null
  }

  /** Take up what the newest update offers; whether there is something else to decide than before. */
  sync(update: Update, size: Size, printed: readonly string[]): boolean {
    const isNew = this.preview.sync(update)
    if (!update.legal.groups.length) {
      this.hand = null
      this.askPreview()
    } else if (isNew || !this.hand) {
      // The next shape must not lie over the last one before anybody points there.
      const rest = this.hand?.cursor ?? this.hand?.rest ?? null
      this.before = null
      this.change({ ...pencil.takeUp(size, offersOf(update.legal.groups, size, printed)), rest })
    }
    return isNew
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
    if (this.canInk && this.action) await this.preview.act(this.action)
  }

  readonly lift = (): void => this.with(pencil.lift)

  async undo(): Promise<void> {
    if (this.hand?.pencil) this.change(pencil.lift(this.hand))
    else await this.preview.undo()
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

  /** What a key does to the hand; whether it did something. */
  press(command: MapCommand): boolean {
    if (!this.hand) return false
    if (command.kind !== 'enter') this.with((hand) => moved(hand, command))
    else enter(this, () => this.putDown())
    return true
  }

  private putDown(): boolean {
    this.with((hand) => pencil.putDown(hand.cursor ? hand : pencil.step(hand, 0, 0)))
    return true
  }

  /** The action that lies in pencil, as text. */
  get action(): string | null {
    return this.hand?.pencil ? pencil.actionText(this.hand, this.hand.pencil) : null
  }

  /** Whether what lies in pencil is what a strong bot would do. */
  get isAdvised(): boolean {
    return this.action !== null && this.action === this.preview.advice[0]?.action
  }

  private askPreview(): void {
    const place = this.hand && pencil.restingPlace(this.hand)
    const action = this.hand && place ? pencil.actionText(this.hand, place) : null
    this.preview.ask(action, this.isPencilled)
  }
}

function moved(hand: pencil.Hand, command: Exclude<MapCommand, { kind: 'enter' }>): pencil.Hand {
  switch (command.kind) {
    case 'move':
      return pencil.step(hand, command.rows, command.columns)
    case 'seek':
      return pencil.seek(hand, command.direction)
    case 'pick':
      return pencil.pick(hand, command.place)
    case 'turn':
      return pencil.turn(hand)
    case 'flip':
      return pencil.flip(hand)
  }
}
