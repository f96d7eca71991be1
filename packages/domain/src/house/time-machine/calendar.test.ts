import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../base/time/instant.ts'
import type { Schedule } from '../../compete/competition/schedule.ts'
import {
  MARGIN_AFTER,
  MARGIN_BEFORE,
  type MachineCalendar,
  milestoneKinds,
  milestoneSchedule,
  milestonesOf,
  rangeOf,
} from './calendar.ts'
import { isMachineInstant } from './instant.ts'
import { rolesOf, signupOpens, standInAt, standInRoles } from './role.ts'

const start = Date.UTC(2026, 0, 1)
const day = (n: number) => start + n * DAY

const schedule = (change: Partial<Schedule> = {}): Schedule => ({
  ...{
    id: 1,
    title: '初赛#First',
    sort: 0,
    startTime: day(10),
    endTime: day(40),
    maxSubmitCount: 3,
    maxErrorSubmitCount: 3,
  },
  ...{ listAStartTime: day(10), listAEndTime: day(20), listBStartTime: day(22), listBEndTime: day(30) },
  ...change,
})

const calendar = (change: Partial<MachineCalendar> = {}): MachineCalendar => ({
  ...{ id: 7, published: day(0), end: day(45), signupStart: day(2), signupEnd: day(15), freeze: day(35), review: null },
  schedules: [schedule()],
  ...change,
})

const instants = fc.integer({ min: day(-400), max: day(400) })
const maybe = fc.option(instants)
const calendars: fc.Arbitrary<MachineCalendar> = fc
  .record({
    ...{ published: instants, end: instants, signupStart: maybe, signupEnd: maybe, freeze: instants },
    schedules: fc.array(
      fc
        .record({
          ...{ startTime: instants, endTime: instants, listAStartTime: maybe, listAEndTime: maybe },
          ...{ listBStartTime: maybe, listBEndTime: maybe, season: fc.constantFrom(null, '2026-01') },
        })
        .map((times) => schedule(times)),
      { maxLength: 4 },
    ),
    review: fc.option(fc.record({ opensAt: instants, deadline: instants, publishedAt: maybe })),
  })
  .map((times) => calendar({ ...times, schedules: times.schedules.map((one, i) => ({ ...one, id: i + 1, sort: i })) }))

test('the milestones of a competition are named in the order of its schedule', () => {
  expect(milestonesOf(calendar()).map(({ kind }) => kind)).toEqual([
    ...['hidden', 'published', 'signup', 'listA', 'signupEnd', 'listAEnd', 'listB', 'results', 'freeze', 'end'],
  ])
})

test('a milestone of an end shows the minute after it', () => {
  const at = (kind: string) => milestonesOf(calendar()).find((one) => one.kind === kind)?.at
  expect(at('listAEnd')).toBe(day(20) + MINUTE)
  expect(at('end')).toBe(day(45) + MINUTE)
  expect(at('hidden')).toBe(day(0) - MINUTE)
})

test('milestones are in time order and no two are at one instant', () => {
  fc.assert(
    fc.property(calendars, (one) => {
      const times = milestonesOf(one).map(({ at }) => at)
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
      expect(times.length).toBeGreaterThan(0)
    }),
  )
})

test('of milestones at one instant the earlier kind remains', () => {
  const one = calendar({ signupStart: day(0) })
  expect(milestonesOf(one).find(({ at }) => at === day(0))?.kind).toBe('published')
  fc.assert(
    fc.property(instants, (at) => {
      const same = calendar({ published: at, signupStart: at, freeze: at, schedules: [] })
      expect(milestonesOf(same).filter((milestone) => milestone.at === at)).toMatchObject([{ kind: 'published' }])
    }),
  )
  expect(milestoneKinds.indexOf('published')).toBeLessThan(milestoneKinds.indexOf('signup'))
})

test('every milestone is within the range, and the margins are its ends', () => {
  fc.assert(
    fc.property(calendars, (one) => {
      const milestones = milestonesOf(one)
      const range = rangeOf(milestones)
      expect(milestones.every(({ at }) => isMachineInstant(at, range))).toBe(true)
      expect(range).toEqual({
        from: (milestones[0]?.at ?? 0) - MARGIN_BEFORE,
        to: (milestones.at(-1)?.at ?? 0) + MARGIN_AFTER,
      })
      expect(isMachineInstant(range.from - 1, range)).toBe(false)
      expect(isMachineInstant(range.to + 1, range)).toBe(false)
    }),
  )
})

test('only the latest of all seasons has milestones', () => {
  const season = (id: number, from: number) =>
    schedule({
      id,
      season: `2026-0${id}`,
      startTime: day(from),
      listAStartTime: day(from),
      listAEndTime: day(from + 5),
    })
  const milestones = milestonesOf(calendar({ schedules: [season(1, 10), season(2, 40)] }))
  expect(milestones.flatMap(({ scheduleId }) => scheduleId ?? [])).not.toContain(1)
  expect(milestones.flatMap(({ scheduleId }) => scheduleId ?? [])).toContain(2)
})

test('a schedule is named only where there are several', () => {
  expect(milestoneSchedule({ scheduleId: 1 }, calendar())).toBeNull()
  const two = calendar({ schedules: [schedule(), schedule({ id: 2, sort: 1, title: '' })] })
  expect(milestoneSchedule({ scheduleId: 1 }, two)).toEqual({ cn: '初赛', en: 'First' })
  expect(milestoneSchedule({ scheduleId: 2 }, two)).toEqual({ cn: '第二赛程', en: 'Second Schedule' })
  expect(milestoneSchedule({ scheduleId: null }, two)).toBeNull()
})

test('a reviewer is a role only where projects are reviewed', () => {
  const review = { opensAt: day(1), deadline: day(2), publishedAt: null }
  expect(rolesOf([calendar()])).toEqual(['visitor', 'participant', 'captain', 'banned'])
  expect(rolesOf([calendar(), calendar({ review })])).toEqual([...standInRoles])
})

test('nobody has a team before sign-up opens, and everybody who takes part has one from then on', () => {
  fc.assert(
    fc.property(calendars, instants, fc.constantFrom(...standInRoles), (one, at, role) => {
      const { isSignedIn, team, isReviewer } = standInAt(role, one, at)
      const takesPart = role !== 'visitor' && role !== 'reviewer'
      expect(isSignedIn).toBe(takesPart)
      expect(team !== null).toBe(takesPart && at >= signupOpens(one))
      expect(isReviewer).toBe(role === 'reviewer' && one.review !== null)
    }),
  )
})

test('participant, captain and banned captain differ by their team', () => {
  const teamOf = (role: 'participant' | 'captain' | 'banned') => standInAt(role, calendar(), day(5)).team
  expect(teamOf('participant')).toEqual({ isCaptain: false, isBanned: false })
  expect(teamOf('captain')).toEqual({ isCaptain: true, isBanned: false })
  expect(teamOf('banned')).toEqual({ isCaptain: true, isBanned: true })
})
