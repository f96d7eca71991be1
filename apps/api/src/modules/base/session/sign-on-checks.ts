import { normaliseEmail } from '@shulei/domain/base/session/email.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from '@shulei/domain/base/session/password.ts'
import { normalisePhone } from '@shulei/domain/base/session/phone.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/base/text/name.ts'
import type { SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { realEmail } from './contact-rule.ts'

const passwordReasons = { tooShort: 'passwordTooShort', tooLong: 'passwordTooLong', common: 'passwordCommon' } as const

export function checkedEmail(raw: string): string {
  if (raw.trim() === '') throw new ApiError('emailMissing')
  const email = normaliseEmail(raw)
  if (email === null) throw new ApiError('emailInvalid')
  return email
}

/** An e-mail address that an account can use. A placeholder is refused, since nobody could reach the account. */
export function checkedReachableEmail(raw: string): string {
  const email = checkedEmail(raw)
  if (realEmail(email) === null) throw new ApiError('emailInvalid')
  return email
}

export function checkedPhone(raw: string): string {
  if (raw.trim() === '') throw new ApiError('phoneMissing')
  const phone = raw.length > 64 ? null : normalisePhone(raw)
  if (phone === null) throw new ApiError('phoneInvalid')
  return phone
}

/** An account as it is typed to sign in: an e-mail address, or a phone number. */
export const checkedAccount = (raw: string): string => {
  if (raw.trim() === '') throw new ApiError('accountMissing')
  return raw.includes('@') ? checkedEmail(raw) : checkedPhone(raw)
}

/** Refuses a form without the consent to terms and privacy policy. */
export function checkConsent(agreed: boolean): void {
  if (!agreed) throw new ApiError('consentMissing')
}

export function checkNewPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem === null) return
  throw new ApiError(passwordReasons[problem], { facts: { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH } })
}

export function checkedName(raw: string, site: SiteNames): string {
  const problem = nameProblem(raw, site)
  if (problem === 'reserved') throw new ApiError('nameReserved')
  if (problem !== null) throw new ApiError('nameInvalid', { facts: { max: MAX_NAME_LENGTH } })
  return raw.normalize('NFC').trim()
}

/** A typed or pasted code in half-width characters, without spaces. */
export const typedCode = (code: string): string => code.normalize('NFKC').replace(/\s/g, '')

/** A code as `typedCode` has it. None is refused before it counts as one of the few tries. */
export function checkedCode(raw: string): string {
  const code = typedCode(raw)
  if (code === '') throw new ApiError('codeMissing')
  return code
}

/** A form with several invalid fields: the first problem, and the others. */
export class SeveralProblems extends ApiError {
  readonly others: readonly ApiError[]
  constructor(first: ApiError, others: readonly ApiError[]) {
    super(first.reason, { facts: first.facts })
    this.others = others
  }
}

/** Runs every check of a form and answers their results. Throws all problems together, so that each field can be marked. */
export function checkAll<T extends unknown[]>(...checks: { [K in keyof T]: () => T[K] }): T {
  const problems: ApiError[] = []
  const results = checks.map((check) => {
    try {
      return check()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      problems.push(error)
      return undefined
    }
  })
  const [first, ...others] = problems
  if (first) throw new SeveralProblems(first, others)
  return results as T
}

/** Whether a password has a permitted length. Others are not compared, since argon2 takes longer for long passwords. */
export const couldBePassword = (password: string) => password.length > 0 && password.length <= 4 * MAX_PASSWORD_LENGTH
