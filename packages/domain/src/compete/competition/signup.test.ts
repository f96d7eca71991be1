import { expect, test } from 'vitest'
import { presentSignupState, type SignupState } from './signup.ts'

test.each<[SignupState, number | null, number | null, SignupState]>([
  [3, 1, 1, 3],
  [3, 1, 2, 0],
  [4, 2, 1, 0],
  [2, 1, 2, 0],
  [3, null, 1, 0],
  [3, null, null, 3],
  [4, 1, null, 4],
  [0, null, 1, 0],
])('%i with agreement %j signed and %j in force is %i', (state, signed, inForce, present) => {
  expect(presentSignupState(state, { signed, inForce })).toBe(present)
})
