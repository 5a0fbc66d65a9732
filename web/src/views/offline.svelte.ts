/** How far the engine is on its way to this device, and when a new version of the page may take over. */

import { route } from '../browser/router.svelte'

/** What the service worker tells. */
export type KeepingNews = { kind: 'keeping'; bytes: number; all: number } | { kind: 'kept' } | { kind: 'not kept' }

type Stage = 'unknown' | 'offered' | 'keeping' | 'kept' | 'not kept'

class Offline {
  stage = $state<Stage>('unknown')
  percent = $state(0)

  /** The reader is asked whether to fetch it. */
  offer(): void {
    this.stage = 'offered'
  }

  hear(news: KeepingNews): void {
    this.stage = news.kind
    if (news.kind === 'keeping') this.percent = Math.floor((100 * news.bytes) / news.all)
  }
}

export const offline = new Offline()

/** What tabs hold together while something is in hand in one of them. */
const IN_HAND = 'inklands-in-hand'
/** Pages where nothing is lost if they begin anew. */
const IDLE = new Set(['home', 'rules', 'replay', 'unknown'])

/** Let all tabs know while a match, a form or a sheet is in hand in this one; *idle* is called whenever that is not so. */
export function noteWhatIsInHand(idle: () => void): void {
  $effect.root(() => {
    $effect(() => {
      if (IDLE.has(route().page)) {
        // What was in hand is let go first.
        setTimeout(idle)
        return undefined
      }
      let letGo: () => void = () => undefined
      const held = new Promise<void>((resolve) => (letGo = resolve))
      void navigator.locks.request(IN_HAND, { mode: 'shared' }, () => held)
      return letGo
    })
  })
}

/** Do *work* if nothing is in hand in any tab. */
export function ifNothingIsInHand(work: () => void): void {
  void navigator.locks.request(IN_HAND, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
