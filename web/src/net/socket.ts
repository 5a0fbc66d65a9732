/**
 * One socket that reconnects. Commands that were not answered are sent again with the same id, so
 * that each counts once however often the connection breaks.
 */

import type { ClientMessage, ServerMessage } from '../protocol'
import { Heartbeat } from './heartbeat'
import { dial, type Connection } from './local'

/** A line that is `silent` looks open, but nobody answers; it may come back by itself. */
export type ConnectionState = 'connecting' | 'open' | 'silent' | 'lost' | 'gone'
type Command = Extract<ClientMessage, { id: string }>

/** Milliseconds for a new connection: one that hangs is tried again. */
const SLOWEST = 10_000
/** The server closes with this code where there is no such table: asking again would not help. */
const GONE = 4404

export interface Listener {
  received(message: ServerMessage): void
  /** Called on every change of the connection. */
  changed(state: ConnectionState): void
  /** Called on a new connection: the listener joins, before waiting commands go. */
  opened(): void
}

export class Socket {
  private socket: Connection | null = null
  private waiting = new Map<string, Command>()
  private tries = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private connecting: ReturnType<typeof setTimeout> | undefined
  private isClosed = false
  private readonly wake = () => (this.isOpen ? this.heartbeat.ask() : this.reconnect())
  private readonly heartbeat = new Heartbeat({
    ask: () => this.send({ type: 'ping' }),
    fellSilent: () => this.listener.changed('silent'),
    spokeAgain: () => this.listener.changed('open'),
    hangUp: () => this.dropped(),
  })

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
    // It may be another line than ours that went, so the table is asked.
    addEventListener('offline', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Send something that need not be answered. */
  send(message: ClientMessage): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message))
  }

  /** Send something that must be answered, however often the connection breaks. */
  command(message: Command): void {
    this.waiting.set(message.id, message)
    this.send(message)
  }

  close(): void {
    this.isClosed = true
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.again)
    clearTimeout(this.connecting)
    this.heartbeat.stop()
    this.socket?.close()
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private connect(): void {
    if (this.isClosed) return
    const socket = dial(this.path)
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => this.received(event.data)
    socket.onclose = (event) => this.closed(socket, event.code)
    clearTimeout(this.connecting)
    this.connecting = setTimeout(() => this.dropped(), SLOWEST)
  }

  private opened(): void {
    this.tries = 0
    clearTimeout(this.connecting)
    this.listener.changed('open')
    this.listener.opened()
    for (const message of this.waiting.values()) this.send(message)
    this.heartbeat.heard()
  }

  private received(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'done' || message.type === 'refused') this.waiting.delete(message.id ?? '')
    if (message.type === 'previewed' || message.type === 'hinted') this.waiting.delete(message.id)
    this.heartbeat.heard()
    this.listener.received(message)
  }

  private closed(socket: Connection, code: number): void {
    if (this.isClosed || socket !== this.socket) return
    clearTimeout(this.connecting)
    this.heartbeat.stop()
    if (code === GONE) {
      this.listener.changed('gone')
      return
    }
    this.listener.changed('lost')
    const wait = Math.min(5_000, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2)
    this.tries += 1
    clearTimeout(this.again)
    this.again = setTimeout(() => this.connect(), wait)
  }

  private dropped(): void {
    const socket = this.socket
    if (!socket) return
    socket.close()
    this.closed(socket, 1006)
    socket.onclose = null
  }

  private reconnect(): void {
    if (document.visibilityState === 'hidden' || this.isOpen || this.isClosed) return
    if (this.socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(this.again)
    this.connect()
  }
}
