import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Heartbeat } from './heartbeat'

describe('a line that looks open', () => {
  let news: string[]
  let heartbeat: Heartbeat

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { visibilityState: 'visible' })
    news = []
    heartbeat = new Heartbeat({
      ask: () => news.push('ask'),
      fellSilent: () => news.push('silent'),
      spokeAgain: () => news.push('spoke'),
      hangUp: () => news.push('hung up'),
    })
    heartbeat.heard()
  })
  afterEach(() => {
    heartbeat.stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is known to be silent within three seconds, and given up later', () => {
    vi.advanceTimersByTime(3_000)
    expect(news).toEqual(['ask', 'silent'])
    vi.advanceTimersByTime(7_000)
    expect(news).toEqual(['ask', 'silent', 'hung up'])
  })

  test('that answers late is not given up', () => {
    vi.advanceTimersByTime(3_000)
    heartbeat.heard()
    vi.advanceTimersByTime(1_000)
    expect(news).toEqual(['ask', 'silent', 'spoke'])
  })

  test('on which something comes is asked nothing', () => {
    for (let second = 0; second < 10; second++) {
      vi.advanceTimersByTime(1_000)
      heartbeat.heard()
    }
    expect(news).toEqual([])
  })

  test('is asked seldom while nobody sees the page', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    heartbeat.heard()
    vi.advanceTimersByTime(19_000)
    expect(news).toEqual([])
  })
})
