import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import any from './any'
import { hasPage, pageOf } from './registry'

const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'any')
  .map((entry) => entry.name)

test.each(folders)('%s has a page of its own', (title) => {
  expect(hasPage(title)).toBe(true)
  expect(pageOf(title).lesson?.title ?? title).toBe(title)
})

test('a title that nobody knows is shown on the generic page', () => {
  for (const title of ['river', 'any', '../learn', 'constructor']) {
    expect(hasPage(title)).toBe(false)
    expect(pageOf(title)).toBe(any)
  }
})
