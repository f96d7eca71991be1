import type { IgnorableGroup, NoticeKind } from '@shulei/domain/notice/notice.ts'
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { users } from '../session/tables.ts'
import { noticeSettings, notices } from './tables.ts'

/** Whose notices, and of which kinds; null for all of them. */
export interface Of {
  userId: number
  kinds: readonly NoticeKind[] | null
}

const columns = {
  id: notices.id,
  kind: notices.kind,
  facts: notices.facts,
  competitionId: notices.competitionId,
  readAt: notices.readAt,
  createdAt: notices.createdAt,
  actorId: users.id,
  actorName: users.name,
  actorAvatar: users.image,
}

export interface NoticeRecord {
  id: number
  kind: NoticeKind
  facts: Record<string, unknown>
  competitionId: number | null
  readAt: Date | null
  createdAt: Date
  actorId: number | null
  actorName: string | null
  actorAvatar: string | null
}

const present = ({ userId, kinds }: Of): SQL | undefined =>
  and(
    eq(notices.recipientId, userId),
    sql`${notices.deletedAt} is null`,
    kinds === null ? undefined : inArray(notices.kind, [...kinds]),
  )

/** A slice of a person's notices, newest first. */
export async function noticesOf(
  db: Executor,
  of: Of,
  { limit, offset, before }: { limit: number; offset: number; before: number | undefined },
): Promise<NoticeRecord[]> {
  return db
    .select(columns)
    .from(notices)
    .leftJoin(users, eq(users.id, notices.actorId))
    .where(and(present(of), before === undefined ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(limit)
    .offset(offset)
}

/** How many there are, and how many of them are unread; each from an index of its own, without looking at the rows. */
export async function countNotices(db: Executor, of: Of): Promise<{ total: number; unread: number }> {
  const { rows } = await db.execute<{ total: number; unread: number }>(sql`
    select (select count(*) from ${notices} where ${present(of)})::int as total,
      (select count(*) from ${notices} where ${present(of)} and ${notices.readAt} is null)::int as unread`)
  return rows[0] ?? { total: 0, unread: 0 }
}

/** One notice of a person, or null. */
export async function findNotice(db: Executor, of: Of, id: number): Promise<NoticeRecord | null> {
  const [row] = await db
    .select(columns)
    .from(notices)
    .leftJoin(users, eq(users.id, notices.actorId))
    .where(and(eq(notices.id, id), present(of)))
  return row ?? null
}

/** Which of a person's unread notices are meant: all, those not newer than one, one, or those of a competition. */
export interface Which {
  upTo?: number | undefined
  id?: number | undefined
  competitionId?: number | undefined
}

/** Marks unread notices read; answers how many. */
export async function markRead(tx: Tx, of: Of, { upTo, id, competitionId }: Which, now: Date): Promise<number> {
  const rows = await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        present(of),
        isNull(notices.readAt),
        upTo === undefined ? undefined : sql`${notices.id} <= ${upTo}`,
        id === undefined ? undefined : eq(notices.id, id),
        competitionId === undefined ? undefined : eq(notices.competitionId, competitionId),
      ),
    )
    .returning({ id: notices.id })
  return rows.length
}

/** Removes a notice from its recipient's lists; answers 0 when there was none. */
export async function removeNotice(tx: Tx, of: Of, id: number, now: Date): Promise<number> {
  const rows = await tx
    .update(notices)
    .set({ deletedAt: now })
    .where(and(eq(notices.id, id), present(of)))
    .returning({ id: notices.id })
  return rows.length
}

/** The groups that a person ignores. */
export async function findIgnored(db: Executor, userId: number): Promise<IgnorableGroup[]> {
  const [row] = await db
    .select({ ignored: noticeSettings.ignored })
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId))
  return row?.ignored ?? []
}

export async function saveIgnored(db: Executor, userId: number, ignored: IgnorableGroup[]): Promise<void> {
  await db
    .insert(noticeSettings)
    .values({ userId, ignored })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: { ignored } })
}
