import { randomBytes } from 'node:crypto'

/** Addresses of the reserved domain `.invalid` are placeholders: mail to them goes nowhere. */
const isPlaceholder = (email: string) => email.toLowerCase().endsWith('.invalid')

/** Value of the e-mail column of an account that was made by phone; it does not contain the number. */
export const placeholderEmail = (): string => `${randomBytes(12).toString('hex')}@phone.invalid`

/** The e-mail address if mail may be sent to it, or null. */
export const realEmail = (email: string): string | null => (isPlaceholder(email) ? null : email)

/** A person's verified e-mail address, or null: only to that are mails and codes sent. */
export const verifiedEmail = (user: { email: string; emailVerified: boolean }): string | null =>
  user.emailVerified ? realEmail(user.email) : null

/** A person's verified phone number, or null. */
export const verifiedPhone = (user: {
  phoneNumber: string | null
  phoneNumberVerified: boolean | null
}): string | null => (user.phoneNumberVerified === true ? user.phoneNumber : null)

/** Whether an account has neither a verified phone nor an e-mail address, so that it has to bind a phone (A§8). */
export const isUnbound = (user: { email: string; phoneNumber: string | null; phoneNumberVerified: boolean | null }) =>
  realEmail(user.email) === null && verifiedPhone(user) === null
