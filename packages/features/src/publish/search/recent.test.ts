import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_RECENT, parseRecent, withRecent } from './recent.ts'
import { MAX_QUERY } from './search.ts'

const texts = fc.array(fc.string({ maxLength: 12 }), { maxLength: 20 })

test('the newest search comes first, each search stands once, and no list is longer than six', () => {
  fc.assert(
    fc.property(texts, fc.string({ minLength: 1 }), (before, q) => {
      const list = withRecent(before.reduce(withRecent, [] as string[]), q)
      const names = list.map((one) => one.toLowerCase())
      expect(new Set(names).size).toBe(names.length)
      expect(list.length).toBeLessThanOrEqual(MAX_RECENT)
      if (q.trim() !== '') expect(list[0]).toBe(q.trim().slice(0, MAX_QUERY))
    }),
  )
})

test('a stored list is read back as it was written', () => {
  fc.assert(
    fc.property(texts, (searches) => {
      const list = searches.reduce(withRecent, [] as string[])
      expect(parseRecent(JSON.stringify(list))).toEqual(list)
    }),
  )
})

test.each([null, '', '{', '{}', '7', '[1, null, {"a": 1}]', '["  "]'])(
  'the stored text %j is an empty list',
  (stored) => {
    expect(parseRecent(stored)).toEqual([])
  },
)
