import { expect, test } from 'vitest'
import { abbreviated } from './letters'

test('one letter is enough where all differ', () => {
  expect(abbreviated(['steppe', 'lagoon', 'jungle', 'mountain'])).toEqual(['S', 'L', 'J', 'M'])
})

test('forest and farm get two, and so do the others beside them', () => {
  expect(abbreviated(['forest', 'village', 'farm', 'water', 'monsters'])).toEqual(['Fo', 'Vi', 'Fa', 'Wa', 'Mo'])
})

test('no terrain is called by the letter of an edict', () => {
  expect(abbreviated(['bos', 'dorp', 'akker', 'water', 'monsters'])).toEqual(['Bo', 'Do', 'Ak', 'Wa', 'Mo'])
})
