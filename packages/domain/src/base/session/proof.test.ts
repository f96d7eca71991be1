import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofsFor } from './proof.ts'

test.each([
  [{ hasPassword: false, hasPhone: true }, ['phoneCode']],
  [{ hasPassword: true, hasPhone: false }, ['password']],
  [{ hasPassword: true, hasPhone: true }, ['password', 'phoneCode']],
  [{ hasPassword: false, hasPhone: false }, []],
])('%j requires %j', (ways, proofs) => {
  expect(proofsFor(ways)).toEqual(proofs)
})

test('an account with a phone or a password requires a proof that it has', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (hasPassword, hasPhone) => {
      const proofs = proofsFor({ hasPassword, hasPhone })
      expect(proofs.length > 0).toBe(hasPhone || hasPassword)
      expect(proofs.includes('password') && !hasPassword).toBe(false)
      expect(proofs.includes('phoneCode') && !hasPhone).toBe(false)
    }),
  )
})
