import type { SignOnReason } from './sign-on.ts'

/** Error codes of the sign-on library as reasons of the catalogue. A code that is not listed is an internal error. */
const reasons: Readonly<Record<string, SignOnReason>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongPassword',
  INVALID_EMAIL: 'emailInvalid',
  INVALID_PASSWORD: 'currentPasswordWrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'noPassword',
  USER_ALREADY_EXISTS: 'emailTaken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'emailTaken',
  // of two registrations with one address at the same moment, the table's unique index refused the later one
  FAILED_TO_CREATE_USER: 'emailTaken',
  PASSWORD_ALREADY_SET: 'passwordAlreadySet',
  PASSWORD_TOO_SHORT: 'passwordTooShort',
  PASSWORD_TOO_LONG: 'passwordTooLong',
  INVALID_PHONE_NUMBER: 'phoneInvalid',
  PHONE_NUMBER_EXIST: 'phoneTaken',
  INVALID_OTP: 'codeWrong',
  OTP_NOT_FOUND: 'codeExpired',
  OTP_EXPIRED: 'codeExpired',
  INVALID_TOKEN: 'linkExpired',
}

export function reasonOf(http: number, code: string | undefined): SignOnReason {
  return reasons[code ?? ''] ?? (http === 401 ? 'loginFirst' : http === 429 ? 'tooMany' : 'internal')
}
