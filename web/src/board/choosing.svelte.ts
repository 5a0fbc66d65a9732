/** Choosing among listed actions: the one in pencil, the one pointed at, and where the cursor is. */

import type { TableClient } from '../net/client.svelte'
import type { Update } from '../protocol'
import type { Tool } from './controller.svelte'
import { Preview } from './preview.svelte'

export class Choosing implements Tool {
  /** The action that lies in pencil. */
  pencil = $state<string | null>(null)
  /** The action that is pointed at in a list. */
  peeked = $state<string | null>(null)
  /** The cell under the pointer or the keys. */
  cursor = $state<number | null>(null)
  readonly preview: Preview
  private legal = $state.raw<ReadonlySet<string>>(new Set())

  constructor(private readonly client: TableClient) {
    this.preview = new Preview(client)
  }

  get isPencilled(): boolean {
    return this.pencil !== null
  }

  /** The action that is shown on the map. */
  get shown(): string | null {
    return this.peeked ?? this.pencil
  }

  /** Take the newest update; whether there is something else to decide than before. */
  sync(update: Update): boolean {
    this.legal = new Set(update.legal.actions)
    if (!this.preview.sync(update)) return false
    this.pencil = this.peeked = null
    return true
  }

  /** Ask what an action would give: the one shown, or else *hovered*, the one under the cursor. */
  ask(hovered: string | null): void {
    this.preview.ask(this.shown ?? hovered, this.isPencilled)
  }

  /** Take *action*: at once where it can be taken back, else in pencil until it is inked. */
  choose(action: string, isFinal: boolean): void {
    if (this.client.busy) return
    this.peeked = null
    if (isFinal) this.pencil = action
    else void this.preview.act(action)
  }

  get canInk(): boolean {
    return this.pencil !== null && this.legal.has(this.pencil) && !this.client.busy
  }

  async ink(): Promise<void> {
    if (this.canInk && this.pencil) await this.preview.act(this.pencil)
  }

  readonly peek = (action: string | null): void => {
    this.peeked = action
  }

  lift(): void {
    this.pencil = null
  }

  async undo(): Promise<void> {
    if (this.isPencilled) this.lift()
    else await this.preview.undo()
  }

  async hint(): Promise<void> {
    await this.preview.hint()
  }
}
