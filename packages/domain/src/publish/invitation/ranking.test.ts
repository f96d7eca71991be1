import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../base/time/instant.ts'
import {
  countedInvitations,
  type InvitedSignup,
  lastRankingAt,
  namedInviter,
  nextRankingAt,
  rankInviters,
} from './ranking.ts'

const person = fc.integer({ min: 1, max: 8 })
const signups: fc.Arbitrary<InvitedSignup[]> = fc
  .array(fc.record({ userId: person, inviterId: person, completedAt: fc.integer({ min: 0, max: 20 }) }), {
    maxLength: 40,
  })
  .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1 })))

describe('invitations', () => {
  test('count each person once, for the inviter of their first finished sign-up, and nobody for themself', () => {
    fc.assert(
      fc.property(signups, (all) => {
        const counted = countedInvitations(all)
        const invited = all.filter(({ userId, inviterId }) => userId !== inviterId)
        expect(new Set(counted.map(({ userId }) => userId)).size).toBe(counted.length)
        expect(new Set(counted.map(({ userId }) => userId))).toEqual(new Set(invited.map(({ userId }) => userId)))
        for (const one of counted) {
          expect(one.inviterId).not.toBe(one.userId)
          for (const other of invited.filter(({ userId }) => userId === one.userId))
            expect(
              one.completedAt < other.completedAt || (one.completedAt === other.completedAt && one.id <= other.id),
            ).toBe(true)
        }
      }),
    )
  })

  test('are ranked by people, each inviter once, whatever the order of the rows', () => {
    fc.assert(
      fc.property(signups, fc.infiniteStream(fc.nat()), (all, keys) => {
        const ranking = rankInviters(all)
        const shuffled = all.map((row) => ({ row, key: keys.next().value })).toSorted((a, b) => a.key - b.key)
        expect(rankInviters(shuffled.map(({ row }) => row))).toEqual(ranking)
        expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, index) => index + 1))
        expect(new Set(ranking.map(({ userId }) => userId)).size).toBe(ranking.length)
        expect(ranking.reduce((sum, { invited }) => sum + invited, 0)).toBe(countedInvitations(all).length)
        for (const [index, { invited }] of ranking.entries())
          expect(invited).toBeGreaterThanOrEqual(ranking[index + 1]?.invited ?? 1)
      }),
    )
  })

  test('a later sign-up of the same person moves nobody', () => {
    fc.assert(
      fc.property(signups, person, person, (all, userId, inviterId) => {
        fc.pre(all.some((row) => row.userId === userId && row.inviterId !== userId))
        const later = { id: all.length + 1, userId, inviterId, completedAt: 21 }
        expect(rankInviters([...all, later])).toEqual(rankInviters(all))
      }),
    )
  })

  test('of the same number put the one first who reached it earlier', () => {
    const row = (id: number, userId: number, inviterId: number) => ({ id, userId, inviterId, completedAt: id })
    expect(rankInviters([row(1, 11, 1), row(2, 12, 2), row(3, 13, 2), row(4, 14, 1)])).toEqual([
      { rank: 1, userId: 2, invited: 2 },
      { rank: 2, userId: 1, invited: 2 },
    ])
  })
})

test.each([
  [7, 7],
  ['7', 7],
  [3, null],
  ['3', null],
  ['03', null],
  ['7 ', null],
  ['-7', null],
  ['7.5', null],
  ['9'.repeat(17), null],
  [Number.MAX_SAFE_INTEGER + 1, null],
  ['', null],
  [null, null],
  [undefined, null],
  [{ id: 7 }, null],
])('the target %j of person 3 names %j', (target, inviter) => {
  expect(namedInviter(target, 3)).toBe(inviter)
})

test('rankings are computed at 02:00 in Shanghai', () => {
  const two = Date.parse('2026-11-21T02:00:00+08:00')
  expect(lastRankingAt(two)).toBe(two)
  expect(lastRankingAt(two - 1)).toBe(two - DAY)
  expect(lastRankingAt(two + 22 * HOUR)).toBe(two)
  expect(nextRankingAt(two)).toBe(two + DAY)
})
