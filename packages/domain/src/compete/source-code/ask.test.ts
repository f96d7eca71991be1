import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Schedule } from '../competition/schedule.ts'
import { askingSchedule, askState, MAX_VERSIONS, sourceRefusal } from './ask.ts'
import { commentProblem, commentText, MAX_SOURCE_COMMENT } from './comment.ts'

const ask = fc
  .tuple(fc.nat(20), fc.nat(10), fc.nat(4))
  .map(([start, length, places]) => ({ start, end: start + length, places }))
const scheduleOf = (source: Schedule['source'], sort: number) => ({ id: sort + 1, sort, source }) as Schedule

test('a page is about the window that is open and closes first, else the next one, else the last', () => {
  fc.assert(
    fc.property(fc.array(fc.option(ask, { nil: null }), { maxLength: 5 }), fc.nat(30), (asks, now) => {
      const found = askingSchedule(
        asks.map((one, sort) => scheduleOf(one, sort)),
        now,
      )
      const some = asks.filter((one) => one !== null)
      expect(found === null).toBe(some.length === 0)
      if (!found) return
      const open = some.filter((one) => askState(one, now) === 'open')
      const coming = some.filter((one) => askState(one, now) === 'before')
      if (open.length > 0) expect(found.source.end).toBe(Math.min(...open.map(({ end }) => end)))
      else if (coming.length > 0) expect(found.source.start).toBe(Math.min(...coming.map(({ start }) => start)))
      else expect(found.source.start).toBe(Math.max(...some.map(({ start }) => start)))
    }),
  )
})

test('source code is taken from teams that are asked, inside the window, up to the most versions', () => {
  const facts = fc.record({
    now: fc.nat(30),
    ask: fc.option(ask, { nil: null }),
    isScored: fc.boolean(),
    rank: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
    versions: fc.nat(MAX_VERSIONS + 1),
  })
  fc.assert(
    fc.property(facts, (one) => {
      const isAsked =
        one.ask !== null && one.isScored && (one.ask.places === 0 || (one.rank !== null && one.rank <= one.ask.places))
      const isInside = one.ask !== null && one.ask.start <= one.now && one.now <= one.ask.end
      expect(sourceRefusal(one) === null).toBe(isAsked && isInside && one.versions < MAX_VERSIONS)
    }),
  )
})

test('a comment is judged as it is stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.nat(80), (part, times) => {
      const text = part.repeat(times)
      const problem = commentProblem(text)
      const stored = commentText(text)
      expect(problem === 'commentTooLong').toBe([...stored].length > MAX_SOURCE_COMMENT)
      expect(problem === 'commentEmpty').toBe(stored === '')
      if (problem === null) expect(commentText(stored)).toBe(stored)
    }),
  )
  expect(commentProblem(' \u200b\n')).toBe('commentEmpty')
  expect(commentProblem('a\0')).toBe('commentForbidden')
})
