import { expect, test } from 'vitest'
import { authStatus, isVerified } from './status.ts'

test.each([
  [{}, 'notVerified'],
  [{ authType: null, idCardStatus: null, overseaAuthStatus: null }, 'notVerified'],
  [{ authType: 1, idCardStatus: 0, overseaAuthStatus: 0 }, 'notVerified'],
  [{ authType: 1, idCardStatus: 1, overseaAuthStatus: 0 }, 'passed'],
  [{ authType: 1, idCardStatus: 2, overseaAuthStatus: 0 }, 'pending'],
  [{ authType: 1, idCardStatus: 3, overseaAuthStatus: 0 }, 'rejected'],
  [{ authType: 2, idCardStatus: 0, overseaAuthStatus: 1 }, 'passed'],
  [{ authType: 2, idCardStatus: 1, overseaAuthStatus: 2 }, 'pending'],
  [{ authType: 1, idCardStatus: 3, overseaAuthStatus: 1 }, 'rejected'],
  [{ authType: 0, idCardStatus: 0, overseaAuthStatus: 1 }, 'passed'],
  [{ authType: 1, idCardStatus: 9 }, 'notVerified'],
] as const)('%j is %s', (auth, status) => {
  expect(authStatus(auth)).toBe(status)
  expect(isVerified(auth)).toBe(status === 'passed')
})
