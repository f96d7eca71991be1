import { type ThemeTokens, tokenNames } from '@shulei/ui/theme/tokens.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeTheme, longestPast, startHistory, type ThemeChange } from './history.ts'

const start = {
  name: 'kite',
  tokens: Object.fromEntries(tokenNames.map((name) => [name, '#000000'])) as ThemeTokens,
}
const set = (value: string, name = tokenNames[0]): ThemeChange => ({ kind: 'set', name, value })
const after = (...changes: ThemeChange[]) => changes.reduce(changeTheme, startHistory(start))

test('a colour that is dragged is one step back', () => {
  const { past, present } = after(set('#111111'), set('#222222'), set('#333333'))
  expect(past).toHaveLength(1)
  expect(present.tokens[tokenNames[0]]).toBe('#333333')
})

test('a hand that left and came back makes two steps', () => {
  expect(after(set('#111111'), { kind: 'settle' }, set('#222222')).past).toHaveLength(2)
})

test('a change after a step back forgets the way forth', () => {
  expect(after(set('#111111'), { kind: 'undo' }, set('#222222')).future).toEqual([])
})

test('another theme and its name come and go together', () => {
  const tang = { name: 'tang', tokens: start.tokens }
  const there = after({ kind: 'replace', draft: tang })
  expect(there.present).toBe(tang)
  expect(changeTheme(there, { kind: 'undo' }).present.name).toBe('kite')
})

test('nothing to take back or forth is no change', () => {
  const history = startHistory(start)
  expect(changeTheme(history, { kind: 'undo' })).toBe(history)
  expect(changeTheme(history, { kind: 'redo' })).toBe(history)
  expect(changeTheme(history, set('#000000'))).toBe(history)
})

describe('whatever is done', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  const change: fc.Arbitrary<ThemeChange> = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), name: fc.constantFrom(...tokenNames.slice(0, 4)), value: colour }),
    fc.constantFrom<ThemeChange>({ kind: 'settle' }, { kind: 'undo' }, { kind: 'redo' }),
  )

  test('a step back and forth again changes nothing that is seen', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const history = after(...changes)
        if (history.past.length === 0) return
        const there = changeTheme(changeTheme(history, { kind: 'undo' }), { kind: 'redo' })
        expect(there.present).toEqual(history.present)
      }),
    )
  })

  test('all steps back lead to the start, while the past is not full', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: longestPast }), (changes) => {
        let history = after(...changes)
        while (history.past.length > 0) history = changeTheme(history, { kind: 'undo' })
        expect(history.present).toEqual(start)
      }),
    )
  })

  test('the past stays as long as it may be', () => {
    const many = Array.from({ length: longestPast + 50 }, (_, i) => [
      set(`#${String(i).padStart(6, '0')}`),
      { kind: 'settle' } as const,
    ])
    expect(after(...many.flat()).past).toHaveLength(longestPast)
  })
})
