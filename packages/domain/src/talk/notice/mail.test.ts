import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAIL_STALE, mailedKinds, nextMailAt } from './mail.ts'
import { ignorableGroupOf } from './notice.ts'

test('a refused mail is tried again later each time, a few times, within the time in which it is news', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e12 }), (start) => {
      let now: number | null = start
      let pause = 0
      for (let attempt = 1; now !== null; attempt += 1) {
        expect(attempt).toBeLessThan(10)
        const next = nextMailAt(attempt, now)
        if (next !== null) expect(next - now).toBeGreaterThan(pause)
        if (next !== null) pause = next - now
        expect((next ?? now) - start).toBeLessThan(MAIL_STALE)
        now = next
      }
    }),
  )
})

test('every kind that is mailed can be switched off as a notice, too', () => {
  for (const kind of mailedKinds) expect(ignorableGroupOf(kind)).toBe('system')
})
