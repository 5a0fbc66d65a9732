/** A table as this browser follows it: who sits there, and what each of its seats sees. */

import type {
  Changes,
  ClientMessage,
  Event,
  Hinted,
  Points,
  Previewed,
  Ranked,
  Refused,
  ServerMessage,
  Table,
  Update,
} from '../protocol'
import { changed } from './changes'
import { Socket, type ConnectionState } from './socket'

type Seat = number | null
export type Answer = Previewed | Hinted | Ranked | Refused | { type: 'done'; id: string; number: number }
type Bare<T> = T extends { id: string } ? Omit<T, 'id'> : never
type Command = Bare<ClientMessage>

export class TableClient {
  table = $state.raw<Table | null>(null)
  connection = $state<ConnectionState>('connecting')
  /** Whether the seats of this browser were given up by whoever sits here. */
  hasLeft = false
  private updates = $state.raw<ReadonlyMap<Seat, Update>>(new Map())
  private logs = $state.raw<ReadonlyMap<Seat, readonly Event[]>>(new Map())
  private deciding = $state.raw<{ seat: number; decision: number } | null>(null)
  private readonly socket: Socket
  private readonly answers = new Map<string, (answer: Answer) => void>()
  private readonly joined = new Set<Seat>()
  private readonly tag = Math.random().toString(36).slice(2, 8)
  private count = 0
  private unanswered = $state(0)

  constructor(readonly id: string) {
    this.socket = new Socket(`/api/tables/${encodeURIComponent(id)}/socket`, {
      received: (message) => this.received(message),
      changed: (state) => (this.connection = state),
      opened: () => this.opened(),
    })
  }

  /** Whether nothing reaches the table just now. */
  get isCut(): boolean {
    return this.connection === 'silent' || this.connection === 'lost'
  }

  /** How many commands the table may not have heard of, while the line is cut. */
  get unsent(): number {
    return this.isCut ? this.unanswered : 0
  }

  /** Whether what a seat decided is on its way; over as soon as there is something new to decide on. */
  get busy(): boolean {
    const sent = this.deciding
    return sent !== null && this.updates.get(sent.seat)?.decision === sent.decision
  }

  update(seat: Seat): Update | null {
    return this.updates.get(seat) ?? null
  }

  log(seat: Seat): readonly Event[] {
    return this.logs.get(seat) ?? []
  }

  /** What the table answers; a command that is lost on the way is sent again until it does. */
  async ask(command: Command): Promise<Answer> {
    const id = `${this.tag}-${++this.count}`
    const answer = new Promise<Answer>((resolve) => this.answers.set(id, resolve))
    this.socket.command({ ...command, id } as Extract<ClientMessage, { id: string }>)
    // A question changes nothing: if it is lost, nothing is.
    if (command.type === 'preview' || command.type === 'hint') return answer
    this.unanswered += 1
    return answer.finally(() => (this.unanswered -= 1))
  }

  async act(update: Update, action: string): Promise<Answer> {
    return this.decide({ type: 'act', seat: update.seat ?? 0, decision: update.decision, action })
  }

  async undo(update: Update): Promise<Answer> {
    return this.decide({ type: 'undo', seat: update.seat ?? 0, decision: update.decision })
  }

  async preview(seat: number, action: string): Promise<Points | Refused | null> {
    const answer = await this.ask({ type: 'preview', seat, action })
    if (answer.type === 'previewed') return answer.live_points
    return answer.type === 'refused' ? answer : null
  }

  close(): void {
    this.socket.close()
  }

  private async decide(command: Extract<Command, { decision: number }>): Promise<Answer> {
    const sent = { seat: command.seat, decision: command.decision }
    this.deciding = sent
    const answer = await this.ask(command)
    if (this.deciding === sent) this.deciding = null
    return answer
  }

  private opened(): void {
    // The server sends the table first on a new socket, and joining follows; seats known already join at once.
    for (const seat of this.joined) this.join(seat)
  }

  private received(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.takeTable(message)
      case 'update':
        return this.takeUpdate(message)
      case 'changes':
        return this.takeChanges(message)
      case 'done':
      case 'refused':
      case 'previewed':
      case 'hinted':
      case 'ranked':
        return this.answered(message)
    }
  }

  private takeTable(table: Table): void {
    this.table = table
    const seats: Seat[] = table.yours.length ? table.yours : [null]
    for (const seat of this.joined) {
      if (!seats.includes(seat)) {
        this.joined.delete(seat)
        this.socket.send({ type: 'leave', seat })
      }
    }
    for (const seat of seats) {
      if (this.joined.has(seat)) continue
      this.joined.add(seat)
      this.join(seat)
    }
  }

  private join(seat: Seat): void {
    this.socket.send({ type: 'join', seat, seen: this.updates.get(seat)?.number ?? 0, changes: true })
  }

  private takeChanges(changes: Changes): void {
    const known = this.updates.get(changes.seat)
    if (known && known.number >= changes.number) return
    const update = known && changed(known, changes)
    if (update) this.takeUpdate(update)
    else this.join(changes.seat)
  }

  private takeUpdate(update: Update): void {
    const known = this.updates.get(update.seat)
    if (known && known.number > update.number) return
    this.updates = new Map(this.updates).set(update.seat, update)
    const kept = this.log(update.seat).filter(
      (event) => event.number <= update.since && !update.retracted.includes(event.number),
    )
    this.logs = new Map(this.logs).set(update.seat, [...kept, ...update.events])
  }

  private answered(answer: Answer): void {
    if (!answer.id) return
    this.answers.get(answer.id)?.(answer)
    this.answers.delete(answer.id)
  }
}
