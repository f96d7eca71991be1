import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFormat } from './format.ts'
import { inZone, zoneOf } from './formatters.ts'

const zones = Intl.supportedValuesOf('timeZone')

test('an instant in a zone reads as the clock of the platform shows it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      // no zone has had seconds in its offset since 1973
      fc.integer({ min: Date.UTC(1973, 0), max: Date.UTC(2100, 0) }),
      (zone, at) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
        expect(inZone(zone, at).format('YYYY-MM-DD HH:mm:ss')).toBe(shown.format(at))
      },
    ),
    { numRuns: 500 },
  )
})

test('midnight is 00 and belongs to the new day', () => {
  const format = createFormat('zh-CN', { zone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 22) }, () => '')
  expect(format.dateTime('2026-11-22T16:00:00Z')).toBe('2026/11/23 00:00:00')
  expect(format.dayTime('2026-11-22T15:59:59Z')).toBe('11/22 23:59')
  expect(format.shortDate('2026-11-22T15:59:59Z')).toBe('11/22')
  expect(format.shortDate('2025-11-22T16:00:00Z')).toBe('2025/11/23')
})

test('a day and time names its year if the reader has another one on the calendar', () => {
  const last = '2026-12-31T16:00:00Z'
  const read = (zone: string, now: string) =>
    createFormat('en-US', { zone, now: Date.parse(now) }, () => '').dayTime(last)
  expect(read('Asia/Shanghai', '2026-12-31T15:59:59Z')).toBe('2027/01/01 00:00')
  expect(read('Asia/Shanghai', '2026-12-31T16:00:00Z')).toBe('01/01 00:00')
  expect(read('UTC', '2026-12-31T16:00:00Z')).toBe('12/31 16:00')
  expect(read('UTC', '2027-01-01T00:00:00Z')).toBe('2026/12/31 16:00')
})

test('both ends of a span name their years as soon as these differ for the reader', () => {
  const [start, end] = ['2026-11-06T16:00:00Z', '2028-12-31T15:59:59Z']
  for (const now of [start, '2027-06-01T00:00:00Z', end]) {
    const format = createFormat('zh-CN', { zone: 'Asia/Shanghai', now: Date.parse(now) }, () => '')
    expect(format.shortDate(start, end)).toBe('2026/11/07')
    expect(format.dayTime(end, start)).toBe('2028/12/31 23:59')
  }
  const spring = ['2026-12-31T16:00:00Z', '2027-03-31T15:59:59Z'] as const
  const read = (zone: string) => {
    const format = createFormat('en-US', { zone, now: Date.parse(spring[1]) }, () => '')
    return [format.shortDate(...spring), format.dayTime(spring[1], spring[0])]
  }
  expect(read('Asia/Shanghai')).toEqual(['01/01', '03/31 23:59'])
  expect(read('UTC')).toEqual(['2026/12/31', '2027/03/31 15:59'])
})

test('zones beyond the size of the cache give the same texts again', () => {
  const at = Date.UTC(2026, 6, 1, 12)
  const once = zones.map((zone) => createFormat('en-US', { zone, now: at }, () => '').dateTime(at))
  const again = zones.map((zone) => createFormat('en-US', { zone, now: at }, () => '').dateTime(at))
  expect(again).toEqual(once)
})

test.each([
  ['Asia/Shanghai', 'Beijing time (UTC+8)', '北京时间 (UTC+8)'],
  ['Asia/Singapore', 'local time (UTC+8)', '本地时间 (UTC+8)'],
  ['America/New_York', 'local time (UTC-4)', '本地时间 (UTC-4)'],
  ['Asia/Kolkata', 'local time (UTC+5:30)', '本地时间 (UTC+5:30)'],
  ['America/St_Johns', 'local time (UTC-2:30)', '本地时间 (UTC-2:30)'],
  ['UTC', 'local time (UTC+0)', '本地时间 (UTC+0)'],
])('the zone %s is named with its offset', (zone, english, chinese) => {
  const setting = { zone, now: Date.UTC(2026, 6, 1, 12) }
  expect(createFormat('en-US', setting, () => '').zoneName()).toBe(english)
  expect(createFormat('zh-CN', setting, () => '').zoneName()).toBe(chinese)
})

test('an alias of a zone becomes its name, and an unknown zone becomes that of the site', () => {
  expect(zoneOf('asia/shanghai')).toBe('Asia/Shanghai')
  expect(zoneOf('America/New_York')).toBe('America/New_York')
  expect([zoneOf(undefined), zoneOf(''), zoneOf('Mars/Olympus')]).toEqual(Array(3).fill('Asia/Shanghai'))
})
