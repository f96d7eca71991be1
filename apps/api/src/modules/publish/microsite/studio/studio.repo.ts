import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { ms, stamp } from '../../../../platform/db/instant.ts'
import type { Kind } from '../microsite.repo.ts'
import {
  liveVersion,
  micrositeDraftLinks,
  micrositeDrafts,
  micrositeMembers,
  microsites,
  micrositeVersions,
  runsCompetition,
  type StoredDraft,
  type StoredRecord,
} from '../tables.ts'

/** A microsite as its studio needs it. Instants are epoch milliseconds. */
export interface StudioRow {
  id: number
  kind: Kind
  name: string
  isMember: boolean
  /** Number of the version that visitors see now. */
  live: number
  /** The version that is scheduled and not due yet. */
  next: { number: number; at: number } | null
  /** The record to go on from: of the scheduled version, else of the live one. */
  record: StoredRecord
  draft: { content: StoredDraft | null; revision: number; author: string | null; at: number } | null
  /** Number of the newest article among the news. */
  newestNews: number | null
}

/** A microsite with its draft, whether published or not, in one statement; null where there is none of that name. */
export async function findStudio(
  on: Executor,
  { name, userId, now }: { name: string; userId: number | null; now: Date },
): Promise<StudioRow | null> {
  const isWaiting = sql`m.next_at > ${stamp(now)}`
  const { rows } = await on.execute<{ studio: StudioRow }>(sql`
    select json_build_object('id', m.id, 'kind', m.kind, 'name', m.name, 'live', ${liveVersion(now)}, 'record', v.record,
      'isMember', exists (select 1 from microsite_members e where e.microsite_id = m.id and e.user_id = ${userId}::bigint),
      'next', case when ${isWaiting} then json_build_object('number', m.next_version, 'at', ${ms('m.next_at')}) end,
      'draft', (select json_build_object('content', d.content, 'revision', d.revision, 'author', u.name, 'at', ${ms('d.updated_at')})
        from microsite_drafts d left join users u on u.id = d.author_id where d.microsite_id = m.id),
      'newestNews', (select n.number from microsite_news n where n.microsite_id = m.id and n.published_at <= ${stamp(now)}
        order by n.published_at desc, n.id desc limit 1)) as studio
    from microsites m join microsite_versions v on v.microsite_id = m.id
      and v.number = case when ${isWaiting} then m.next_version else ${liveVersion(now)} end
    where m.name = ${name}`)
  return rows[0]?.studio ?? null
}

/** Keeps other publications of a microsite waiting until the transaction ends; false where there is none of that name. */
export async function lockMicrosite(tx: Tx, name: string): Promise<boolean> {
  const rows = await tx.select({ id: microsites.id }).from(microsites).where(eq(microsites.name, name)).for('update')
  return rows.length > 0
}

export interface VersionRow extends Record<string, unknown> {
  number: number
  author: string | null
  at: number
  isCancelled: boolean
}

/** The newest versions with the names of their authors, newest first; one statement. */
export async function findVersions(on: Executor, micrositeId: number, limit: number): Promise<VersionRow[]> {
  const { rows } = await on.execute<VersionRow>(sql`
    select v.number, u.name as author, ${ms('v.created_at')}::float8 as at, v.is_cancelled as "isCancelled"
    from microsite_versions v left join users u on u.id = v.author_id
    where v.microsite_id = ${micrositeId} order by v.number desc limit ${limit}`)
  return rows
}

export async function findRecord(on: Executor, micrositeId: number, number: number): Promise<StoredRecord | null> {
  const [row] = await on
    .select({ record: micrositeVersions.record })
    .from(micrositeVersions)
    .where(and(eq(micrositeVersions.micrositeId, micrositeId), eq(micrositeVersions.number, number)))
  return row?.record ?? null
}

interface Written {
  micrositeId: number
  authorId: number
  at: Date
}

/** Adds a version with the next number and returns the number. Call it with the microsite locked. */
export async function insertVersion(
  tx: Tx,
  { micrositeId, authorId, at, record }: Written & { record: StoredRecord },
): Promise<number> {
  const [newest] = await tx
    .select({ number: micrositeVersions.number })
    .from(micrositeVersions)
    .where(eq(micrositeVersions.micrositeId, micrositeId))
    .orderBy(desc(micrositeVersions.number))
    .limit(1)
  const number = (newest?.number ?? 0) + 1
  await tx.insert(micrositeVersions).values({ micrositeId, number, record, authorId, createdAt: at })
  return number
}

/** Sets which version visitors see, and which one from when on; a version that was to follow and is not due yet is cancelled. */
export async function setLive(
  tx: Tx,
  micrositeId: number,
  { live, next, at }: { live: number; next: { number: number; at: Date } | null; at: Date },
): Promise<void> {
  await tx.execute(sql`update microsite_versions v set is_cancelled = true from microsites m
    where m.id = ${micrositeId} and v.microsite_id = m.id and v.number = m.next_version and m.next_at > ${stamp(at)}`)
  await tx
    .update(microsites)
    .set({ version: live, nextVersion: next?.number ?? null, nextAt: next?.at ?? null, updatedAt: at })
    .where(eq(microsites.id, micrositeId))
}

/**
 * Stores a draft of which `revision` was read, 0 before the first save; `content` null gives it up. Answers the new revision, or
 * null when another save came first.
 */
export async function writeDraft(
  tx: Tx,
  { micrositeId, authorId, at, revision, content }: Written & { revision: number; content: StoredDraft | null },
): Promise<number | null> {
  const row = { content, revision: revision + 1, authorId, updatedAt: at }
  const wanted = and(eq(micrositeDrafts.micrositeId, micrositeId), eq(micrositeDrafts.revision, revision))
  const answer = { revision: micrositeDrafts.revision }
  const [stored] =
    revision === 0
      ? await tx
          .insert(micrositeDrafts)
          .values({ micrositeId, ...row })
          .onConflictDoNothing()
          .returning(answer)
      : await tx.update(micrositeDrafts).set(row).where(wanted).returning(answer)
  return stored?.revision ?? null
}

export interface LinkRow extends Record<string, unknown> {
  id: number
  author: string | null
  createdAt: number
  expiresAt: number
}

/** The open links to a draft, newest first; one statement. */
export async function findLinks(on: Executor, micrositeId: number, now: Date): Promise<LinkRow[]> {
  const { rows } = await on.execute<LinkRow>(sql`
    select l.id::float8 as id, u.name as author, ${ms('l.created_at')}::float8 as "createdAt",
      ${ms('l.expires_at')}::float8 as "expiresAt"
    from microsite_draft_links l left join users u on u.id = l.author_id
    where l.microsite_id = ${micrositeId} and l.expires_at > ${stamp(now)} order by l.created_at desc, l.id desc`)
  return rows
}

export async function insertLink(
  tx: Tx,
  { micrositeId, authorId, at, secretHash, expiresAt }: Written & { secretHash: string; expiresAt: Date },
): Promise<number> {
  const [row] = await tx
    .insert(micrositeDraftLinks)
    .values({ micrositeId, authorId, secretHash, createdAt: at, expiresAt })
    .returning({ id: micrositeDraftLinks.id })
  if (!row) throw new Error('the link was not stored')
  return row.id
}

export async function deleteLink(tx: Tx, micrositeId: number, id: number): Promise<number> {
  const wanted = and(eq(micrositeDraftLinks.micrositeId, micrositeId), eq(micrositeDraftLinks.id, id))
  return (await tx.delete(micrositeDraftLinks).where(wanted).returning({ id: micrositeDraftLinks.id })).length
}

/** Deletes links that nobody can open any more. */
export async function deleteExpiredLinks(tx: Tx, micrositeId: number, now: Date): Promise<void> {
  const expired = sql`${micrositeDraftLinks.expiresAt} <= ${stamp(now)}`
  await tx.delete(micrositeDraftLinks).where(and(eq(micrositeDraftLinks.micrositeId, micrositeId), expired))
}

/** Whether the hash is that of an open link to the draft of a microsite. */
export async function isOpenLink(on: Executor, micrositeId: number, secretHash: string, now: Date): Promise<boolean> {
  const { micrositeId: of, secretHash: hash, expiresAt } = micrositeDraftLinks
  const rows = await on
    .select({ id: micrositeDraftLinks.id })
    .from(micrositeDraftLinks)
    .where(and(eq(of, micrositeId), eq(hash, secretHash), gt(expiresAt, now)))
  return rows.length > 0
}

export interface OrganizerRow extends Record<string, unknown> {
  id: number
  name: string
  addedAt: Date
}

/** The people who run a microsite, for the operator; null where there is no such microsite. */
export async function findOrganizers(
  on: Executor,
  name: string,
): Promise<{ id: number; people: OrganizerRow[] } | null> {
  const [site] = await on.select({ id: microsites.id }).from(microsites).where(eq(microsites.name, name))
  if (!site) return null
  const { rows } = await on.execute<OrganizerRow>(sql`
    select u.id::float8 as id, u.name, e.added_at as "addedAt" from microsite_members e join users u on u.id = e.user_id
    where e.microsite_id = ${site.id} order by e.added_at, u.id`)
  return { id: site.id, people: rows }
}

/** Lets a person run a microsite; false where there is no such person. */
export async function insertOrganizer(tx: Tx, micrositeId: number, userId: number, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId}::bigint`)
  if (rows.length === 0) return false
  await tx.insert(micrositeMembers).values({ micrositeId, userId, addedAt: at }).onConflictDoNothing()
  return true
}

/** Ids of the competitions before their end in which a person has a team although they run them. */
export async function findOwnContests(on: Executor, userId: number, now: Date): Promise<number[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select c.id::float8 as id from team_members t join competitions c on c.id = t.competition_id
    where t.user_id = ${userId} and c.end_time >= ${now.toISOString()}::timestamptz
      and ${runsCompetition(userId, sql`c.id`, now)} order by c.id`)
  return rows.map(({ id }) => id)
}

export async function deleteOrganizer(tx: Tx, micrositeId: number, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`delete from microsite_members
    where microsite_id = ${micrositeId} and user_id = ${userId}::bigint returning user_id`)
  return rows.length > 0
}
