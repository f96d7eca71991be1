import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFaults, type PlannedCalendar } from './calendar.ts'
import { currentSchedule, type Schedule, windowAt } from './schedule.ts'

const span = (start: number, end: number) => ({ start, end })

const good: PlannedCalendar = {
  published: 0,
  ...span(10, 100),
  signup: span(10, 60),
  schedules: [
    { ...span(20, 60), listA: span(20, 40), listB: span(45, 60), places: 3 },
    { ...span(70, 90), listA: null, listB: span(70, 90), places: 0 },
  ],
}
const [first, last] = good.schedules as [PlannedCalendar['schedules'][0], PlannedCalendar['schedules'][0]]
const withFirst = (change: Partial<typeof first>) => ({ ...good, schedules: [{ ...first, ...change }, last] })

describe('faults of a calendar', () => {
  test('there are none where every time fits', () => {
    expect(calendarFaults(good)).toEqual([])
    for (const teamFreezeAt of [good.signup.start, good.end]) {
      expect(calendarFaults({ ...good, teamFreezeAt })).toEqual([])
    }
  })

  test.each<[string, PlannedCalendar, string, (string | number)[]]>([
    ['an end before the start', { ...good, schedules: [], end: 9, signup: span(10, 9) }, 'endNotAfterStart', ['end']],
    ['a sign-up that ends before it starts', { ...good, signup: span(30, 20) }, 'endNotAfterStart', ['signup', 'end']],
    ['a sign-up after the end', { ...good, signup: span(30, 101) }, 'outsideCompetition', ['signup']],
    ['a freeze before sign-up', { ...good, signup: span(30, 60), teamFreezeAt: 29 }, 'freezeOutside', ['teamFreezeAt']],
    ['a freeze after the end', { ...good, teamFreezeAt: 101 }, 'freezeOutside', ['teamFreezeAt']],
    ['publication after the start', { ...good, published: 11 }, 'publishedAfterStart', ['published']],
    ['a window outside its schedule', withFirst({ listA: span(19, 30) }), 'outsideSchedule', ['schedules', 0, 'listA']],
    ['a window of no length', withFirst({ listA: span(30, 30) }), 'endNotAfterStart', ['schedules', 0, 'listA', 'end']],
    ['a schedule without a window', withFirst({ listA: null, listB: null }), 'noWindow', ['schedules', 0]],
    [
      'list B before list A',
      withFirst({ listA: span(40, 50), listB: span(30, 60) }),
      'listBBeforeListA',
      ['schedules', 0, 'listB', 'start'],
    ],
    ['schedules that overlap', withFirst({ end: 70 }), 'schedulesOverlap', ['schedules', 1, 'start']],
    [
      'places after the last schedule',
      { ...good, schedules: [first, { ...last, places: 1 }] },
      'placesWithoutNext',
      ['schedules', 1, 'places'],
    ],
    [
      'source code after the end',
      withFirst({ source: { ...span(50, 101), places: 0 } }),
      'outsideCompetition',
      ['schedules', 0, 'sourceCode'],
    ],
    [
      'source code in no time',
      withFirst({ source: { ...span(50, 50), places: 0 } }),
      'endNotAfterStart',
      ['schedules', 0, 'sourceCode', 'end'],
    ],
    [
      'a choice without list A',
      { ...good, schedules: [first, { ...last, choice: { count: 2, until: 69 } }] },
      'choiceWithoutLists',
      ['schedules', 1, 'finalChoice'],
    ],
    [
      'a choice before list A',
      withFirst({ choice: { count: 2, until: 20 } }),
      'choiceBeforeListA',
      ['schedules', 0, 'finalChoice', 'until'],
    ],
    [
      'a choice that sees list B',
      withFirst({ choice: { count: 2, until: 45 } }),
      'choiceAfterReveal',
      ['schedules', 0, 'finalChoice', 'until'],
    ],
  ])('%s is named', (_, calendar, code, path) => {
    expect(calendarFaults(calendar)).toContainEqual({ code, path })
  })

  test('a calendar without faults opens each of its windows for its whole span', () => {
    const time = fc.integer({ min: 0, max: 30 })
    const spans = fc.tuple(time, time).map(([start, end]) => span(start, end))
    const window = fc.option(spans, { nil: null })
    const calendars = fc.record({
      published: fc.constant(0),
      start: fc.constant(0),
      end: fc.constant(30),
      signup: fc.constant(span(0, 30)),
      schedules: fc.array(
        fc
          .record({ span: spans, listA: window, listB: window })
          .map(({ span: own, listA, listB }) => ({ ...own, listA, listB, places: 0 })),
        { maxLength: 2 },
      ),
    })
    fc.assert(
      fc.property(calendars, time, (calendar, now) => {
        fc.pre(calendarFaults(calendar).length === 0)
        const schedules = calendar.schedules.map(
          ({ start, end, listA, listB }, sort): Schedule => ({
            id: sort + 1,
            title: '',
            sort,
            startTime: start,
            endTime: end,
            listAStartTime: listA?.start ?? null,
            listAEndTime: listA?.end ?? null,
            listBStartTime: listB?.start ?? null,
            listBEndTime: listB?.end ?? null,
            maxSubmitCount: 1,
            maxErrorSubmitCount: 1,
          }),
        )
        const current = currentSchedule(schedules, now)
        for (const [at, { listA, listB }] of calendar.schedules.entries()) {
          const isOpen = [listA, listB].some((one) => one !== null && one.start <= now && now <= one.end)
          if (isOpen) expect(current?.sort).toBe(at)
          if (isOpen) expect(current && windowAt(current, now)).not.toBeNull()
        }
        expect(calendar.schedules.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})
