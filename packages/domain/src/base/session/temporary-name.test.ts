import { expect, test } from 'vitest'
import { isTemporaryName, TEMPORARY_NAME } from './temporary-name.ts'

test.each([
  [`${TEMPORARY_NAME}5a288974`, true],
  [`${TEMPORARY_NAME}5a28897412ab`, true],
  ['user-5a28897', false],
  ['user-friendly', false],
  ['User-5a288974', false],
  ['林晓舟', false],
])('%s: %s', (name, expected) => {
  expect(isTemporaryName(name)).toBe(expected)
})
