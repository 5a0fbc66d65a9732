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

  constructor(client: TableClient) {
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
    if (!this.preview.sync(update)) return false
    this.pencil = this.peeked = null
    return true
  }

  /** Ask what an action would give: the one shown, or else *hovered*, the one under the cursor. */
  ask(hovered: string | null): void {
    this.preview.ask(this.shown ?? hovered, this.isPencilled)
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
