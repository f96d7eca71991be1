import { type ThemeTokens, type TokenName, tokenNames } from '@shulei/ui/theme/tokens.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeTheme, longestPast, type SiteTexts, startHistory, type ThemeChange } from './history.ts'

const start = {
  name: 'kite',
  tokens: Object.fromEntries(tokenNames.map((name) => [name, '#000000'])) as ThemeTokens,
}
const set = (value: string, name: TokenName = 'color-bg-canvas'): ThemeChange => ({ kind: 'set', name, value })
const after = (...changes: ThemeChange[]) => changes.reduce(changeTheme, startHistory(start))

test('dragging a colour is one undo step', () => {
  const { past, present } = after(set('#111111'), set('#222222'), set('#333333'))
  expect(past).toHaveLength(1)
  expect(present.tokens['color-bg-canvas']).toBe('#333333')
})

test('changes before and after a settle are two steps', () => {
  expect(after(set('#111111'), { kind: 'settle' }, set('#222222')).past).toHaveLength(2)
})

test('a change after an undo clears the redo steps', () => {
  expect(after(set('#111111'), { kind: 'undo' }, set('#222222')).future).toEqual([])
})

test('a theme and its name are undone together', () => {
  const tang = { name: 'tang', tokens: start.tokens }
  const there = after({ kind: 'replace', draft: tang })
  expect(there.present).toBe(tang)
  expect(changeTheme(there, { kind: 'undo' }).present.name).toBe('kite')
})

test('typing in one field is one undo step, and a change of the theme keeps the texts', () => {
  const texts = { title: { cn: '新名', en: '' } } as SiteTexts
  const typed = { kind: 'write', part: 'title', texts } as const
  const written = after({ ...typed, texts: { ...texts, title: { cn: '新', en: '' } } }, typed, set('#111111'))
  expect(written.past).toHaveLength(2)
  expect(written.present.texts).toBe(texts)
  expect(changeTheme(changeTheme(written, { kind: 'undo' }), { kind: 'undo' }).present.texts).toBeUndefined()
})

test('undo and redo without steps change nothing', () => {
  const history = startHistory(start)
  expect(changeTheme(history, { kind: 'undo' })).toBe(history)
  expect(changeTheme(history, { kind: 'redo' })).toBe(history)
  expect(changeTheme(history, set('#000000'))).toBe(history)
})

describe('after any changes', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  const change: fc.Arbitrary<ThemeChange> = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), name: fc.constantFrom(...tokenNames.slice(0, 4)), value: colour }),
    fc.constantFrom<ThemeChange>({ kind: 'settle' }, { kind: 'undo' }, { kind: 'redo' }),
  )

  test('undo followed by redo restores the same theme', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const history = after(...changes)
        if (history.past.length === 0) return
        const there = changeTheme(changeTheme(history, { kind: 'undo' }), { kind: 'redo' })
        expect(there.present).toEqual(history.present)
      }),
    )
  })

  test('undoing all steps restores the start, unless the past was full', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: longestPast }), (changes) => {
        let history = after(...changes)
        while (history.past.length > 0) history = changeTheme(history, { kind: 'undo' })
        expect(history.present).toEqual(start)
      }),
    )
  })

  test('the past never exceeds its limit', () => {
    const many = Array.from({ length: longestPast + 50 }, (_, i) => [
      set(`#${String(i).padStart(6, '0')}`),
      { kind: 'settle' } as const,
    ])
    expect(after(...many.flat()).past).toHaveLength(longestPast)
  })
})
