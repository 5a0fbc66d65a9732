/** What all boards have in common: whose map is shown, what is explained and announced, and the keys. */

import type { Size } from '../grid/cells'
import type { TableClient } from '../net/client.svelte'
import type { Event, Table, Update } from '../protocol'
import { say } from '../browser/speech.svelte'
import { Explained } from './explained.svelte'
import type { Command, MapCommand } from './keys'
import { stepped } from './pointing'
import type { Preview } from './preview.svelte'

/** What the component of every board is given. */
export interface BoardProps {
  client: TableClient
  table: Table
  update: Update
  nameOf: (seat: number) => string
  /** The levels of bots, which can give hints; none where the title has no bots. */
  levels: readonly string[]
}

/** How a person prepares an action before it is inked: by drawing a shape, or by choosing. */
export interface Tool {
  readonly preview: Preview
  readonly isPencilled: boolean
  /** Whether what lies in pencil may be made final now. */
  readonly canInk: boolean
  /** Take what lies in pencil off the map. */
  lift(): void
  /** Take back what lies in pencil, else the last action. */
  undo(): Promise<void>
  /** Make what lies in pencil final; `committing.ts` says who may. */
  ink(): Promise<void>
  hint(): Promise<void>
}

export class BoardController {
  /** The seat whose map is looked at in place of one's own. */
  chosen = $state<number | null>(null)
  /** The event of the log that is pointed at. */
  event = $state.raw<Event | null>(null)
  /** Whether the keys were used last, so that the cursor is shown. */
  isByKeys = $state(false)
  /** The cell that the keys are on, on a map that is only looked at. */
  explored = $state<number | null>(null)
  readonly explained = new Explained()

  /** *play* does what a key asks for on the map of the title; whether there was something to do. */
  constructor(
    readonly tool: Tool,
    private readonly play: (command: MapCommand) => boolean,
  ) {}

  /** Say at once what a key has led to. */
  set announcement(text: string) {
    say(text)
  }

  /** Do what a key asks for; whether there was something to do. */
  press(command: MapCommand | Extract<Command, { kind: 'escape' | 'undo' | 'hint' }>): boolean {
    switch (command.kind) {
      case 'escape':
        this.escape()
        return true
      case 'undo':
        void this.tool.undo()
        return true
      case 'hint':
        void this.tool.hint()
        return true
      default:
        return this.play(command)
    }
  }

  /** The keys move about the map to play on: show it, and the cursor. */
  useKeys(): void {
    this.isByKeys = true
    this.chosen = null
  }

  /** Go over a map that is only looked at, one's own or another's, from where the keys were last. */
  explore(size: Size, from: number | null, { rows, columns }: Extract<MapCommand, { kind: 'move' }>): number {
    this.isByKeys = true
    this.explored = stepped(size, this.explored ?? from, rows, columns)
    return this.explored
  }

  /** Look at the map of *seat*; *home* is the one to play on. */
  look(seat: number, home: number): void {
    this.chosen = seat === home ? null : seat
  }

  goHome(): void {
    this.chosen = this.event = null
  }

  private escape(): void {
    if (this.explained.pinned) this.explained.pinned = null
    else this.tool.lift()
  }
}
