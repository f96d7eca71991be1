import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompletionGap } from '../../base/completion/completion.ts'
import { DAY, HOUR, nextShanghaiDayStart } from '../../base/time/instant.ts'
import type { Schedule } from '../competition/schedule.ts'
import { type BlockedReason, blockedReasons, type GateInput, submitVerdict } from './gate.ts'

const T0 = Date.parse('2026-03-01T04:00:00Z')
const SECOND = 1000

function round(patch: Partial<Schedule> = {}): Schedule {
  return {
    id: 11,
    title: '',
    sort: 0,
    startTime: T0,
    endTime: T0 + 10 * DAY,
    listAStartTime: T0 + DAY,
    listAEndTime: T0 + 4 * DAY,
    listBStartTime: T0 + 6 * DAY,
    listBEndTime: T0 + 8 * DAY,
    maxSubmitCount: 3,
    maxErrorSubmitCount: 2,
    ...patch,
  }
}

const final = round({
  id: 12,
  sort: 1,
  startTime: T0 + 11 * DAY,
  endTime: T0 + 20 * DAY,
  listAStartTime: T0 + 12 * DAY,
  listAEndTime: T0 + 14 * DAY,
  listBStartTime: null,
  listBEndTime: null,
})

function input(patch: Partial<GateInput> = {}): GateInput {
  return {
    now: T0 + 2 * DAY,
    schedules: [round(), final],
    signupState: 4,
    team: { cheatStatus: 0, scheduleId: null },
    quota: { limit: 3, used: 0, errorLimit: 2, errorUsed: 0 },
    completion: null,
    mobile: false,
    competitionEnd: T0 + 30 * DAY,
    ...patch,
  }
}

const unverified: CompletionGap = { step: 'realName', missing: ['realName'], page: 'verification' }

const usedUp = { limit: 3, used: 3, errorLimit: 2, errorUsed: 0 }

test('a competition whose gate asks for nothing has no rule about it', () => {
  const rules = submitVerdict(input({ gate: 'none' })).checks.map(({ rule }) => rule)
  expect(rules).not.toContain('completion')
  for (const gate of ['profile', 'realName'] as const)
    expect(submitVerdict(input({ gate, completion: unverified })).reason).toBe('realNameMissing')
})

test('a clean, signed-up team in an open window may submit', () => {
  const verdict = submitVerdict(input())
  expect(verdict).toMatchObject({ allowed: true, reason: null, nextAt: null })
  expect(verdict.checks.map((check) => check.rule)).toEqual([
    'schedule',
    'clean',
    'signup',
    'window',
    'round',
    'quota',
    'completion',
    'device',
  ])
  expect(verdict.checks.every((check) => check.ok && check.remedy === null)).toBe(true)
})

test('the device counts only if it is known', () => {
  const { mobile: _, ...unknown } = input()
  expect(submitVerdict(unknown).checks.map((check) => check.rule)).not.toContain('device')
})

describe('each reason', () => {
  const cases: Record<BlockedReason, Partial<GateInput>> = {
    mobileDevice: { mobile: true },
    noEntryForm: { signupState: 2 },
    dailyLimit: { quota: usedUp },
    stageNotReached: { now: T0 + 13 * DAY },
    notSignedUp: { signupState: 0 },
    stageEnded: { now: T0 + 5 * DAY },
    teamBanned: { team: { cheatStatus: 2, scheduleId: null } },
    scheduleMismatch: { now: T0 + 13 * DAY, team: { cheatStatus: 0, scheduleId: 99 } },
    profileIncomplete: { completion: { step: 'binding', missing: ['birthday', 'city'], page: 'basic' } },
    occupationIncomplete: { completion: { step: 'occupation', missing: ['career'], page: 'occupation' } },
    realNameMissing: { completion: unverified },
  }
  const remedies: Record<BlockedReason, string | null> = {
    mobileDevice: 'desktop',
    noEntryForm: 'entryForm',
    dailyLimit: 'wait',
    stageNotReached: null,
    notSignedUp: 'signup',
    stageEnded: 'wait',
    teamBanned: 'appeal',
    scheduleMismatch: null,
    profileIncomplete: 'basic',
    occupationIncomplete: 'occupation',
    realNameMissing: 'verification',
  }

  test.each(blockedReasons)('%s is the reason, with its remedy', (reason) => {
    const verdict = submitVerdict(input(cases[reason]))
    expect(verdict.allowed).toBe(false)
    expect(verdict.reason).toBe(reason)
    const failing = verdict.checks.filter((check) => !check.ok)
    expect(failing.map((check) => check.reason)).toEqual([reason])
    expect(failing[0]?.remedy).toBe(remedies[reason])
  })

  test('of several reasons the first in the order of the specification is given', () => {
    const everything: Partial<GateInput> = {
      mobile: true,
      signupState: 1,
      quota: usedUp,
      now: T0 + 15 * DAY,
      team: { cheatStatus: 2, scheduleId: null },
      completion: unverified,
    }
    expect(submitVerdict(input(everything)).reason).toBe('mobileDevice')
    expect(submitVerdict(input({ ...everything, mobile: false })).reason).toBe('noEntryForm')
    expect(submitVerdict(input({ ...everything, mobile: false, signupState: 0 })).reason).toBe('dailyLimit')
    expect(submitVerdict(input({ ...everything, mobile: false, signupState: 0, quota: null })).reason).toBe(
      'stageNotReached',
    )
  })

  test('a team of a later schedule does not match, a team of an earlier one has not reached it', () => {
    const at = (scheduleId: number | null) =>
      submitVerdict(input({ now: T0 + 13 * DAY, team: { cheatStatus: 0, scheduleId } })).reason
    expect(at(12)).toBeNull()
    expect(at(11)).toBe('stageNotReached')
    expect(at(null)).toBe('stageNotReached')
    expect(at(99)).toBe('scheduleMismatch')
  })
})

describe('window edges', () => {
  const edges: [string, number, boolean, boolean, boolean][] = [
    ['A opens', T0 + DAY, false, true, true],
    ['A closes', T0 + 4 * DAY, true, true, false],
    ['B opens', T0 + 6 * DAY, false, true, true],
    ['B closes', T0 + 8 * DAY, true, true, false],
    ['the final opens', T0 + 12 * DAY, false, true, true],
    ['the final closes', T0 + 14 * DAY, true, true, false],
  ]
  test.each(edges)('%s: -1 s, 0, +1 s', (_, edge, before, on, after) => {
    const allowed = [-SECOND, 0, SECOND].map(
      (step) => submitVerdict(input({ now: edge + step, team: { cheatStatus: 0, scheduleId: 12 } })).allowed,
    )
    expect(allowed).toEqual([before, on, after])
  })

  test('a schedule ends with its competition at the latest', () => {
    const competitionEnd = T0 + 3 * DAY
    const allowed = [-SECOND, 0, SECOND].map(
      (step) => submitVerdict(input({ now: competitionEnd + step, competitionEnd })).allowed,
    )
    expect(allowed).toEqual([true, true, false])
    expect(submitVerdict(input({ now: competitionEnd + SECOND, competitionEnd }))).toMatchObject({
      reason: 'stageEnded',
      nextAt: null,
    })
  })

  test('a window outside its schedule does not count', () => {
    const schedules = [round({ startTime: T0 + 2 * DAY })]
    const verdict = submitVerdict(input({ schedules, now: T0 + DAY + HOUR }))
    expect(verdict.allowed).toBe(false)
    expect(verdict.nextAt).toBe(T0 + 2 * DAY)
    expect(verdict.checks.find((check) => check.rule === 'window')?.facts.nextStartsAt).toBe(T0 + 2 * DAY)
  })
})

describe('the next possible instant', () => {
  test('after a used-up day is the next Shanghai midnight', () => {
    const now = T0 + 2 * DAY
    expect(submitVerdict(input({ now, quota: usedUp })).nextAt).toBe(nextShanghaiDayStart(now))
  })

  test('after the used-up last day of list A is the opening of list B', () => {
    expect(submitVerdict(input({ now: T0 + 4 * DAY, quota: usedUp })).nextAt).toBe(T0 + 6 * DAY)
  })

  test('ignores the quota of an earlier schedule', () => {
    const now = T0 + 2 * DAY
    const schedules = [
      round({ endTime: now + HOUR }),
      round({ id: 12, sort: 1, startTime: now + HOUR, listAStartTime: now, listAEndTime: now + DAY }),
    ]
    const team = { cheatStatus: 0, scheduleId: 12 }
    expect(submitVerdict(input({ now, schedules, team, quota: usedUp })).nextAt).toBe(now + HOUR + 1)
  })

  test('is null for sign-up, a ban, a lost schedule, missing information and a phone', () => {
    const now = T0 + 5 * DAY
    for (const patch of [
      { signupState: 0 as const },
      { team: { cheatStatus: 1, scheduleId: null } },
      { mobile: true },
      { completion: unverified },
      { quota: null, schedules: [round({ maxSubmitCount: 0 })] },
      { now: T0 + 9 * DAY },
    ]) {
      expect(submitVerdict(input({ now, ...patch })).nextAt).toBeNull()
    }
  })
})

describe('for every input', () => {
  const hour = fc.integer({ min: -30, max: 30 }).map((value) => T0 + value * HOUR)
  const edge = fc.option(hour, { nil: null })
  const schedule = fc
    .record({
      id: fc.integer({ min: 1, max: 4 }),
      sort: fc.nat(2),
      startTime: hour,
      endTime: hour,
      listAStartTime: edge,
      listAEndTime: edge,
      listBStartTime: edge,
      listBEndTime: edge,
      maxSubmitCount: fc.nat(2),
    })
    .map(round)
  const inputs: fc.Arbitrary<GateInput> = fc.record(
    {
      now: fc.tuple(hour, fc.constantFrom(-SECOND, 0, SECOND)).map(([at, step]) => at + step),
      schedules: fc.uniqueArray(schedule, { maxLength: 4, selector: ({ id }) => id }),
      signupState: fc.constantFrom(0, 1, 2, 3, 3, 4, 4, 4),
      team: fc.option(
        fc.record({
          cheatStatus: fc.constantFrom(0, 0, 0, 0, 1, 2),
          scheduleId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
        }),
        { nil: null },
      ),
      quota: fc.option(fc.record({ limit: fc.nat(3), used: fc.nat(3), errorLimit: fc.nat(2), errorUsed: fc.nat(2) }), {
        nil: null,
      }),
      completion: fc.constantFrom(null, null, null, unverified),
      mobile: fc.constantFrom(false, false, false, true),
      competitionEnd: edge,
    },
    { requiredKeys: ['now', 'schedules', 'signupState', 'team', 'quota', 'completion', 'competitionEnd'] },
  )
  const runs = { numRuns: 3000 }

  test('allowed means that every condition holds, and a reason is given exactly if it does not', () => {
    fc.assert(
      fc.property(inputs, (subject) => {
        const { allowed, reason, checks } = submitVerdict(subject)
        expect(allowed).toBe(checks.every((check) => check.ok))
        expect(reason === null).toBe(allowed)
        for (const check of checks) expect(check.reason === null).toBe(check.ok)
      }),
      runs,
    )
  })

  test('allowed agrees with the five conditions in the words of the specification', () => {
    const within = (start: number | null, end: number | null, now: number) =>
      start !== null && end !== null && start <= now && now <= end
    fc.assert(
      fc.property(inputs, (subject) => {
        const { now, team, signupState, mobile, competitionEnd } = subject
        const current = subject.schedules
          .filter((one) => within(one.startTime, one.endTime, now))
          .sort((a, b) => a.sort - b.sort || a.id - b.id)[0]
        const spec =
          current !== undefined &&
          (team?.cheatStatus ?? 0) === 0 &&
          signupState >= 3 &&
          (within(current.listAStartTime, current.listAEndTime, now) ||
            within(current.listBStartTime, current.listBEndTime, now)) &&
          (current.sort === 0 || team?.scheduleId === current.id)
        const quota = subject.quota ?? { used: 0, limit: current?.maxSubmitCount ?? 0 }
        const running = competitionEnd === null || now <= competitionEnd
        const expected = spec && quota.used < quota.limit && running && subject.completion === null && !mobile
        expect(submitVerdict(subject).allowed).toBe(expected)
      }),
      runs,
    )
  })

  test('submitting is possible at the next instant, and not one millisecond earlier', () => {
    fc.assert(
      fc.property(inputs, (subject) => {
        const { nextAt, allowed } = submitVerdict(subject)
        if (nextAt === null) return
        expect(allowed).toBe(false)
        expect(nextAt).toBeGreaterThan(subject.now)
        const untouched = { ...subject, quota: null }
        const at = submitVerdict({ ...untouched, now: nextAt })
        for (const rule of ['schedule', 'window', 'round', 'clean', 'signup'] as const) {
          expect(at.checks.find((check) => check.rule === rule)?.ok).toBe(true)
        }
        const sameDay = nextShanghaiDayStart(nextAt - 1) === nextShanghaiDayStart(subject.now)
        // the next day a schedule has its tries again, and not more of them
        const scheduleAt = (now: number) => submitVerdict({ ...untouched, now }).checks[0]?.facts.scheduleId
        const isSame = scheduleAt(nextAt - 1) === scheduleAt(subject.now)
        const fresh = isSame && subject.quota ? { ...subject.quota, used: 0, errorUsed: 0 } : null
        const before = submitVerdict({ ...subject, quota: sameDay ? subject.quota : fresh, now: nextAt - 1 })
        expect(before.allowed).toBe(false)
      }),
      runs,
    )
  })
})
