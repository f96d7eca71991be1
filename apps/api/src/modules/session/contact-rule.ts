import { randomBytes } from 'node:crypto'

/** Addresses of the reserved domain `.invalid` are placeholders: mail to them goes nowhere. */
const isPlaceholder = (email: string) => email.toLowerCase().endsWith('.invalid')

/** What stands in the e-mail column of an account that was made by phone; it says nothing about the number. */
export const placeholderEmail = (): string => `${randomBytes(12).toString('hex')}@phone.invalid`

/** The e-mail address that mail may be sent to, or null. */
export const realEmail = (email: string): string | null => (isPlaceholder(email) ? null : email)

/** Whether an account can be reached at all: by a verified phone or an e-mail address. Otherwise it has to bind a phone (A§8). */
export const isUnbound = (user: { email: string; phoneNumber: string | null; phoneNumberVerified: boolean | null }) =>
  realEmail(user.email) === null && !(user.phoneNumber !== null && user.phoneNumberVerified === true)
