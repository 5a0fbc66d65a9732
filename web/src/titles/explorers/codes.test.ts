import { beforeAll, expect, test } from 'vitest'
import { learnCodes } from '../../text/codes'
import { formatMessage, formatPieces, loadLanguage } from '../../text/messages.svelte'
import { codes } from './codes'

beforeAll(async () => {
  learnCodes('explorers', codes)
  await loadLanguage('en')
})

test('tiles are named with how they lie, and drawn so', () => {
  const laid = { key: 'explorers-laid', args: { tiles: '8r2,7,3r1,2r3' } }

  expect(formatMessage(laid, String)).toBe(
    'The tiles are laid: tile 8, half turned, tile 7, tile 3, a quarter turned, tile 2, three quarters turned.',
  )
  expect(formatPieces(laid, String)).toContainEqual(expect.objectContaining({ number: '8', turns: 2 }))
})
