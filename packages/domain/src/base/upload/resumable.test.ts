import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterPart, attemptDelay, nextPart, PART_BYTES } from './resumable.ts'

test('the parts of a file follow each other without a gap, and end with it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * PART_BYTES }), (length) => {
      let offset = 0
      for (let part = nextPart(offset, length); part; part = nextPart(offset, length)) {
        expect(part.from).toBe(offset)
        expect(part.to).toBeGreaterThan(offset)
        expect(part.to - part.from).toBeLessThanOrEqual(PART_BYTES)
        offset = part.to
      }
      expect(offset).toBe(length)
    }),
  )
})

test.each([
  [204, 'next'],
  [0, 'wait'],
  [409, 'ask'],
  [460, 'ask'],
  [429, 'wait'],
  [503, 'wait'],
  [507, 'ask'],
  [401, 'login'],
  [404, 'gone'],
  [403, 'refused'],
  [413, 'refused'],
])('the answer %i to a part leads to %s', (http, next) => expect(afterPart(http)).toBe(next))

test('attempts wait longer and longer, up to a quarter of a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6, 60].map(attemptDelay)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.at(-1)).toBe(15_000)
})
