import { and, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { type Held, isHeld } from '../../../platform/jobs/lease.ts'
import { users } from '../session/tables.ts'
import { finishedUploads, uploadParts, uploads } from './tables.ts'

export type UploadRow = typeof uploads.$inferSelect

/** The purpose of an upload: a file of a data set, or a result file of a competition. */
export type Purpose = { datasetId: number } | { competitionId: number }

/** An upload as its person asks for it: one of another person, or for something else, is a missing one. */
export interface UploadOf {
  userId: number
  purpose: Purpose
  upload: string
}

/** Lets writes that count what a person has wait for each other, until the transaction ends. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function insertUpload(
  tx: Tx,
  {
    purpose,
    at,
    ...rest
  }: Pick<UploadRow, 'id' | 'userId' | 'name' | 'length' | 'modified'> & { purpose: Purpose; at: Date },
): Promise<void> {
  await tx.insert(uploads).values({ ...rest, ...purpose, createdAt: at, updatedAt: at })
}

interface OwnColumns {
  userId: PgColumn
  datasetId: PgColumn
  competitionId: PgColumn
}

/** SQL: the row is the person's, and for this purpose. */
const isOwn = (table: OwnColumns, { userId, purpose }: Omit<UploadOf, 'upload'>): SQL | undefined =>
  and(
    eq(table.userId, userId),
    'datasetId' in purpose ? eq(table.datasetId, purpose.datasetId) : eq(table.competitionId, purpose.competitionId),
  )

const brief = {
  id: uploads.id,
  name: uploads.name,
  length: uploads.length,
  offset: uploads.offset,
  modified: uploads.modified,
  updatedAt: uploads.updatedAt,
}
export type OpenUpload = Pick<UploadRow, keyof typeof brief>

/** An upload that is not a file yet; null when it is missing or another person's. */
export async function findUpload(on: Executor, of: UploadOf): Promise<OpenUpload | null> {
  const [row] = await on
    .select(brief)
    .from(uploads)
    .where(and(eq(uploads.id, of.upload), isOwn(uploads, of)))
  return row ?? null
}

/** A person's uploads for a purpose that are not files yet, that with the last part first. */
export const findOpen = (on: Executor, of: Omit<UploadOf, 'upload'>): Promise<OpenUpload[]> =>
  on.select(brief).from(uploads).where(isOwn(uploads, of)).orderBy(desc(uploads.updatedAt), desc(uploads.id))

/** Adds a stored part at the end of an upload. False when another part came first, or the upload is gone. */
export async function addPart(
  tx: Tx,
  { upload, start, bytes, key, at }: { upload: string; start: number; bytes: number; key: string; at: Date },
): Promise<boolean> {
  const [row] = await tx
    .update(uploads)
    .set({ offset: start + bytes, updatedAt: at })
    .where(and(eq(uploads.id, upload), eq(uploads.offset, start)))
    .returning({ id: uploads.id })
  if (!row) return false
  await tx.insert(uploadParts).values({ uploadId: upload, start, bytes, key })
  return true
}

/** Deletes an upload with its parts. False when it was gone already. */
export async function deleteUpload(tx: Tx, upload: string): Promise<boolean> {
  const gone = await tx.delete(uploads).where(eq(uploads.id, upload)).returning({ id: uploads.id })
  return gone.length > 0
}

/** A person's upload that became a file after `since`; null without one. */
export async function findFinished(
  on: Executor,
  of: UploadOf,
  since: Date,
): Promise<Pick<typeof finishedUploads.$inferSelect, 'length' | 'submissionId' | 'finishedAt'> | null> {
  const { id, length, submissionId, finishedAt } = finishedUploads
  const [row] = await on
    .select({ length, submissionId, finishedAt })
    .from(finishedUploads)
    .where(and(eq(id, of.upload), gt(finishedAt, since), isOwn(finishedUploads, of)))
  return row ?? null
}

/** Forgets uploads that became files before an instant. */
export async function forgetFinished(on: Executor, before: Date): Promise<void> {
  await on.delete(finishedUploads).where(lte(finishedUploads.finishedAt, before))
}

export async function isOpen(on: Executor, upload: string): Promise<boolean> {
  const rows = await on.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, upload))
  return rows.length > 0
}

/**
 * Uploads without a part since `before` that wait for a person: for their next part, or until the person hands their file in. Files of
 * data sets whose bytes are all there wait for a job.
 */
export async function findExpired(on: Executor, before: Date): Promise<string[]> {
  const rows = await on
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.updatedAt, before), or(lt(uploads.offset, uploads.length), isNull(uploads.datasetId))))
    .limit(500)
  return rows.map(({ id }) => id)
}

/** An upload whose bytes are all there, and which a process makes a file of; `attempt` is of its lease. */
export interface WholeUpload extends Held {
  id: string
  name: string
  length: number
  /** Keys of the parts in their order. */
  parts: string[]
}

/**
 * Claims an upload whose bytes are all there: the given one, or the oldest one for a data set that is not locked. Null when there is
 * none, or another process holds it. The given one is waited for, because a part that came too late locks its row until the part's
 * transaction ends.
 */
export async function claimWhole(
  tx: Tx,
  { upload, now, leaseUntil }: { upload: string | null; now: Date; leaseUntil: Date },
): Promise<WholeUpload | null> {
  const which = upload === null ? sql`u.dataset_id is not null` : sql`u.id = ${upload}::uuid`
  const lock = upload === null ? sql`for update skip locked` : sql`for update`
  const { rows } = await tx.execute<WholeUpload & Record<string, unknown>>(sql`
    update uploads set lease_until = ${leaseUntil.toISOString()}::timestamptz, attempts = attempts + 1 where id = (
      select u.id from uploads u where u."offset" = u.length and ${which}
        and (u.lease_until is null or u.lease_until < ${now.toISOString()}::timestamptz)
      order by u.updated_at, u.id limit 1 ${lock})
    returning id, attempts as attempt, name, length::float8 as length, coalesce((
      select json_agg(p.key order by p.start) from upload_parts p where p.upload_id = uploads.id), '[]'::json) as parts`)
  return rows[0] ?? null
}

/** Lets an upload be claimed again, after it could not be put together. */
export async function releaseWhole(on: Executor, held: Held): Promise<void> {
  await on.update(uploads).set({ leaseUntil: null }).where(isHeld(uploads, held))
}

/** Ends an upload that has become a file. False when it is gone, or another process's. */
export async function finishUpload(
  tx: Tx,
  { parts: _, ...upload }: WholeUpload,
  { at, submissionId = null }: { at: Date; submissionId?: number | null },
): Promise<boolean> {
  const { id, userId, datasetId, competitionId, length } = uploads
  const gone = await tx
    .delete(uploads)
    .where(isHeld(uploads, upload))
    .returning({ id, userId, datasetId, competitionId, length })
  if (!gone[0]) return false
  await tx.insert(finishedUploads).values({ ...gone[0], submissionId, finishedAt: at })
  return true
}
