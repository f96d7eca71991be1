import { type ThemeTokens, type TokenName, tokenNames } from '@shulei/ui/theme/tokens.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteTexts } from '../history.ts'
import type { StudioTheme } from '../ThemeStudio/StartMenu.tsx'
import { contentOf, draftOf, limits, textProblem } from './content.ts'

const themeOf = (id: string): StudioTheme => ({
  id,
  name: { cn: id, en: id },
  tokens: Object.fromEntries(tokenNames.map((token) => [token, `${id} ${token}`])) as ThemeTokens,
})
const themes = [themeOf('tang'), themeOf('kite')] as const
const texts: SiteTexts = {
  title: { cn: '更上一层', en: '' },
  eyebrow: { cn: '专题', en: '' },
  lead: [{ cn: '欲穷千里目', en: '' }],
  footerText: null,
  menu: [{ page: '', label: { cn: '首页', en: '' } }],
  frameHosts: [],
}

test('a draft that is stored and opened again is the same draft', () => {
  const changes = fc.dictionary(fc.constantFrom<TokenName>(...tokenNames), fc.constantFrom('#123456', '4px', 'serif'))
  fc.assert(
    fc.property(fc.constantFrom('tang', 'kite'), changes, (name, values) => {
      const tokens = { ...themeOf(name).tokens, ...values }
      const stored = contentOf({ name, tokens }, texts, themes)
      expect(draftOf(stored, themes)).toEqual({ name, tokens, texts })
      for (const token of Object.keys(stored.theme.values)) expect(Object.keys(values)).toContain(token)
    }),
  )
})

test('a theme of another name is stored over the first one', () => {
  const { tokens } = themeOf('kite')
  const stored = contentOf({ name: 'mine', tokens }, texts, themes)
  expect(stored.theme.base).toBe('tang')
  expect(draftOf(stored, themes).tokens).toEqual(tokens)
})

const long = '长'.repeat(limits.line + 1)
test.each([
  ['empty', ['title', 0, 'cn'], { title: { cn: ' ', en: 'Title' } }],
  [
    'empty',
    ['entryLabel', 1, 'cn'],
    { menu: [...texts.menu, { page: 'news' as const, label: { cn: '', en: 'News' } }] },
  ],
  ['tooLong', ['lead', 0, 'en'], { lead: [{ cn: '短', en: long }] }],
  ['tooLong', ['footer', 0, 'cn'], { footerText: { cn: long, en: '' } }],
  ['tooLong', ['entryLabel', 0, 'en'], { menu: [{ page: '' as const, label: { cn: '首页', en: long } }] }],
  ['hostWrong', ['hosts', 0, null], { frameHosts: ['http://example.com'] }],
  [
    'hostsMany',
    ['hosts', 0, null],
    { frameHosts: Array.from({ length: limits.hosts + 1 }, (_, i) => `https://a${i}.example`) },
  ],
] as const)('tells %s of %j', (why, [of, at, language], changes) => {
  expect(textProblem({ ...texts, ...(changes as Partial<SiteTexts>) })).toEqual({ why, of, at, language })
  expect(textProblem(texts)).toBeNull()
})
