import { expect, test } from 'vitest'
import { due } from '../../learn/lesson'
import type { Update } from '../../protocol'
import lesson from './lesson'

function asked(prompt: string): string[] {
  const view = { step: 'act', turn: 1, half_day: 1 }
  const update = { view, prompt: { key: `misterra-prompt-${prompt}`, args: {} } } as unknown as Update
  return due(lesson, ['lay'], update).map((note) => note.key)
}

test('a claim is explained wherever one may be made, the jungle included', () => {
  expect(asked('map-claim')).toEqual(['claim'])
  expect(asked('jungle-claim')).toEqual(['claim'])
  expect(asked('map')).toEqual([])
})

test('a lagoon is explained as soon as somebody stands in it', () => {
  expect(asked('swap')).toEqual(['lagoon'])
  expect(asked('move-swap')).toEqual(['lagoon'])
})
