import { expect, test } from 'vitest'
import { durationText } from './useDuration.ts'

const at = (days: number, hours: number, minutes: number) => ((days * 24 + hours) * 60 + minutes) * 60_000

test.each([
  [at(1, 9, 0), '1天 9小时', '1 day 9 hours'],
  [at(1, 8, 20), '1天 9小时', '1 day 9 hours'],
  [at(2, 0, 0), '2天', '2 days'],
  [at(0, 23, 59) + 1, '1天', '1 day'],
  [at(0, 9, 20), '9小时 20分钟', '9 hours 20 minutes'],
  [at(0, 0, 1), '1分钟', '1 minute'],
  [1, '1分钟', '1 minute'],
  [-5, '1分钟', '1 minute'],
])('%i ms', (ms, zh, en) => {
  expect(durationText(ms, 'zh-CN')).toBe(zh)
  expect(durationText(ms, 'en-US')).toBe(en)
})
