/** Landscape tiles in messages, as `7r3` names them: drawn as they lie, and in words. */

import type { Turned } from '../../art/drawings'
import { listed, type Piece } from '../../text/codes'
import { t } from '../../text/messages.svelte'

export function codes(name: string, value: string): readonly Piece[] | null {
  return name === 'tiles' ? listed(value.split(',').map(tile)) : null
}

export function tileName(code: string): string {
  return tile(code).words
}

function tile(code: string): Turned {
  const [number = '', turns = '0'] = code.split('r')
  return { number, turns: Number(turns), words: t(`explorers-tile-turned-${turns}`, { number }) }
}
