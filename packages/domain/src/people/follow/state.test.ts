import { expect, test } from 'vitest'
import { followState, followTookHold, isMutual } from './state.ts'

test.each([
  [{ reading: true, writing: false, isFollowed: true }, 'loading'],
  [{ reading: false, writing: true, isFollowed: false }, 'loading'],
  [{ reading: false, writing: false, isFollowed: true }, 'followed'],
  [{ reading: false, writing: false, isFollowed: false }, 'follow'],
] as const)('%j shows %s', (relation, state) => {
  expect(followState(relation)).toBe(state)
})

test('an answer without affected rows is a failure', () => {
  expect([{ effectRow: 1 }, { effectRow: 0 }, { effectRow: null }, {}, null, undefined].map(followTookHold)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('two people are mutual only if both follow', () => {
  expect(isMutual({ follows: true, isFollowedBack: true })).toBe(true)
  expect(isMutual({ follows: true, isFollowedBack: false })).toBe(false)
  expect(isMutual({ follows: false, isFollowedBack: true })).toBe(false)
})
