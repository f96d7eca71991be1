import { addressKey } from '../../../platform/http/client-address.ts'
import type { LimitName } from '../../../platform/limits/table.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deviceCookie, knownDevice } from './known-device.service.ts'
import { languageLine } from './language.service.ts'
import { findSessionPerson } from './session.repo.ts'
import { cookieNameOf } from './session.service.ts'
import { verifyToken } from './session-cookie.ts'
import type { SignOnVisitor } from './sign-on.ts'

/**
 * The cookies of a sign-in, with those that make the browser a known device and show the next page in the person's stored language, or
 * else in that of the sign-on page.
 */
export async function withArrival(platform: Platform, visitor: SignOnVisitor, setCookies: string[]): Promise<string[]> {
  const name = `${cookieNameOf(platform)}=`
  const value = setCookies
    .find((line) => line.startsWith(name))
    ?.slice(name.length)
    .split(';')[0]
  const token = value ? verifyToken(decodeURIComponent(value), platform.secret) : null
  const person = token === null ? null : await findSessionPerson(platform.db, token)
  if (!person) return setCookies
  return [
    ...setCookies,
    languageLine(platform, person.language ?? visitor.lang),
    deviceCookie(platform, visitor.cookie, `user ${person.id}`),
  ]
}

/** An account that somebody wants to sign in to, as far as it exists. */
interface Wanted {
  id: number
  /** Hash of the password; null without one. */
  password: string | null
}

/**
 * What a wrong password counts for: on a known device for it alone; elsewhere for the address, for account and address together, and
 * for the account. A new password starts the counts of the account anew, so a reset opens it at once.
 *
 * @param typed the account as the visitor wrote it, which counts alike when there is none
 */
export function passwordCounts(
  platform: Platform,
  visitor: SignOnVisitor,
  typed: string,
  account: Wanted | undefined,
): (readonly [LimitName, string])[] {
  const address = addressKey(visitor.clientAddress)
  const whose = `${account?.id ?? typed} ${account?.password ?? ''}`
  const device = account ? knownDevice(platform, visitor.cookie, `user ${account.id}`) : null
  if (device !== null) return [['signInDevice', `${whose} ${device}`]]
  return [
    ['signInAddress', address],
    ['signInPair', `${whose} ${address}`],
    ['signInAccount', whose],
  ]
}
