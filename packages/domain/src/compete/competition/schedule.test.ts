import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  currentSchedule,
  listSpan,
  nextListEdge,
  nextWindow,
  rulerSegments,
  type Schedule,
  scheduleTitle,
  stageAt,
  windowAt,
} from './schedule.ts'

const SECOND = 1000

function round(patch: Partial<Schedule> = {}): Schedule {
  return {
    id: 1,
    title: '初赛#Preliminary',
    sort: 0,
    startTime: 100 * SECOND,
    endTime: 1000 * SECOND,
    listAStartTime: 200 * SECOND,
    listAEndTime: 500 * SECOND,
    listBStartTime: 600 * SECOND,
    listBEndTime: 900 * SECOND,
    maxSubmitCount: 3,
    maxErrorSubmitCount: 2,
    ...patch,
  }
}

describe('the current schedule', () => {
  test.each([
    [99 * SECOND, null],
    [100 * SECOND, 1],
    [101 * SECOND, 1],
    [999 * SECOND, 1],
    [1000 * SECOND, 1],
    [1001 * SECOND, null],
  ])('at %i ms it is %j: both ends are included', (now, id) => {
    expect(currentSchedule([round()], now)?.id ?? null).toBe(id)
  })

  test('of overlapping schedules the one with the lowest sort wins, in any order', () => {
    const schedules = [round({ id: 7, sort: 2 }), round({ id: 8, sort: 1 }), round({ id: 9, sort: 3 })]
    expect(currentSchedule(schedules, 300 * SECOND)?.id).toBe(8)
    expect(schedules.map((schedule) => schedule.id)).toEqual([7, 8, 9])
  })

  test('invalid dates never enclose an instant', () => {
    expect(currentSchedule([round({ startTime: Number.NaN })], 300 * SECOND)).toBeNull()
    expect(currentSchedule([round({ endTime: Number.NaN })], 300 * SECOND)).toBeNull()
  })
})

describe('list windows', () => {
  test.each([
    [199, null],
    [200, 'A'],
    [201, 'A'],
    [499, 'A'],
    [500, 'A'],
    [501, null],
    [599, null],
    [600, 'B'],
    [601, 'B'],
    [899, 'B'],
    [900, 'B'],
    [901, null],
  ])('second %i is in window %j', (second, list) => {
    expect(windowAt(round(), second * SECOND)).toBe(list)
    expect(stageAt(round(), second * SECOND)).toBe(list === 'B' ? 1 : 0)
  })

  test('B wins if the windows overlap', () => {
    expect(windowAt(round({ listBStartTime: 400 * SECOND }), 450 * SECOND)).toBe('B')
  })

  test('a window without two valid ends never opens', () => {
    const now = 300 * SECOND
    for (const patch of [{ listAStartTime: null }, { listAEndTime: null }, { listAEndTime: 100 }]) {
      expect(windowAt(round(patch), now)).toBeNull()
      expect(listSpan(round(patch), 'A')).toBeNull()
    }
  })

  test('the next window is the earliest one that opens after now, and it is open at its start', () => {
    const second = fc.integer({ min: 0, max: 60 }).map((value) => value * SECOND)
    const end = fc.option(second, { nil: null })
    const schedules = fc.array(
      fc
        .record({ listAStartTime: end, listAEndTime: end, listBStartTime: end, listBEndTime: end, sort: fc.nat(4) })
        .map((patch) => round(patch)),
    )
    fc.assert(
      fc.property(schedules, second, (all, now) => {
        const next = nextWindow(all, now)
        const starts = all.flatMap((schedule) =>
          (['A', 'B'] as const).flatMap((list) => listSpan(schedule, list)?.start ?? []),
        )
        const coming = starts.filter((start) => start > now)
        expect(next?.startsAt ?? null).toBe(coming.length > 0 ? Math.min(...coming) : null)
        if (next) expect(windowAt(next.schedule, next.startsAt)).not.toBeNull()
      }),
    )
  })

  test('after the last window there is no next one', () => {
    expect(nextWindow([round()], 600 * SECOND)).toBeNull()
    expect(nextWindow([round()], 599 * SECOND)).toMatchObject({ list: 'B', startsAt: 600 * SECOND })
  })
})

describe('the next edge', () => {
  test.each([
    [199, { kind: 'starts', list: 'A', at: 200 * SECOND }],
    [200, { kind: 'ends', list: 'A', at: 500 * SECOND }],
    [500, { kind: 'ends', list: 'A', at: 500 * SECOND }],
    [501, { kind: 'starts', list: 'B', at: 600 * SECOND }],
    [900, { kind: 'ends', list: 'B', at: 900 * SECOND }],
    [901, null],
  ])('of second %i is %j', (second, edge) => {
    expect(nextListEdge([round()], second * SECOND)).toEqual(edge)
  })

  test('a window that is open outside the current schedule has no edge', () => {
    const later = round({ startTime: 550 * SECOND })
    expect(nextListEdge([later], 300 * SECOND)).toEqual({ kind: 'starts', list: 'B', at: 600 * SECOND })
  })
})

describe('round names', () => {
  test.each([
    ['初赛#Preliminary', 'zh-CN', '初赛'],
    ['初赛#Preliminary', 'en-US', 'Preliminary'],
    [' 复赛 # Semi # Final ', 'en-US', 'Semi # Final'],
    ['初赛', 'en-US', 'First Schedule'],
    ['#Only English', 'zh-CN', '第一赛程'],
    ['', 'zh-CN', '第一赛程'],
  ] as const)('%j in %s is %j', (title, lang, expected) => {
    expect(scheduleTitle(round({ title }), 1, lang)).toBe(expected)
  })

  test('default names follow the sort', () => {
    const names = [0, 1, 2, 3, 4].map((sort) => scheduleTitle(round({ title: '', sort }), 1, 'en-US'))
    expect(names).toEqual(['First Schedule', 'Second Schedule', 'Third Schedule', '4th Schedule', '5th Schedule'])
    expect(scheduleTitle(round({ title: '', sort: 4 }), 1, 'zh-CN')).toBe('第五赛程')
  })

  test.each([
    [962, false],
    [963, true],
    [968, true],
    [969, false],
    [1055, false],
    [1056, true],
    [1061, true],
    [1062, false],
  ])('competition %i has the special round names: %s', (id, special) => {
    const names = [0, 1, 2].map((sort) => scheduleTitle(round({ title: '', sort }), id, 'en-US'))
    expect(names[0] === '1st round' && names[1] === 'Finals' && names[2] === 'Finals').toBe(special)
    expect(scheduleTitle(round({ title: '', sort: 1 }), id, 'zh-CN')).toBe(special ? '决赛' : '第二赛程')
  })
})

test('the ruler contains sign-up and every valid window in time order', () => {
  const schedules = [
    round({ id: 2, listAStartTime: 2000, listAEndTime: 3000, listBStartTime: null }),
    round({ id: 1, listAStartTime: 0, listAEndTime: 10, listBStartTime: 20, listBEndTime: 15 }),
  ]
  expect(rulerSegments({ signupStart: 5, signupEnd: 50, schedules })).toEqual([
    { kind: 'a', start: 0, end: 10, scheduleId: 1 },
    { kind: 'signup', start: 5, end: 50, scheduleId: null },
    { kind: 'a', start: 2000, end: 3000, scheduleId: 2 },
  ])
  expect(rulerSegments({ signupStart: null, signupEnd: 50, schedules: [] })).toEqual([])
})
