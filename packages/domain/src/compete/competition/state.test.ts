import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../base/time/instant.ts'
import type { Schedule } from './schedule.ts'
import {
  type CompetitionTimes,
  canSignUp,
  competitionStates,
  inService,
  matchesStatus,
  primaryState,
  remainingDays,
  signupOpen,
} from './state.ts'

const START = 10 * DAY
const END = 20 * DAY

function schedule(listAStartTime: number): Schedule {
  return {
    id: 1,
    title: '',
    sort: 0,
    startTime: START,
    endTime: END,
    listAStartTime,
    listAEndTime: END,
    listBStartTime: null,
    listBEndTime: null,
    maxSubmitCount: 3,
    maxErrorSubmitCount: 2,
  }
}

function competition(patch: Partial<CompetitionTimes> = {}): CompetitionTimes {
  return { startTime: START, endTime: END, isOpenSignup: true, schedules: [schedule(15 * DAY)], ...patch }
}

describe('in service', () => {
  test.each([
    [START - 1000, false],
    [START, false],
    [START + 1000, true],
    [END - 1000, true],
    [END, true],
    [END + 1000, false],
  ])('at %i: %s', (now, expected) => {
    expect(inService(competition(), now)).toBe(expected)
    expect(canSignUp(competition(), now)).toBe(expected)
    expect(canSignUp(competition({ isOpenSignup: false }), now)).toBe(false)
  })

  test('invalid dates are out of service', () => {
    for (const broken of [null, Number.NaN]) {
      expect(inService(competition({ startTime: broken }), 15 * DAY)).toBe(false)
      expect(inService(competition({ endTime: broken }), 15 * DAY)).toBe(false)
      expect(remainingDays(competition({ endTime: broken }), 15 * DAY)).toBe(0)
    }
  })
})

test.each([
  [END - DAY, 1],
  [END - DAY - 1, 2],
  [END - 1, 1],
  [END, 0],
  [END + 5 * DAY, 0],
])('at %i there are %i days left: rounded up, never below zero', (now, days) => {
  expect(remainingDays(competition(), now)).toBe(days)
})

describe('states', () => {
  test.each([
    ['before the start', competition(), START, [], 'upcoming'],
    ['open before the first window', competition(), 12 * DAY, ['openSignup'], 'openSignup'],
    ['running with open sign-up', competition(), 15 * DAY, ['inProgress', 'openSignup'], 'inProgress'],
    ['running, closed', competition({ isOpenSignup: false }), 15 * DAY, ['inProgress'], 'inProgress'],
    ['closed before the first window', competition({ isOpenSignup: false }), 12 * DAY, [], 'upcoming'],
    ['after the end', competition(), END + 1, ['ended'], 'ended'],
    ['without dates', competition({ startTime: null, endTime: null }), 15 * DAY, [], 'upcoming'],
  ] as const)('%s', (_, subject, now, states, primary) => {
    expect(competitionStates(subject, now)).toEqual(states)
    expect(primaryState(subject, now)).toBe(primary)
  })

  test('the status filter matches exactly the competitions that show the state', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * DAY }), fc.boolean(), (now, isOpenSignup) => {
        const subject = competition({ isOpenSignup })
        const states = competitionStates(subject, now)
        expect(matchesStatus(subject, now, -1)).toBe(true)
        expect(matchesStatus(subject, now, 0)).toBe(states.includes('inProgress'))
        expect(matchesStatus(subject, now, 1)).toBe(states.includes('openSignup'))
        expect(matchesStatus(subject, now, 2)).toBe(states.includes('ended'))
        expect(states.includes('ended') && states.length > 1).toBe(false)
      }),
    )
  })
})

test.each([
  [true, null, null, true],
  [false, null, null, false],
  [true, 100, 100, true],
  [true, 101, null, false],
  [true, null, 99, false],
  [true, 99, 101, true],
])(
  'sign-up switched %s with the window %j to %j is open at 100: %s',
  (isOpenSignup, signupStartTime, signupEndTime, open) => {
    expect(signupOpen({ isOpenSignup, signupStartTime, signupEndTime }, 100)).toBe(open)
  },
)
