/** Presumptions in words and pictures. */

import type { Message, MisterraMessage, MisterraPresumptionView } from '../../protocol'
import { t } from '../../text/messages.svelte'

/** A message of the view as those of the wire are written. */
export function messageOf({ key, args }: MisterraMessage): Message {
  return { key, args: Object.fromEntries(args) }
}

/** The seal on the card: whether what it asks for counts each time or once, as a sign and in words. */
export function sealOf({ is_repeated: isRepeated }: MisterraPresumptionView): { sign: string; note: string } {
  return isRepeated ? { sign: '∞', note: t('misterra-seal-repeated') } : { sign: '1×', note: t('misterra-seal-once') }
}

/** The numbers that an action keeps. */
export function numbersOf(action: string): number[] {
  return action.startsWith('keep:') ? action.slice(5).split(',').map(Number) : []
}

/** The action that keeps these and no others, if it is one of those that are allowed. */
export function keeping(numbers: readonly number[], legal: Iterable<string>): string | null {
  const wanted = `keep:${[...numbers].sort((a, b) => a - b).join(',')}`
  return [...legal].find((action) => action === wanted) ?? null
}
