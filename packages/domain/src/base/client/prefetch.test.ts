import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on %j: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})
