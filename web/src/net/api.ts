/** The requests of the page. A refusal becomes an error with the server's code. */

import type { BoxCheck, BoxPage, Failure, Invitation, Left, MyTables, NewTable, OwnBox, OwnBoxes, Points, Printed, ReadRecord, Replay, ResumeSeat, Seated, SeatLink, TakeSeat, Titles, Verdict } from '../protocol'
import { BASE } from './base'
import { reach, reachAt, reachLocal, type Home } from './local'

export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

/** The list of titles: it came with the page, and is asked for when it is wanted again later. */
export async function titles(): Promise<Titles> {
  const told = document.getElementById('titles')
  told?.remove()
  return told?.textContent ? (JSON.parse(told.textContent) as Titles) : ask<Titles>('/api/titles')
}
/** The Fluent texts of a title in one language; null where it has none in that language. */
export async function titleTexts(title: string, language: string): Promise<string | null> {
  const path = `/api/titles/${encodeURIComponent(title)}/texts/${encodeURIComponent(language)}`
  const answer = await reach(path).catch(() => null)
  return answer?.ok ? answer.text() : null
}

/** All that is printed on the components of a title, in the reader's language. */
export const components = (title: string, language: string) =>
  ask<Printed>(`/api/titles/${encodeURIComponent(title)}/printed/${encodeURIComponent(language)}`)

/** The reader's games, on the server without the first few and on this device, the last changed first. */
export async function myTables(skip = 0): Promise<MyTables> {
  const path = `/api/tables${skip ? `?skip=${skip}` : ''}`
  const [there, here] = await Promise.all([ask<MyTables>(path), skip ? null : reachLocal(path).catch(() => null)])
  // A server that is away has been answered for by the engine.
  const own = here?.ok ? ((await here.json()) as MyTables).tables : []
  const known = new Set(there.tables.map((table) => table.id))
  const tables = [...there.tables, ...own.filter((table) => !known.has(table.id))]
  return { ...there, tables: tables.sort((one, other) => other.changed - one.changed) }
}
/** Give up every seat of this browser at a table; bots of that level play on for it where others are. */
export const leaveTable = (table: string, level: string) =>
  ask<Left>(`/api/tables/${encodeURIComponent(table)}/leave`, { level })
export const newTable = (table: NewTable) => ask<Seated>('/api/tables', table)
export const takeSeat = (table: string, request: TakeSeat) =>
  ask<Seated>(`/api/tables/${encodeURIComponent(table)}/seats`, request)
/** A new link to a seat: to the own one, or for whoever is away from it. */
export const seatLink = (table: string, seat: number, how: 'link' | 'reopen') =>
  ask<SeatLink>(`/api/tables/${encodeURIComponent(table)}/${how}`, { seat })
export const resumeSeat = (table: string, request: ResumeSeat) =>
  ask<Seated>(`/api/tables/${encodeURIComponent(table)}/resume`, request)

/** 128 random bits in hexadecimal digits; `randomUUID` is missing where there is no https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a paper game of a title is painted on and chosen from; each title has its own. */
export const printed = (title: string, query: Record<string, string> = {}) =>
  ask<unknown>(`/api/sheets/${encodeURIComponent(title)}?${new URLSearchParams(query).toString()}`)
export const score = (title: string, sheet: object) => ask<Points>('/api/score', { title, sheet })

/** What an owner can enter of a title, what is wrong with it, and files of what was entered. */
export const boxPage = (title: string) => ask<BoxPage>(`/api/box/${encodeURIComponent(title)}`)
export const checkBox = (title: string, box: OwnBox) => ask<BoxCheck>(`/api/box/${encodeURIComponent(title)}/check`, box)
export const readBoxes = (text: string) => ask<OwnBoxes>('/api/boxes/read', { text })
export const writeBoxes = async (boxes: OwnBoxes) => (await send('/api/boxes/write', boxes)).text()

export const invitation = (table: string) => ask<Invitation>(`/api/tables/${encodeURIComponent(table)}/invitation`)

export const replay = (request: ReadRecord) => ask<Replay>('/api/replay', request)
/** The match of a finished table as it was played, whatever the rules are by now. */
export const tableReplay = (table: string, seat: number) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay?seat=${seat}`)

/** What each decision of a seat gave away, one after the other as they are judged. */
export async function* review(request: ReadRecord, signal: AbortSignal): AsyncGenerator<Verdict> {
  const answer = await send('/api/review', request, signal)
  for await (const line of linesOf(answer)) {
    const message = JSON.parse(line) as Verdict | Failure
    if ('code' in message) throw new Refusal(message.code)
    yield message
  }
}

export async function record(table: string): Promise<string> {
  const answer = await send(`/api/tables/${encodeURIComponent(table)}/record`)
  return answer.text()
}

export function invitationPicture(table: string): string {
  return `${BASE}/api/tables/${encodeURIComponent(table)}/invitation.svg`
}

/** The key of the sentence that explains a code. */
export function refusalKey(code: string): string {
  const words = code.replaceAll('/', '-')
  return `error-${words}`
}

/** The key of the sentence that says what went wrong. */
export function failureKey(error: unknown): string {
  return refusalKey(error instanceof Refusal ? error.code : 'server/error')
}

async function ask<T>(path: string, body?: object): Promise<T> {
  return (await (await send(path, body)).json()) as T
}

/** What the server or this device answers, whichever is asked. */
export async function askAt<T>(home: Home, path: string, body?: object): Promise<T> {
  return (await (await answered(reachAt(home, path, body && post(body)))).json()) as T
}

async function send(path: string, body?: object, signal?: AbortSignal): Promise<Response> {
  return answered(reach(path, body && { ...post(body), signal: signal ?? null }))
}

async function answered(asked: Promise<Response>): Promise<Response> {
  const answer = await asked.catch(() => {
    throw new Refusal('server/away')
  })
  if (answer.ok) return answer
  const failure = (await answer.json().catch(() => null)) as Failure | null
  throw new Refusal(failure?.code ?? 'server/error')
}

async function* linesOf(answer: Response): AsyncGenerator<string> {
  // Chromium reports a body that is read piece by piece as aborted at its end, unless a copy is read as a whole.
  const whole = answer.clone().text().catch(() => '')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  await whole
}

function post(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}
