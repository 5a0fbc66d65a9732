/** The landscape: its items and places, and actions as choices or cells. */

import { cellNamed, letterAt, nameOf, sizeOf, spotOf, type Size } from '../../grid/cells'
import type { ExplorersOwnTurn } from '../../protocol'
import { t } from '../../text/messages.svelte'

const TERRAINS: Record<string, string> = { W: 'water', G: 'grass', S: 'sand', M: 'mountain' }
const ITEMS: Record<string, { key: string; wash: string }> = {
  T: { key: 'temple', wash: 'var(--paper-lit)' },
  k: { key: 'key', wash: 'var(--paper-lit)' },
  m: { key: 'map', wash: 'var(--paper-bright)' },
  h: { key: 'horse', wash: 'var(--mountain)' },
  a: { key: 'apple', wash: 'var(--village)' },
  c: { key: 'carrot', wash: 'var(--farm)' },
  f: { key: 'fish', wash: 'var(--water)' },
  g: { key: 'gem', wash: 'var(--monster)' },
}

/** What is needed to describe a cell. */
export interface LandView {
  terrain: readonly string[]
  items: readonly string[]
  places: readonly { letter: string; village: string; temple: string }[]
}

export interface Token {
  cell: number
  letter: string
  wash: string
}

export function itemKinds(): string[] {
  return Object.keys(ITEMS)
}

export function itemName(letter: string): string {
  return t(`explorers-item-${ITEMS[letter]?.key ?? letter}`)
}

export function washOf(letter: string): string {
  return ITEMS[letter]?.wash ?? 'var(--paper-bright)'
}

export function tokensOf(items: readonly string[]): Token[] {
  const size = sizeOf(items)
  return items.flatMap((row, r) =>
    [...row].flatMap((letter, c) =>
      ITEMS[letter] ? [{ cell: r * size.width + c, letter, wash: washOf(letter) }] : [],
    ),
  )
}

/** The places of a food column, those that are ticked first among their kind. */
export function foodSlots(column: string, ticked: string): { letter: string; isTicked: boolean }[] {
  const left = [...ticked]
  return [...column].map((letter) => {
    const found = left.indexOf(letter)
    if (found >= 0) left.splice(found, 1)
    return { letter, isTicked: found >= 0 }
  })
}

export function crossed(rows: readonly string[]): Set<number> {
  return new Set([...rows.join('')].flatMap((mark, cell) => (mark === 'x' ? [cell] : [])))
}

/** The cell of an action that crosses one, rides to one, or sets out from one; null for a choice. */
export function cellOfAction(action: string, size: Size): number | null {
  const name = /^(?:horse:|start:)?([a-z]\d{1,2})$/.exec(action)?.[1]
  return name ? cellNamed(size, name) : null
}

/** Whether a choice ends the turn without a cross, for want of a cell that can be reached. */
export function isGivenAway(own: ExplorersOwnTurn | null, choice: string): boolean {
  return own?.offers.find((offer) => offer.action === choice)?.possible === 0
}

/** The letters of the terrains a choice is about. */
export function terrainsOf(choice: string): string {
  return choice.replace('map:', '')
}

export function isMap(choice: string): boolean {
  return choice.startsWith('map:')
}

/** A terrain, or a duo, in words. */
export function terrainName(letters: string): string {
  return t(`explorers-${[...letters].map((letter) => TERRAINS[letter] ?? letter).join('-')}`)
}

/** A cell in words: its name, its terrain, what lies there. */
export function describe(view: LandView, size: Size, cell: number, name: string): string {
  return t('page-label', { name, value: cellWords(view, size, cell, name) })
}

/** What lies on the cell called *name*, without that name. */
export function cellWords(view: LandView, size: Size, cell: number, name: string): string {
  const spot = spotOf(size, cell)
  const [terrain, item] = [letterAt(view.terrain, spot), letterAt(view.items, spot)]
  const words = [terrain === 'V' ? t('explorers-village') : terrainName(terrain)]
  if (ITEMS[item]) words.push(t(`explorers-one-${ITEMS[item].key}`))
  const place = view.places.find((each) => each.village === name || each.temple === name)
  return `${words.join(', ')}${place ? ` ${place.letter}` : ''}`
}

/** An action in words: a cross, a ride, the way out, a terrain. */
export function actionWords(view: LandView, size: Size, action: string): string {
  const cell = cellOfAction(action, size)
  if (cell === null) return isMap(action) ? t('explorers-strike-map', { terrain: terrainName(terrainsOf(action)) }) : terrainName(action)
  const verb = /^(horse|start):/.exec(action)?.[1] ?? 'cross'
  return t(`explorers-said-${verb}`, { cell: describe(view, size, cell, nameOf(size, cell)) })
}
