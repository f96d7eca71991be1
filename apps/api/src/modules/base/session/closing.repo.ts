import { and, eq, inArray, isNotNull, isNull, like, lte, or } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { phoneCodeOf } from './code.repo.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

export type UserRow = typeof users.$inferSelect

/** Stores the instant at which an account closes; a repeat keeps the first one. Answers the stored instant. */
export async function setClosing(tx: Tx, id: number, closingAt: Date): Promise<Date> {
  await tx
    .update(users)
    .set({ closingAt })
    .where(and(eq(users.id, id), isNull(users.closingAt)))
  const [row] = await tx.select({ closingAt: users.closingAt }).from(users).where(eq(users.id, id))
  return row?.closingAt ?? closingAt
}

/** Takes the closing of an account back. Waits for a transaction that closes it; answers false when it is closed. */
export async function unsetClosing(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ closingAt: null })
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

const isDue = (now: Date) => and(isNotNull(users.closingAt), lte(users.closingAt, now), isNull(users.closedAt))

/** Ids of accounts that are due, at most 100. */
export async function findDue(on: Executor, now: Date): Promise<number[]> {
  const rows = await on.select({ id: users.id }).from(users).where(isDue(now)).orderBy(users.closingAt).limit(100)
  return rows.map(({ id }) => id)
}

/**
 * An account that is due, its row locked until the transaction ends: a person who returns waits for the lock, or has returned before
 * it, and then there is none.
 */
export async function lockDue(tx: Tx, id: number, now: Date): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isDue(now)))
    .for('update')
  return row ?? null
}

/** Ends every session of a person. Answers their tokens. */
export async function deleteAllSessions(tx: Tx, userId: number): Promise<string[]> {
  const gone = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ token: sessions.token })
  return gone.map(({ token }) => token)
}

/** Removes every way to sign in to an account, and the codes that were sent to its person. */
export async function deleteWaysIn(tx: Tx, { id, phoneNumber }: Pick<UserRow, 'id' | 'phoneNumber'>): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(accounts).where(eq(accounts.userId, id))
  await tx.delete(verifications).where(
    or(
      inArray(verifications.identifier, phoneNumber === null ? [] : [phoneCodeOf(phoneNumber)]),
      like(verifications.identifier, `email-code:${id}:%`),
      // the sign-on library stores the person of a reset as the value of its token
      and(like(verifications.identifier, 'reset-password:%'), eq(verifications.value, String(id))),
    ),
  )
}

/** Replaces everything that names the person of an account. */
export async function anonymise(
  tx: Tx,
  id: number,
  { name, email }: { name: string; email: string },
  at: Date,
): Promise<void> {
  const nothing = { nameKey: null, phoneNumber: null, phoneNumberVerified: null, image: null, banner: null }
  await tx
    .update(users)
    .set({
      ...{ name, email, emailVerified: false, ...nothing, language: null, messageCheckedAt: null },
      ...{ closedAt: at, updatedAt: at },
    })
    .where(eq(users.id, id))
}
