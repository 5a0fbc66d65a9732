import { beforeAll, expect, test } from 'vitest'
import type { SeatInfo } from '../protocol'
import { loadLanguage } from '../text/messages.svelte'
import { recordedName, seatName } from './seatNames'

const seat = (info: Partial<SeatInfo>): SeatInfo => ({
  seat: 1,
  kind: 'person',
  name: '',
  level: null,
  online: true,
  stands_in: false,
  is_host: false,
  absent: false,
  reopened: false,
  ...info,
})

beforeAll(() => loadLanguage('en'))

test('bots of one level are told apart by their numbers, at a table and in its record', () => {
  expect(seatName(seat({ kind: 'bot', level: 'surveyor' }))).toBe('Bot 2 (Surveyor)')
  expect(recordedName(2, 'mapmaker')).toBe('Bot 3 (Mapmaker)')
})

test('a bot that stands in goes by the name of the person', () => {
  expect(seatName(seat({ kind: 'bot', level: 'surveyor', stands_in: true, name: 'Ada' }))).toBe('Ada')
})

test('a person goes by their name, and by their seat where they have none', () => {
  expect(seatName(seat({ name: 'Bo' }))).toBe('Bo')
  expect(recordedName(0, 'Bo')).toBe('Bo')
  expect(recordedName(0, '')).toBe('Player 1')
})
