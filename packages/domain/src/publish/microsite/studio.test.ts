import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublishTime, isWeakSecret, longestWait, secretLength } from './studio.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const secretOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

test('a secret of 32 random bytes is not weak', () => {
  for (let round = 0; round < 200; round++) {
    expect(isWeakSecret(secretOf(crypto.getRandomValues(new Uint8Array(32))))).toBe(false)
  }
})

test('a secret of another length is weak', () => {
  const text = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 80 })
  fc.assert(
    fc.property(text, (secret) => {
      fc.pre(secret.length !== secretLength)
      expect(isWeakSecret(secret)).toBe(true)
    }),
  )
})

test('a secret of few different characters is weak', () => {
  const few = fc.uniqueArray(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(few, fc.array(fc.nat(), { minLength: secretLength, maxLength: secretLength }), (characters, picks) => {
      expect(isWeakSecret(picks.map((pick) => characters[pick % characters.length]).join(''))).toBe(true)
    }),
  )
})

test('a version is scheduled after now and within a year', () => {
  const now = Date.UTC(2026, 10, 25)
  fc.assert(
    fc.property(fc.integer({ min: -2 * longestWait, max: 2 * longestWait }), (wait) => {
      expect(isPublishTime(now + wait, now)).toBe(wait > 0 && wait <= longestWait)
    }),
  )
})
