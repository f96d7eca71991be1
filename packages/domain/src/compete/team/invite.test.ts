import { expect, test } from 'vitest'
import { inviteOutcome } from './invite.ts'

test.each([
  [1, 'success'],
  [-1, 'notSolo'],
  [-2, 'teamFull'],
  [-3, 'teamRisky'],
  [-4, 'submitsExceeded'],
  [0, 'failed'],
  [2, 'failed'],
  [-5, 'failed'],
  [Number.NaN, 'failed'],
])('%i means %s', (result, outcome) => {
  expect(inviteOutcome(result)).toBe(outcome)
})
