import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReservedName, nameProblem } from '../text/name.ts'
import { DAY } from '../time/instant.ts'
import { CLOSED_NAME, CLOSING_DAYS, closingDue, closingState, mayKeep, nextCaptain, type TeamMate } from './closing.ts'

const start = 1_795_600_000_000
const spans = fc.integer({ min: 0, max: 30 * DAY })

test('an account stays for seven days and is due afterwards', () => {
  fc.assert(
    fc.property(spans, (later) => {
      const stored = { closingAt: closingDue(start), closedAt: null }
      expect(closingState(stored, start + later)).toBe(later < CLOSING_DAYS * DAY ? 'closing' : 'due')
    }),
  )
})

test('a person may keep an account exactly as long as it is asked to close and has not closed', () => {
  const maybe = fc.option(spans, { nil: null })
  fc.assert(
    fc.property(maybe, maybe, spans, (closingAt, closedAt, now) => {
      expect(mayKeep({ closingAt, closedAt }, now)).toBe(closingAt !== null && closedAt === null)
    }),
  )
})

const mates: fc.Arbitrary<TeamMate[]> = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 50 }), joinedAt: fc.integer({ min: 0, max: 9 }), isClosed: fc.boolean() }),
  { selector: ({ id }) => id, maxLength: 8 },
)

test('the next captain is another member with an account, and nobody joined before them', () => {
  fc.assert(
    fc.property(mates, fc.integer({ min: 1, max: 50 }), (members, leaving) => {
      const next = nextCaptain(members, leaving)
      const rest = members.filter(({ id, isClosed }) => id !== leaving && !isClosed)
      const chosen = rest.find(({ id }) => id === next)
      expect(chosen === undefined).toBe(rest.length === 0)
      if (chosen) expect(rest.every(({ joinedAt }) => joinedAt >= chosen.joinedAt)).toBe(true)
    }),
  )
})

test('the next captain does not depend on the order in which members are read', () => {
  fc.assert(
    fc.property(mates, fc.integer({ min: 1, max: 50 }), (members, leaving) => {
      expect(nextCaptain(members.toReversed(), leaving)).toBe(nextCaptain(members, leaving))
    }),
  )
})

test.each([CLOSED_NAME, '已注销 用户', 'Closed account', 'closed_account'])('nobody can be called %s', (name) => {
  expect(isReservedName(name)).toBe(true)
  expect(nameProblem(name)).toBe('reserved')
})
