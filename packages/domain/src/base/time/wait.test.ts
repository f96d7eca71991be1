import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitText } from './wait.ts'

test.each([
  [0, '1 秒', '1 second'],
  [42, '42 秒', '42 seconds'],
  [60, '60 秒', '60 seconds'],
  [61, '2 分钟', '2 minutes'],
  [3594, '60 分钟', '60 minutes'],
  [5400, '90 分钟', '90 minutes'],
  [5401, '2 小时', '2 hours'],
  [86_400, '24 小时', '24 hours'],
])('%d seconds', (seconds, chinese, english) => {
  expect([waitText(seconds, 'zh-CN'), waitText(seconds, 'en-US')]).toEqual([chinese, english])
})

test('the shown wait is never too short, and less than one unit too long', () => {
  const lengths = { second: 1, minute: 60, hour: 3600 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700_000 }), (seconds) => {
      const [count, unit = ''] = waitText(seconds, 'en-US').split(' ')
      const length = lengths[unit.replace(/s$/, '') as keyof typeof lengths]
      expect(Number(count) * length).toBeGreaterThanOrEqual(seconds)
      expect(Number(count) * length - seconds).toBeLessThan(length)
    }),
  )
})
