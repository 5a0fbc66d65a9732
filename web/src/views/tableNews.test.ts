import { beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseVerbosity } from '../browser/preferences.svelte'
import { saidNews } from '../browser/speech.svelte'
import type { Event, Message, Points, Update } from '../protocol'
import { loadLanguage } from '../text/messages.svelte'
import { TableNews } from './tableNews'

const NAMES = ['Ada', 'Bo']
const points = (total: number): Points => ({ total, parts: [] })

const update = (change: Partial<Update>): Update => ({
  type: 'update',
  seat: 0,
  number: 1,
  since: 0,
  decision: 0,
  turn: 1,
  view: {},
  prompt: { key: 'cartographers-prompt-wait', args: {} },
  to_act: [0],
  legal: { groups: [], actions: [], count: 0 },
  standing: { points: [], places: [], ratings: [], is_over: false },
  live_points: points(3),
  live_points_seat: 0,
  events: [],
  retracted: [],
  can_undo: false,
  is_over: false,
  ...change,
})

const event = (message: Message, seat: number | null = null): Event => ({ number: 1, turn: 1, message, seat, cells: [] })

const REVEALED = event({ key: 'cartographers-revealed', args: { card: '@cartographers-orchard', time: 2 } })
const DREW = event({ key: 'cartographers-drew', args: { seat: 1, terrain: '@cartographers-water', cells: 'a1 a2' } }, 1)
const SCORED = event({ key: 'cartographers-scored', args: { season: '@cartographers-fall', points: 5, seat: 1 } }, 1)
const OTOMA = event({ key: 'misterra-otoma-claimed', args: { terrain: '@misterra-lagoon', cell: 'b3' } })
const FOUND = event({ key: 'explorers-found-key', args: { seat: 0, cell: 'c4' } }, 0)
const UNLOCKED = event({ key: 'explorers-found-temple', args: { seat: 1, cell: 'd3' } }, 1)

beforeAll(() => loadLanguage('en'))
beforeEach(() => chooseVerbosity('all'))

/** What is told of an update to somebody who has been there before. */
async function told(next: Partial<Update>): Promise<string[]> {
  const news = new TableNews((seat) => NAMES[seat] ?? '')
  const before = saidNews().at(-1)?.number ?? 0
  news.takeUpdate(update({}))
  news.takeUpdate(update({ number: 2, ...next }))
  await Promise.resolve()
  return saidNews()
    .filter(({ number }) => number > before)
    .map(({ text }) => text)
}

test('cards, the moves of others, the ends of seasons and Otoma are told as they happened', async () => {
  expect(await told({ events: [DREW, SCORED, REVEALED, OTOMA] })).toEqual([
    'Bo draws water on a1 a2.',
    'End of autumn: 5 points for Bo.',
    'Orchard is revealed, time 2.',
    'Otoma claims the lagoon around b3.',
  ])
})

test('points that come or go are told with their sum', async () => {
  expect(await told({ live_points: points(1) })).toEqual(['All ways of scoring together: 1, −2.'])
})

test('the end is told with the points of all', async () => {
  const standing = { points: [points(12), points(-2)], places: [], ratings: [], is_over: true }

  expect(await told({ is_over: true, standing })).toEqual(['The match is over.', 'Ada: 12 points', 'Bo: −2 points'])
})

test('who wants to hear little is told of their own affairs and of points', async () => {
  chooseVerbosity('own')

  expect(await told({ events: [DREW, SCORED, REVEALED] })).toEqual(['End of autumn: 5 points for Bo.'])
})

test('what is found on the way is told, in its order', async () => {
  expect(await told({ events: [FOUND, UNLOCKED] })).toEqual(['Ada finds a key on c4.', 'Bo unlocks the temple on d3.'])
})

test('however much happens at once, nothing of it goes unheard', async () => {
  const cells = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4', 'b5', 'c1', 'c2']
  const events = cells.map((cell) => event({ key: 'explorers-found-key', args: { seat: 1, cell } }, 1))

  expect(await told({ events })).toEqual(cells.map((cell) => `Bo finds a key on ${cell}.`))
})
