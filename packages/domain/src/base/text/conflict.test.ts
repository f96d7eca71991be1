import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conflictOf } from './conflict.ts'

const value = fc.constantFrom('', 'a', 'b', 'c')
const fields = fc.record({ one: value, two: value })

test('asks about exactly the fields that both sides have changed to different values', () => {
  fc.assert(
    fc.property(fields, fields, fields, (typed, base, saved) => {
      const asked = Object.keys(conflictOf({ typed, base, saved })?.mine ?? {})
      const both = (['one', 'two'] as const).filter((name) => typed[name] !== saved[name] && base[name] !== saved[name])
      expect(asked).toEqual(both)
    }),
  )
})

test('counts a draft without a base as written upon an empty value', () => {
  expect(conflictOf({ typed: { one: 'a' }, base: {}, saved: { one: '' } })).toBeNull()
  expect(conflictOf({ typed: { one: 'a' }, base: {}, saved: { one: 'b' } })).toEqual({
    mine: { one: 'a' },
    theirs: { one: 'b' },
    base: { one: '' },
  })
})
