import { expect, test } from 'vitest'
import { fromQuery, inQuery } from './places'

test.each([
  ['/', '/', { path: '/', query: '' }],
  ['/rules/explorers', '/?/rules/explorers', { path: '/rules/explorers', query: '' }],
  ['/new/explorers?with=bots', '/?/new/explorers&with=bots', { path: '/new/explorers', query: '?with=bots' }],
  ['/replay/~a1?seat=1&at=7', '/?/replay/~a1&seat=1&at=7', { path: '/replay/~a1', query: '?seat=1&at=7' }],
])('%s is written %s without a server, and read again', (path, written, place) => {
  expect(inQuery(path)).toBe(written)
  expect(fromQuery(written.slice(1))).toEqual(place)
})

test('a query that names no place is home', () => {
  expect(fromQuery('?utm=letter')).toEqual({ path: '/', query: '' })
})
