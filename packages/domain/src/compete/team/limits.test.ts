import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, shanghaiDay } from '../../base/time/instant.ts'
import { type Schedule, windowAt } from '../competition/schedule.ts'
import { freezeAtOf, triesUntil } from './limits.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

const schedule = (change: Partial<Schedule> = {}): Schedule => ({
  ...{ id: 1, title: '', sort: 0, startTime: at('2026-11-01T00:00'), endTime: at('2026-11-30T23:59') },
  ...{ listAStartTime: at('2026-11-03T10:00'), listAEndTime: at('2026-11-20T10:00') },
  ...{ listBStartTime: at('2026-11-20T10:00'), listBEndTime: at('2026-11-22T10:00') },
  ...{ maxSubmitCount: 3, maxErrorSubmitCount: 3 },
  ...change,
})

test.each([
  ['2026-11-03T09:59', 0],
  ['2026-11-03T10:00', 3],
  ['2026-11-03T23:59', 3],
  ['2026-11-04T00:00', 6],
  ['2026-11-20T12:00', 18 * 3],
  ['2026-11-22T09:00', 20 * 3],
  ['2026-12-24T00:00', 20 * 3],
])('until %s one team could have used %i tries', (now, tries) => {
  expect(triesUntil([schedule()], at(now))).toBe(tries)
})

test('each schedule adds its own quota, and a window outside its schedule adds nothing', () => {
  const second = schedule({
    id: 2,
    sort: 1,
    listAStartTime: at('2026-12-01T00:00'),
    listAEndTime: at('2026-12-05T00:00'),
  })
  expect(triesUntil([schedule(), { ...second, listBStartTime: null }], at('2027-01-01T00:00'))).toBe(60)
})

test('the tries of one team are the daily quota for each day on which a list was open', () => {
  const first = at('2026-10-25T00:00')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 46 * 24 }), fc.integer({ min: 0, max: 9 }), (hours, maxSubmitCount) => {
      const one = schedule({ maxSubmitCount })
      const days = new Set<string>()
      for (let hour = 0; hour <= hours; hour++) {
        const now = first + hour * HOUR
        if (windowAt(one, now) !== null) days.add(shanghaiDay(now))
      }
      expect(triesUntil([one], first + hours * HOUR)).toBe(days.size * maxSubmitCount)
    }),
  )
})

test('members stay as they are from the set instant, else from five days before the end', () => {
  const endTime = at('2026-11-30T20:00')
  expect(freezeAtOf({ teamFreezeAt: null, endTime })).toBe(at('2026-11-25T20:00'))
  expect(freezeAtOf({ teamFreezeAt: at('2026-11-10T20:00'), endTime })).toBe(at('2026-11-10T20:00'))
  expect(freezeAtOf({ teamFreezeAt: endTime + DAY, endTime })).toBe(endTime)
})
