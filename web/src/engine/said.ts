/** What the page and its engine say to each other. */

export type ToEngine =
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'dial'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hangUp'; line: number }

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'begin'; id: number; status: number; type: string }
  | { kind: 'write'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'open'; line: number }
  | { kind: 'hear'; line: number; text: string }
  | { kind: 'close'; line: number; code: number }
