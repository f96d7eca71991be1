import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './search.ts'

test('an excerpt marks the words, and begins shortly before the first one', () => {
  expect(excerptOf('周三复盘，\n带上 AUC 的图', 'auc 图')).toEqual([
    { text: '周三复盘， 带上 ', found: false },
    { text: 'AUC', found: true },
    { text: ' 的', found: false },
    { text: '图', found: true },
  ])
  const [lead, hit] = excerptOf(`${'长'.repeat(60)}残差图`, '残差')
  expect(lead?.text).toBe(`…${'长'.repeat(20)}`)
  expect(hit).toEqual({ text: '残差', found: true })
})

test('characters with a meaning in regular expressions are searched for literally', () => {
  expect(excerptOf('a.b (c)', '.b (')).toContainEqual({ text: '(', found: true })
})

test('for any query, the joined parts are the end of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const joined = excerptOf(text, query)
        .map((part) => part.text)
        .join('')
      expect(text.replace(/\s+/gu, ' ').trim().endsWith(joined.replace(/^…/, ''))).toBe(true)
    }),
  )
})
