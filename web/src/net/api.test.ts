import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Verdict } from '../protocol'
import { failureKey, Refusal, review } from './api'

function answering(status: number, ...chunks: string[]): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

async function heard(): Promise<number[]> {
  const numbers: number[] = []
  for await (const { number } of review({ record: '' }, new AbortController().signal)) numbers.push(number)
  return numbers
}

function line(number: number): string {
  return JSON.stringify({ number } as Verdict) + '\n'
}

afterEach(() => vi.unstubAllGlobals())

describe('a review', () => {
  test('is heard line by line, wherever the lines are cut', async () => {
    answering(200, line(1) + line(2).slice(0, 4), line(2).slice(4), line(3))
    expect(await heard()).toEqual([1, 2, 3])
  })

  test('that cannot go on says why in its last line', async () => {
    answering(200, line(1), '{"code":"bot/unavailable","sentence":"No."}\n')
    await expect(heard()).rejects.toEqual(new Refusal('bot/unavailable'))
  })

  test('that is refused says why', async () => {
    answering(400, '{"code":"seat/invalid","sentence":"No."}')
    await expect(heard()).rejects.toEqual(new Refusal('seat/invalid'))
  })
})

test('what is no refusal is told as a fault of the table', () => {
  expect(failureKey(new Refusal('seat/taken'))).toBe('error-seat-taken')
  expect(failureKey(new TypeError('x is undefined'))).toBe('error-server-error')
})
