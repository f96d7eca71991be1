import { createHash } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import { sameText } from '../../../platform/cipher/same-text.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { verifications } from './tables.ts'

/** Name of the code that the sign-on library (since version 1.7) stores for a phone number, as `code:tries`. */
export const phoneCodeOf = (phone: string) => `phone-number-otp-${phone}`

/** Name of the code by which a person proves that an e-mail address is theirs. */
export const emailCodeOf = (userId: number, email: string) => `email-code:${userId}:${email}`

/** Compares a code with the newest one of a name, in constant time. */
async function compareCode(db: Executor, identifier: string, code: string, now: Date) {
  const [row] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, identifier))
    .orderBy(desc(verifications.id))
    .limit(1)
  if (!row || row.expiresAt <= now) return { state: 'expired' as const }
  return sameText(row.value.split(':')[0] ?? '', code)
    ? { state: 'right' as const, id: row.id }
    : { state: 'wrong' as const }
}

/** Compares a code with the newest one of a name, and does not use it up. */
export const checkCode = async (db: Executor, identifier: string, code: string, now: Date) =>
  (await compareCode(db, identifier, code, now)).state

/**
 * Compares a code with the newest one of a name, and uses it up when it is right: of two requests at the same moment one succeeds.
 */
export async function spendCode(db: Executor, identifier: string, code: string, now: Date) {
  const compared = await compareCode(db, identifier, code, now)
  if (compared.state !== 'right') return compared.state
  const spent = await db.delete(verifications).where(eq(verifications.identifier, identifier)).returning()
  return spent.some(({ id }) => id === compared.id) ? 'right' : 'expired'
}

/** Stores a code in place of the earlier one of its name. */
export async function storeCode(db: Executor, identifier: string, code: string, until: Date): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, identifier))
  await db.insert(verifications).values({ identifier, value: code, expiresAt: until })
}

/**
 * Name of the code that was mailed to an address, by what it opens, for the visitor who asked for it: nobody else can use it, guess it
 * or make it invalid.
 *
 * @param asker the network address of the visitor, or the name of a known device
 */
export const mailCodeOf = (opens: 'register' | 'signIn', email: string, asker: string) =>
  `mail-code:${opens}:${email}:${asker}`

const identifierOf = (code: string) => `site-code:${createHash('sha256').update(code).digest('base64url')}`

/** Stores a one-time code for a site, with its session and the only origin that may use it. */
export async function storeSiteCode(
  db: Executor,
  code: string,
  value: { sessionId: number; origin: string },
  until: Date,
) {
  await db
    .insert(verifications)
    .values({ identifier: identifierOf(code), value: JSON.stringify(value), expiresAt: until })
}

/** Uses up a one-time code. Null when the code is used, expired or unknown. */
export async function takeSiteCode(db: Executor, code: string, now: Date) {
  const [row] = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(code)), gt(verifications.expiresAt, now)))
    .returning()
  return row ? (JSON.parse(row.value) as { sessionId: number; origin: string }) : null
}
