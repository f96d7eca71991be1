import { and, eq, gt, lt } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { sessions, users, verifications } from './tables.ts'

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
