import { expect, test } from 'vitest'
import { distinct } from './games'

test('no two games in a list are called the same', () => {
  expect(distinct(['Alone', 'With Bo', 'Alone', 'Alone'])).toEqual(['Alone', 'With Bo', 'Alone (2)', 'Alone (3)'])
})
