import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Executor, Tx } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { realNames } from '../../people/identity/tables.ts'
import { contentVersions } from '../../publish/content/tables.ts'
import { placeholderEmail } from './contact-rule.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

/**
 * The person of an open session, and the session's own fields. A closed account has none, also when a sign-in was under way while it
 * closed.
 */
export async function findSession(db: Executor, token: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      seenAt: sessions.updatedAt,
      id: users.id,
      ssoId: users.ssoId,
      name: users.name,
      avatar: users.image,
      demo: users.demo,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now), isNull(users.closedAt)))
  return row
}

export async function isEmailTaken(db: Executor, email: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row !== undefined
}

/** Whether a person has proven that the address is theirs. */
export async function isEmailVerified(db: Executor, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
  return row !== undefined
}

export async function findUser(db: Executor, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

const preparedUser = preparedRead((db) =>
  db
    .select({
      user: users,
      auth: {
        authType: realNames.authType,
        idCardStatus: realNames.idCardStatus,
        overseaAuthStatus: realNames.overseaAuthStatus,
      },
    })
    .from(users)
    .leftJoin(realNames, eq(realNames.userId, users.id))
    .where(eq(users.id, sql.placeholder('id'))),
)

/**
 * A person with the statuses of their real-name verification, null when none was sent. Every page that they open asks for this: a
 * prepared statement. Inside a transaction use `findUser`.
 */
export async function readUser(db: Database, id: number) {
  const [row] = await preparedUser(db, { id })
  return row
}

/** A person's name under the lock of their row; null when the account is gone. */
export async function lockUserName(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id)).for('update')
  return row?.name ?? null
}

/** Changes a person's name. Violates the unique constraint of `name_key` when another account has the name. */
export async function updateUserName(
  db: Executor,
  id: number,
  { name, nameKey }: { name: string; nameKey: string },
  at: Date,
): Promise<void> {
  await db.update(users).set({ name, nameKey, updatedAt: at }).where(eq(users.id, id))
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

/** Ends a session. True when it existed. */
export async function deleteSession(db: Executor, token: string): Promise<boolean> {
  const gone = await db.delete(sessions).where(eq(sessions.token, token)).returning({ id: sessions.id })
  return gone.length > 0
}

/** The open sessions of a person, the most recently used first. */
export const findSessions = (db: Executor, userId: number, now: Date) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      startedAt: sessions.createdAt,
      seenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))

/** Ends sessions of a person: the given one, or all but the excepted one. Answers their tokens. */
export async function deleteSessionsOf(
  db: Executor,
  userId: number,
  which: { id: number } | { keep: number },
): Promise<string[]> {
  const chosen = 'id' in which ? eq(sessions.id, which.id) : ne(sessions.id, which.keep)
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ token: sessions.token })
  return gone.map(({ token }) => token)
}

/** Stores the time at which a session was last used. */
export async function touchSession(db: Executor, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ updatedAt: at }).where(eq(sessions.id, id))
}

/** Stores the language that a person chose. */
export async function updateLanguage(db: Executor, id: number, language: 'zh-CN' | 'en-US'): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, id))
}

/** The language that the person of a session chose; null before the first choice. */
export async function findLanguage(db: Executor, token: string): Promise<'zh-CN' | 'en-US' | null> {
  const [row] = await db
    .select({ language: users.language })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
  return row?.language ?? null
}

/** Stores a verified e-mail address of a person. Violates the unique constraint when another account has it. */
export async function updateEmail(db: Executor, id: number, email: string, at: Date): Promise<void> {
  await db.update(users).set({ email, emailVerified: true, updatedAt: at }).where(eq(users.id, id))
}

/** The person of a session, with the language that they chose. */
export async function findSessionPerson(db: Executor, token: string) {
  const [row] = await db
    .select({ id: users.id, language: users.language })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
  return row
}

/** The account of an e-mail address, or of a verified phone number, with the hash of its password; null without one. */
export async function findAccount(db: Executor, typed: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified, password: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(
      typed.includes('@')
        ? eq(users.email, typed)
        : and(eq(users.phoneNumber, typed), eq(users.phoneNumberVerified, true)),
    )
  return row
}

/**
 * Takes an e-mail address from an account that never proved it, for a person who did. The account keeps its phone number, or has to
 * bind one.
 */
export async function releaseEmail(db: Executor, email: string): Promise<void> {
  await db
    .update(users)
    .set({ email: placeholderEmail() })
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
}

export async function isNameTaken(db: Executor, nameKey: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.nameKey, nameKey))
  return row !== undefined
}

/** The version of the operator's texts that is on the site; undefined before the first. */
export async function findPresentTexts(db: Executor): Promise<{ id: number; hash: string } | undefined> {
  const [row] = await db
    .select({ id: contentVersions.id, hash: contentVersions.hash })
    .from(contentVersions)
    .orderBy(desc(contentVersions.activatedAt), desc(contentVersions.id))
    .limit(1)
  return row
}

/** Stores what a person agreed to, unless they have agreed before. */
export async function updateConsent(
  db: Executor,
  id: number,
  consent: { consentVersion: string; consentAt: Date },
): Promise<void> {
  await db
    .update(users)
    .set(consent)
    .where(and(eq(users.id, id), isNull(users.consentAt)))
}

/** Starts a session that the sign-on library did not make. */
export async function insertSession(db: Executor, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values)
}

/** Hash of a person's password; null without one. */
export async function findPasswordHash(db: Executor, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.password ?? null
}

/** Deletes expired sessions and codes. */
export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}

/** The token of an open session, or null. */
export async function findSessionToken(db: Executor, id: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ token: sessions.token })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
  return row?.token ?? null
}

/** Stores a later end of a session. */
export async function extendSession(db: Executor, id: number, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}
