import fc from 'fast-check'
import { expect, test } from 'vitest'
import { submitStatuses } from '../../compete/submission/cancel.ts'
import { shareRefusal } from './share.ts'

const facts = { status: fc.constantFrom(...submitStatuses), cheatStatus: fc.integer({ min: 0, max: 2 }) }

test('shares scored submissions of clean teams and no others', () => {
  fc.assert(
    fc.property(fc.record(facts), ({ status, cheatStatus }) => {
      const refusal = shareRefusal({ share: true, status, cheatStatus })
      expect(refusal === null).toBe(status === 'scored' && cheatStatus === 0)
      if (cheatStatus !== 0) expect(refusal).toBe('teamBanned')
    }),
  )
})

test('takes every submission back', () => {
  fc.assert(
    fc.property(fc.record(facts), ({ status, cheatStatus }) => {
      expect(shareRefusal({ share: false, status, cheatStatus })).toBeNull()
    }),
  )
})
