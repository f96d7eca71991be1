import { expect, test } from 'vitest'
import { FIRST_CONTACT_LIMIT, firstContactLeft } from './first-contact.ts'

test.each([
  [0, false, FIRST_CONTACT_LIMIT],
  [FIRST_CONTACT_LIMIT - 1, false, 1],
  [FIRST_CONTACT_LIMIT, false, 0],
  [FIRST_CONTACT_LIMIT + 5, false, 0],
  [0, true, null],
  [100, true, null],
])('%i sent, answered: %s: %s left', (sent, answered, left) => {
  expect(firstContactLeft({ sent, answered })).toBe(left)
})
