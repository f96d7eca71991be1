import type { IgnorableGroup, NoticeKind } from '@shulei/domain/talk/notice/notice.ts'
import { and, desc, eq, inArray, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor, Tx } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { users } from '../../base/session/tables.ts'
import { profiles } from '../../people/profile/tables.ts'
import { noticeSettings, notices } from './tables.ts'

/** Selects notices: those of one person, of some kinds; `kinds` null selects all kinds. */
export interface NoticeScope {
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
  actorAbout: sql<string | null>`case when ${notices.kind} = 'followed'
    then (select ${profiles.introduction} from ${profiles} where ${profiles.userId} = ${users.id}) end`,
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
  /** The introduction of a follower; null for other kinds and where there is none. */
  actorAbout: string | null
}

const present = ({ userId, kinds }: Omit<NoticeScope, 'userId'> & { userId: number | Placeholder }): SQL | undefined =>
  and(
    eq(notices.recipientId, userId),
    sql`${notices.deletedAt} is null`,
    kinds === null ? undefined : inArray(notices.kind, [...kinds]),
  )

/** A part of a list: `limit` rows after the first `offset`, of the rows older than `before`. */
interface Slice {
  limit: number
  offset: number
  before: number | undefined
}

type Value = number | Placeholder

const listQuery = (db: Database, where: SQL | undefined, { limit, offset }: { limit: Value; offset: Value }) =>
  db
    .select(columns)
    .from(notices)
    .leftJoin(users, eq(users.id, notices.actorId))
    .where(where)
    .orderBy(desc(notices.id))
    .limit(limit)
    .offset(offset)

const countQuery = (db: Database, where: SQL | undefined) =>
  db
    .select({
      total: sql<number>`(select count(*) from ${notices} where ${where})::int`,
      unread: sql<number>`(select count(*) from ${notices} where ${where} and ${notices.readAt} is null)::int`,
    })
    .from(sql`(select 1) as one`)

const { placeholder } = sql
const anybody = present({ userId: placeholder('userId'), kinds: null })
const preparedList = preparedRead((db) =>
  listQuery(db, anybody, { limit: placeholder('limit'), offset: placeholder('offset') }),
)
const preparedCount = preparedRead((db) => countQuery(db, anybody))

/** A slice of a person's notices, newest first. */
export async function noticesOf(db: Database, scope: NoticeScope, slice: Slice): Promise<NoticeRecord[]> {
  const { limit, offset, before } = slice
  if (scope.kinds === null && before === undefined) return preparedList(db, { userId: scope.userId, limit, offset })
  return listQuery(db, and(present(scope), before === undefined ? undefined : lt(notices.id, before)), slice)
}

/** Number of notices and of unread ones, each from its own index without reading rows. */
export async function countNotices(db: Database, scope: NoticeScope): Promise<{ total: number; unread: number }> {
  const { userId, kinds } = scope
  const [row] = await (kinds === null ? preparedCount(db, { userId }) : countQuery(db, present(scope)))
  return row ?? { total: 0, unread: 0 }
}

/** One notice of a person, or null. */
export async function findNotice(db: Executor, scope: NoticeScope, id: number): Promise<NoticeRecord | null> {
  const [row] = await db
    .select(columns)
    .from(notices)
    .leftJoin(users, eq(users.id, notices.actorId))
    .where(and(eq(notices.id, id), present(scope)))
  return row ?? null
}

/** Selects unread notices of a person: all, those not newer than `upTo`, one by its id, or those of a competition. */
export interface NoticeSelection {
  upTo?: number | undefined
  id?: number | undefined
  competitionId?: number | undefined
}

/** Marks unread notices read; answers their number. */
export async function markRead(
  tx: Tx,
  scope: NoticeScope,
  { upTo, id, competitionId }: NoticeSelection,
  now: Date,
): Promise<number> {
  const rows = await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        present(scope),
        isNull(notices.readAt),
        upTo === undefined ? undefined : sql`${notices.id} <= ${upTo}`,
        id === undefined ? undefined : eq(notices.id, id),
        competitionId === undefined ? undefined : eq(notices.competitionId, competitionId),
      ),
    )
    .returning({ id: notices.id })
  return rows.length
}

/** Removes a notice from its recipient's lists; answers 0 when there is none. */
export async function removeNotice(tx: Tx, scope: NoticeScope, id: number, now: Date): Promise<number> {
  const rows = await tx
    .update(notices)
    .set({ deletedAt: now })
    .where(and(eq(notices.id, id), present(scope)))
    .returning({ id: notices.id })
  return rows.length
}

/** Groups of notices that a person ignores, and whether notices of results and verifications are mailed. */
export interface NoticeChoice {
  ignored: IgnorableGroup[]
  mails: boolean
}

/** The choice of a person; without a stored one nothing is ignored. */
export async function findChoice(db: Executor, userId: number): Promise<NoticeChoice> {
  const { ignored, mails } = noticeSettings
  const [row] = await db.select({ ignored, mails }).from(noticeSettings).where(eq(noticeSettings.userId, userId))
  return row ?? { ignored: [], mails: true }
}

/** Stores what a person chose; what is left out stays as it is. Answers all of it. */
export async function saveChoice(db: Executor, userId: number, choice: Partial<NoticeChoice>): Promise<NoticeChoice> {
  const [row] = await db
    .insert(noticeSettings)
    .values({ userId, ignored: [], ...choice })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: choice })
    .returning({ ignored: noticeSettings.ignored, mails: noticeSettings.mails })
  if (!row) throw new Error('the choice of notices was not stored')
  return row
}
