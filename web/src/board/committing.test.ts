import { describe, expect, test } from 'vitest'
import { enter, pencilKey, Taps } from './committing'
import type { Tool } from './controller.svelte'

function tool(isPencilled: boolean, canInk: boolean, inked: string[] = []): Tool {
  return { isPencilled, canInk, ink: () => Promise.resolve(void inked.push('ink')) } as unknown as Tool
}

function done(isPencilled: boolean, canInk: boolean, isOpen = true): string[] {
  const acts: string[] = []
  const said = enter(tool(isPencilled, canInk, acts), () => isOpen && acts.push('put down') > 0)
  return [...acts, said]
}

describe('Enter', () => {
  test('puts down first and inks then', () => {
    expect(done(false, false)).toEqual(['put down', 'page-said-done'])
    expect(done(true, true)).toEqual(['ink', 'page-said-inked'])
  })

  test('neither inks nor moves what may not lie where it is', () => {
    expect(done(true, false)).toEqual(['page-said-illegal'])
  })

  test('says that a cell cannot be chosen', () => {
    expect(done(false, false, false)).toEqual(['page-said-closed'])
  })
})

test('what lies in pencil is said, and whether it can be inked', () => {
  expect([pencilKey(tool(false, false)), pencilKey(tool(true, true)), pencilKey(tool(true, false))]).toEqual(['', 'page-said-pencil', 'page-said-illegal'])
})

describe('taps', () => {
  const at = (timeStamp: number, pageX = 50) => ({ timeStamp, pageX, pageY: 50 })

  test('count one by one', () => {
    const taps = new Taps()
    expect([taps.counts(at(0)), taps.counts(at(600)), taps.counts(at(700, 120))]).toEqual([true, true, true])
  })

  test('twice in the same place at once are one, three times too', () => {
    const taps = new Taps()
    expect([taps.counts(at(0)), taps.counts(at(150)), taps.counts(at(300))]).toEqual([true, false, false])
  })
})
