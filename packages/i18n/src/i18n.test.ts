import type { SiteNames } from '@shulei/domain/base/text/site-names.ts'
import fc from 'fast-check'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { createI18n, type Texts } from './i18n.ts'
import type { Language } from './language.ts'

const texts: Texts = {
  shell: {
    plain: 'Plain',
    named: 'Hi {{name}}, {{ n }}',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    list: ['a', 'b'],
    deep: { text: 'Deep {{name}}' },
  },
  notice: { plain: 'Other', open: '$t(shell:plain)' },
}

/** i18next as it is, which puts each text together anew. */
const plain = createInstance()
void plain.init({
  lng: 'en-US',
  fallbackLng: false,
  resources: { 'en-US': texts },
  ns: Object.keys(texts),
  defaultNS: 'shell',
  initAsync: false,
  interpolation: { escapeValue: false },
})

// biome-ignore lint/suspicious/noExplicitAny: keys and options are drawn by chance
type AnyTranslate = (...all: any[]) => unknown

test('every text is the one that i18next makes, at the first asking and later', () => {
  const ours = createI18n('en-US', texts)
  const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('1', 'Mira', '{{n}}', '\0n'), fc.boolean())
  const asked = fc.record({
    namespace: fc.constantFrom('shell', 'notice'),
    key: fc.constantFrom('plain', 'named', 'days', 'list', 'deep', 'deep.text', 'shell:named', 'open', 'missing'),
    options: fc.option(
      fc.record(
        { name: value, n: value, count: value, ns: fc.constant('notice'), returnObjects: fc.boolean() },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
  })
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 20 }), (all) => {
      for (const { namespace, key, options } of [...all, ...all]) {
        const [mine, theirs] = [ours, plain].map(
          (instance) => instance.getFixedT('en-US', namespace as 'shell') as AnyTranslate,
        )
        expect(mine?.(key, options)).toEqual(theirs?.(key, options))
      }
    }),
  )
})

test('a text names the site in its own language, under the names that the operator chose', () => {
  const naming: Texts = { shell: { by: '{{who}} · {{site}} · {{otherSite}} · {{sites}}' } }
  const by = (language: Language, names?: SiteNames) =>
    (createI18n(language, naming, names).getFixedT(language, 'shell') as AnyTranslate)('by', { who: 'Gu' })
  expect(by('zh-CN')).toBe('Gu · 数擂 · Shulei · 数擂 Shulei')
  expect(by('en-US')).toBe('Gu · Shulei · 数擂 · 数擂 Shulei')
  expect(by('en-US', { 'zh-CN': '江大数赛', 'en-US': 'JU' })).toBe('Gu · JU · 江大数赛 · 江大数赛 JU')
})

test('a text follows the language to which a reader changes', async () => {
  const reader = createI18n('zh-CN', { shell: { by: '由{{site}}' } })
  reader.addResourceBundle('en-US', 'shell', { by: 'by {{site}}' })
  await reader.changeLanguage('en-US')
  expect((reader.t as unknown as AnyTranslate)('by')).toBe('by Shulei')
})

test('a second request for the texts of a namespace gets the same function', () => {
  const ours = createI18n('en-US', texts)
  expect(ours.getFixedT('en-US', 'shell')).toBe(ours.getFixedT('en-US', 'shell'))
  expect(ours.getFixedT('en-US', 'shell')).not.toBe(ours.getFixedT('en-US', 'notice'))
})

test('texts beyond the size of the cache are still filled correctly', () => {
  const t = createI18n('en-US', texts).getFixedT('en-US', 'shell') as AnyTranslate
  const all = Array.from({ length: 10_000 }, (_, n) => n)
  const text = (n: number) => t('named', { name: 'Gu', n })
  expect(all.map(text)).toEqual(all.map((n) => `Hi Gu, ${n}`))
  expect(text(0)).toBe('Hi Gu, 0')
})
