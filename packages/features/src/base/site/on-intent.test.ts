import { afterEach, expect, test, vi } from 'vitest'
import { onIntent } from './on-intent.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{}, 'intent'],
  [{ connection: { effectiveType: '4g' } }, 'intent'],
  [{ connection: { effectiveType: '2g' } }, 'none'],
  [{ connection: { saveData: true } }, 'none'],
])('with %j prefetches %s', (navigator, expected) => {
  vi.stubGlobal('navigator', navigator)
  expect(onIntent()).toBe(expected)
})
