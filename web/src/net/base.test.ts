import { expect, test } from 'vitest'
import { baseOf } from './base'

test.each([
  ['https://maps.example/assets/page-4fH2a.js', ''],
  ['https://example.org/inklands/assets/page-4fH2a.js', '/inklands'],
  ['https://example.org/games/inklands/assets/page-4fH2a.js', '/games/inklands'],
])('the page of %s lies below "%s"', (script, base) => {
  expect(baseOf(script)).toBe(base)
})
