import { and, eq, gt, lt } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

/** The person of a live session, with what the session itself says. */
export async function findSession(db: Executor, token: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      id: users.id,
      ssoId: users.ssoId,
      name: users.name,
      avatar: users.image,
      demo: users.demo,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
  return row
}

export async function findUser(db: Executor, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function updateUserName(db: Executor, id: number, name: string, at: Date): Promise<void> {
  await db.update(users).set({ name, updatedAt: at }).where(eq(users.id, id))
}

export async function updatePictures(
  db: Executor,
  id: number,
  pictures: { image?: string | null; banner?: string | null },
  at: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...pictures, updatedAt: at })
    .where(eq(users.id, id))
}

/** Ends a session. True when there was one. */
export async function deleteSession(db: Executor, token: string): Promise<boolean> {
  const gone = await db.delete(sessions).where(eq(sessions.token, token)).returning({ id: sessions.id })
  return gone.length > 0
}

/** Removes sessions and codes that have run out. */
export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}

/** The token of a live session, or null. */
export async function findSessionToken(db: Executor, id: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ token: sessions.token })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
  return row?.token ?? null
}

/** Puts off the end of a session that is in use. */
export async function extendSession(db: Executor, id: number, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}

/** Whether a person can sign in by password. */
export async function hasPassword(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row !== undefined
}
