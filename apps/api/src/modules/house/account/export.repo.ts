import { and, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { type Held, isHeld } from '../../../platform/jobs/lease.ts'
import { users } from '../../base/session/tables.ts'
import type { ExportPart, ExportRow } from './export-parts.repo.ts'
import { dataExports } from './tables.ts'

export type ExportRecord = typeof dataExports.$inferSelect

const accountPart: ExportPart = {
  file: 'account',
  covers: [],
  read: (on, userId) =>
    on
      .select({
        id: users.id,
        userId: users.ssoId,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        phone: users.phoneNumber,
        phoneVerified: users.phoneNumberVerified,
        avatar: users.image,
        banner: users.banner,
        language: users.language,
        consentVersion: users.consentVersion,
        consentAt: users.consentAt,
        demo: users.demo,
        closingAt: users.closingAt,
        createdAt: users.createdAt,
        updatedAt: users.updatedAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
}

/** All conversations of a person as they see them: without the messages that they have deleted. */
const messagesPart: ExportPart = {
  file: 'messages',
  covers: ['messages.receiver_id', 'messages.sender_id', 'message_sessions.user_id', 'message_sessions.partner_id'],
  async read(on, userId) {
    const side = (own: SQL, other: SQL, deleted: SQL, isOwn: boolean) => sql`
      select m.id::float8 as id, ${other}::float8 as "partnerId",
        (select u.name from users u where u.id = ${other}) as partner, ${isOwn}::boolean as "isOwn", m.system,
        m.content, m.picture_id as picture, m.created_at as "createdAt", m.read_at as "readAt"
      from messages m where ${own} = ${userId} and not ${deleted}`
    const { rows } = await on.execute<ExportRow>(sql`
      select * from (
        ${side(sql`m.sender_id`, sql`m.receiver_id`, sql`m.sender_deleted`, true)}
        union all ${side(sql`m.receiver_id`, sql`m.sender_id`, sql`m.receiver_deleted`, false)}) as all_messages
      order by id`)
    return rows
  },
}

/** Parts of an export that are not the rows of one table. */
export const otherParts: readonly ExportPart[] = [accountPart, messagesPart]

export async function findExport(on: Executor, userId: number): Promise<ExportRecord | null> {
  const [row] = await on.select().from(dataExports).where(eq(dataExports.userId, userId))
  return row ?? null
}

/**
 * Writes a request for an export in place of the earlier one, unless that one still stands: of two requests at the same moment one
 * is written. `before` are the latest instants of a request that no longer stands: one that was built, and one that was not.
 * Answers whether it was written.
 */
export async function insertRequest(
  on: Executor,
  userId: number,
  at: Date,
  before: { built: Date; lost: Date },
): Promise<boolean> {
  const rows = await on
    .insert(dataExports)
    .values({ userId, requestedAt: at })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set: { requestedAt: at, builtAt: null, failed: false, leaseUntil: null },
      setWhere: or(
        dataExports.failed,
        sql`${dataExports.requestedAt} <= ${before.built.toISOString()}::timestamptz`,
        and(
          sql`${dataExports.builtAt} is null`,
          sql`${dataExports.requestedAt} <= ${before.lost.toISOString()}::timestamptz`,
        ),
      ),
    })
    .returning({ userId: dataExports.userId })
  return rows.length > 0
}

/**
 * Claims the oldest request for which no process builds a file, or that of a person; null without one. Requests before `lost` no longer
 * stand.
 */
export async function claimRequest(
  on: Executor,
  { userId, now, lost, leaseUntil }: { userId: number | null; now: Date; lost: Date; leaseUntil: Date },
): Promise<(ExportRecord & Held) | null> {
  const whose = userId === null ? sql`true` : sql`e.user_id = ${userId}`
  const [row] = await on
    .update(dataExports)
    .set({ leaseUntil, attempts: sql`${dataExports.attempts} + 1` })
    .where(
      eq(
        dataExports.userId,
        sql`(select e.user_id from data_exports e where e.built_at is null and not e.failed and ${whose}
          and e.requested_at > ${lost.toISOString()}::timestamptz
          and (e.lease_until is null or e.lease_until < ${now.toISOString()}::timestamptz)
          order by e.requested_at limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row ? { ...row, id: row.userId, attempt: row.attempts } : null
}

/** Lets the request of a claim be claimed again. */
export async function releaseRequest(on: Executor, held: Held): Promise<void> {
  await on.update(dataExports).set({ leaseUntil: null }).where(isHeld(dataExports, held))
}

/** Stores the result of a claimed request. Answers false when it is another process's, or another request has replaced it. */
export async function saveResult(
  on: Executor,
  held: Held,
  result: { builtAt: Date; key: string; bytes: number; sha256: string } | { failed: true },
): Promise<boolean> {
  const rows = await on
    .update(dataExports)
    .set({ ...result, leaseUntil: null })
    .where(isHeld(dataExports, held))
    .returning({ userId: dataExports.userId })
  return rows.length > 0
}

/** Exports whose file was built before an instant and is still stored. */
export const findOldFiles = (on: Executor, before: Date): Promise<ExportRecord[]> =>
  on
    .select()
    .from(dataExports)
    .where(and(isNotNull(dataExports.key), lt(dataExports.builtAt, before)))
    .limit(500)

/** Writes that the file `key` is no longer stored. */
export async function forgetFile(on: Executor, { userId, key }: { userId: number; key: string }): Promise<void> {
  await on
    .update(dataExports)
    .set({ key: null, bytes: null, sha256: null })
    .where(and(eq(dataExports.userId, userId), eq(dataExports.key, key)))
}
