/** What a board says of itself when it is asked: the map, what counts, what is offered, what an action would give. */

import { columnText, openText, regionText, rowText, type HeardMap } from '../board/hearing'
import type { Hearing } from '../board/keys'
import { partTotal } from '../board/marks'
import { cellOf } from '../grid/cells'
import type { Points } from '../protocol'
import { inWords } from '../text/codes'
import { t } from '../text/messages.svelte'
import { plain, signed } from '../text/numbers'
import type { PointRow } from './points'

/** What every board hands to the frame, for ears. */
export interface BoardSpeech {
  /** The map that is shown. */
  map: HeardMap
  /** Where the keys are on it. */
  cursor: number | null
  /** The cells that are left: empty ones, or those that can be chosen. */
  open: readonly number[]
  rows: readonly PointRow[]
  now: Points | null
  /** What can be taken up or chosen beside the map, in the order of the keys that take it. */
  offers: readonly string[]
  /** How far the match is: the season and its time, the round. */
  stands?: string
  /** An action in words. */
  nameOfAction: (action: string) => string
  /** Lay an action in pencil, or do it where it can be taken back. */
  choose: (action: string) => void
}

export function heardText(what: Hearing, { map, cursor, open, rows, now, offers, stands = '' }: BoardSpeech, prompt: string): string {
  const { height, width } = map.size
  const cell = cursor ?? cellOf(map.size, { row: Math.floor(height / 2), column: Math.floor(width / 2) })
  switch (what) {
    case 'row':
      return rowText(map, cell)
    case 'column':
      return columnText(map, cell)
    case 'region':
      return regionText(map, cell)
    case 'open':
      return openText(map, open)
    case 'points':
      return rows.map((row) => rowPoints(row, now)).join(' ')
    case 'asked':
      return [prompt, offersText(offers), stands].filter(Boolean).join(' ')
  }
}

export function offersText(offers: readonly string[]): string {
  // An offer that is a sentence brings its own full stop.
  return offers.map((offer, place) => t('page-heard-offer', { number: place + 1, thing: offer.replace(/\.$/, '') })).join(' ')
}

/** A way of scoring with its letter, what it gives now, whether it counts, and its rule. */
function rowPoints(row: PointRow, now: Points | null): string {
  const name = row.letter && !row.icon ? `${row.letter} ${row.name}` : row.name
  const points = t('page-points-now', { points: partTotal(now, row.key) })
  const value = [points, row.note ?? ''].filter(Boolean).join(', ')
  const rule = typeof row.rule === 'string' ? row.rule : inWords(row.rule)
  // What a note or other words say of the printed values is enough.
  const values = row.note || row.trackWords || !row.track?.length ? '' : sentence(trackText(row.track))
  return [`${t('page-label', { name, value })}.`, rule, values].filter(Boolean).join(' ')
}

/** Printed values in words, those that are struck said to be so. */
export function trackText(values: readonly { value: number; isPast?: boolean }[]): string {
  const words = values.map(({ value, isPast }) => (isPast ? t('page-heard-struck', { value: plain(value) }) : plain(value)))
  return t('page-heard-values', { numbers: words.join(', ') })
}

/** *words* as a sentence of their own, whether or not they end as one. */
export function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  return /[.!?]$/.test(text) ? text : `${text}.`
}

export interface Gain {
  key: string
  change: number
}

/** What each way of scoring would give more or less than now. */
export function gainsOf(now: Points | null, then: readonly (readonly [key: string, total: number])[]): Gain[] {
  return then.map(([key, total]) => ({ key, change: total - partTotal(now, key) })).filter(({ change }) => change !== 0)
}

/** What an action gives, all together and by way of scoring: 3 points more: Coins +1, Great City +2. */
export function gainText(gains: readonly Gain[], rows: readonly PointRow[]): string {
  const sum = gains.reduce((all, { change }) => all + change, 0)
  const parts = gains.map(({ key, change }) => `${rows.find((row) => row.key === key)?.name ?? key} ${signed(change)}`)
  const all = sum > 0 ? t('page-gives-more', { points: sum }) : sum < 0 ? t('page-gives-less', { points: -sum }) : t('page-gives-same')
  return parts.length ? t('page-label', { name: all, value: parts.join(', ') }) : all
}
