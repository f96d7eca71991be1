import { normaliseEmail } from '@shulei/domain/session/email.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from '@shulei/domain/session/password.ts'
import { normalisePhone } from '@shulei/domain/session/phone.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/text/name.ts'
import { ApiError } from '../../platform/api-error.ts'

const passwordReasons = { tooShort: 'passwordTooShort', tooLong: 'passwordTooLong', common: 'passwordCommon' } as const

export function checkedEmail(raw: string): string {
  const email = normaliseEmail(raw)
  if (email === null) throw new ApiError('emailInvalid')
  return email
}

export function checkedPhone(raw: string): string {
  const phone = raw.length > 64 ? null : normalisePhone(raw)
  if (phone === null) throw new ApiError('phoneInvalid')
  return phone
}

export function checkNewPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem === null) return
  throw new ApiError(passwordReasons[problem], { facts: { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH } })
}

export function checkedName(raw: string): string {
  const problem = nameProblem(raw)
  if (problem === 'reserved') throw new ApiError('nameReserved')
  if (problem !== null) throw new ApiError('nameInvalid', { facts: { max: MAX_NAME_LENGTH } })
  return raw.normalize('NFC').trim()
}

/** A password that no account can have need not be compared: argon2 takes time with the length. */
export const couldBePassword = (password: string) => password.length > 0 && password.length <= 4 * MAX_PASSWORD_LENGTH
