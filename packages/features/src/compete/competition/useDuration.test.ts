import { countdownParts } from '@shulei/ui/Countdown/countdownParts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationText } from './useDuration.ts'

const span = (days: number, hours: number, minutes: number, seconds = 0) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

test.each([
  [span(1, 9, 0), '1天 9小时', '1 day 9 hours', '1d 9h'],
  [span(1, 8, 59), '1天 8小时', '1 day 8 hours', '1d 8h'],
  [span(2, 0, 0), '2天', '2 days', '2d'],
  [span(0, 23, 59) + 1, '23小时 59分钟', '23 hours 59 minutes', '23h 59m'],
  [span(0, 9, 20), '9小时 20分钟', '9 hours 20 minutes', '9h 20m'],
  [span(0, 0, 1), '1分钟', '1 minute', '1m'],
  [1, '1分钟', '1 minute', '1m'],
  [-5, '1分钟', '1 minute', '1m'],
])('%i ms are said in two units, in both languages and in short', (ms, zh, en, short) => {
  expect(durationText(ms, 0, 'zh-CN')).toBe(zh)
  expect(durationText(ms, 0, 'en-US')).toBe(en)
  expect(durationText(ms, 0, 'en-US', 'narrow')).toBe(short)
})

test('a text and the countdown beside it name the same days, hours and minutes at any instant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: span(400, 0, 0) }),
      fc.integer({ min: 0, max: span(400, 0, 0) }),
      (ms, now) => {
        const { days, hours, minutes } = countdownParts(now + ms, now)
        const shown = days > 0 ? [days, hours] : [hours, hours > 0 ? minutes : Math.max(1, minutes)]
        const read = durationText(now + ms, now, 'en-US', 'narrow')
          .match(/\d+/g)
          ?.map(Number)
        expect(read).toEqual(shown.filter((value) => value > 0))
      },
    ),
  )
})
