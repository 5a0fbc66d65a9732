/**
 * One socket that reconnects. Commands that were not answered are sent again with the same id, so
 * that each counts once however often the connection breaks.
 */

import type { ClientMessage, ServerMessage } from '../protocol'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone'
type Command = Extract<ClientMessage, { id: string }>

/** Milliseconds of silence before a ping, and for its answer. */
const QUIET = 20_000
const PATIENCE = 8_000
/** The server closes with this code where there is no such table: asking again would not help. */
const GONE = 4404

export interface Listener {
  received(message: ServerMessage): void
  /** Called on every change of the connection; on `open` the listener joins, before waiting commands go. */
  changed(state: ConnectionState): void
}

export class Socket {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Command>()
  private tries = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setTimeout> | undefined
  private isClosed = false
  private readonly wake = () => this.reconnect()

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
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
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.again)
    clearTimeout(this.pulse)
    this.socket?.close()
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private connect(): void {
    if (this.isClosed) return
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`)
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event: MessageEvent<string>) => this.received(event.data)
    socket.onclose = (event) => this.closed(socket, event.code)
  }

  private opened(): void {
    this.tries = 0
    this.listener.changed('open')
    for (const message of this.waiting.values()) this.send(message)
    this.watch()
  }

  private received(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'done' || message.type === 'refused') this.waiting.delete(message.id ?? '')
    if (message.type === 'previewed' || message.type === 'hinted') this.waiting.delete(message.id)
    this.watch()
    this.listener.received(message)
  }

  private closed(socket: WebSocket, code: number): void {
    if (this.isClosed || socket !== this.socket) return
    clearTimeout(this.pulse)
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

  /** Ask whether anybody is there after a silence; hang up if nobody answers. */
  private watch(): void {
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => {
      this.send({ type: 'ping' })
      this.pulse = setTimeout(() => this.dropped(), PATIENCE)
    }, QUIET)
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
