import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofsFor } from './proof.ts'

test.each([
  [{ hasPassword: false, hasPhone: true, hasEmail: false }, ['phoneCode']],
  [{ hasPassword: true, hasPhone: false, hasEmail: true }, ['password']],
  [{ hasPassword: true, hasPhone: true, hasEmail: true }, ['password', 'phoneCode']],
  [{ hasPassword: true, hasPhone: false, hasEmail: false }, []],
])('%j requires %j', (ways, proofs) => {
  expect(proofsFor(ways)).toEqual(proofs)
})

test('an account with a phone, or with mail and password, requires a proof that it has', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (hasPassword, hasPhone, hasEmail) => {
      const proofs = proofsFor({ hasPassword, hasPhone, hasEmail })
      if (hasPhone || (hasEmail && hasPassword)) expect(proofs).not.toEqual([])
      expect(proofs.includes('password') && !hasPassword).toBe(false)
      expect(proofs.includes('phoneCode') && !hasPhone).toBe(false)
    }),
  )
})
