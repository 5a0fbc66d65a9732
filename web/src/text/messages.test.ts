import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addTitleTexts, bundleOf, currentLanguage, formatMessage, hasText, loadLanguage, preferredLanguage, t, withMinus } from './messages.svelte'

const folder = fileURLToPath(new URL('../../../src/inklands', import.meta.url))
const names = ['Ada', 'Bo']
const nameOf = (seat: number) => names[seat] ?? '?'

describe('a message', () => {
  beforeAll(() => loadLanguage('nl'))

  test('is spoken in the language that was chosen', () => {
    expect(currentLanguage()).toBe('nl')
    expect(t('page-points-now', { points: 1 })).toBe('1 punt')
    expect(t('page-points-now', { points: 3 })).toBe('3 punten')
  })

  test('writes a number below nothing with a minus sign, and leaves hyphens alone', () => {
    expect(t('page-points-now', { points: -3 })).toBe('−3 punten')
    expect(withMinus('1-9, c-3, (-3)')).toBe('1-9, c-3, (−3)')
  })

  test('calls seats by the names of who sits there', () => {
    const message = { key: 'cartographers-shape-coin', args: { seat: 1 } }

    expect(formatMessage(message, nameOf)).toContain('Bo')
  })

  test('translates the messages inside it first', () => {
    const message = { key: 'cartographers-no-terrain', args: { terrain: '@cartographers-water' } }

    expect(formatMessage(message, nameOf)).toContain('water')
  })

  test('that nobody wrote is shown as its key', () => {
    expect(t('no-such-key')).toBe('no-such-key')
    expect(hasText('no-such-key')).toBe(false)
  })
})

describe('the texts of a title the page was not built with', () => {
  const written: Record<string, string> = {
    '/api/titles/river/texts/en': 'river = River of Reeds',
    '/api/titles/river/texts/nl': 'river = Rietrivier',
    '/api/titles/lake/texts/en': 'lake = Still Lake',
  }

  afterEach(() => vi.unstubAllGlobals())

  test('come from the server, in English where it has no others, and follow the language', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      return Promise.resolve(new Response(written[path] ?? '', { status: written[path] ? 200 : 404 }))
    })

    await loadLanguage('nl')
    await addTitleTexts(['river', 'lake', 'pond'])
    expect([t('river'), t('lake'), hasText('pond')]).toEqual(['Rietrivier', 'Still Lake', false])

    const before = asked.length
    await addTitleTexts(['river', 'pond'])
    expect(asked.length).toBe(before)

    await loadLanguage('en')
    expect([t('river'), t('lake')]).toEqual(['River of Reeds', 'Still Lake'])
  })
})

describe('every language', () => {
  test.each(['en', 'fr', 'nl'] as const)('%s can be read to the last line', (language) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    const own = files.filter((file) => file.endsWith(`texts/${language}.ftl`) || file.startsWith(`locales/${language}/`))
    for (const file of own) {
      const text = readFileSync(`${folder}/${file}`, 'utf-8')
      const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '')
      const bundle = bundleOf(language, [text])

      expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([])
    }
  })
})

describe('the language of a reader', () => {
  test('is the one kept, else the first asked for that there is, else English', () => {
    expect(preferredLanguage(['de-DE', 'fr-CH', 'en'], null)).toBe('fr')
    expect(preferredLanguage(['fr'], 'nl')).toBe('nl')
    expect(preferredLanguage(['de'], null)).toBe('en')
  })
})
