import { expect, test } from 'vitest'
import { openGroups, slotsOf, written, type Listed } from './picks'

const goals: Listed = {
  type: 'words',
  key: 'goals',
  default: '',
  slots: 3,
  is_whole: true,
  groups: [['wood', 'tree'], ['town'], ['lake', 'mill']],
}
const first = () => 0

test('a text fills the slots in order', () => {
  expect(slotsOf(goals, 'town, mill')).toEqual(['town', 'mill', ''])
  expect(slotsOf(goals, '')).toEqual(['', '', ''])
})

test('of each group one value may be named, and the slot keeps its own', () => {
  expect(openGroups(goals, ['tree', '', ''], 1)).toEqual([['town'], ['lake', 'mill']])
  expect(openGroups(goals, ['tree', '', ''], 0)).toEqual(goals.groups)
})

test('nothing chosen leaves all to chance, something chosen has the rest drawn where all must be named', () => {
  expect(written(goals, ['', '', ''], first)).toBe('')
  expect(written(goals, ['', 'mill', ''], first)).toBe('wood,mill,town')
  expect(written({ ...goals, is_whole: false }, ['', 'mill', ''], first)).toBe('mill')
})
