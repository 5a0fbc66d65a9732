/** Whether the cells of maps have letters beside their drawings; this browser remembers it. */

import { keep, kept } from './storage'

let isShown = $state(kept('map-letters') !== 'off')

export function lettersShown(): boolean {
  return isShown
}

export function showLetters(wanted: boolean): void {
  isShown = wanted
  keep('map-letters', wanted ? '' : 'off')
}
