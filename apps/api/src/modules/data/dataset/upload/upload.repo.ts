import type { FileFormat } from '@shulei/domain/data/dataset/profile.ts'
import { and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { type Held, isHeld } from '../../../../platform/jobs/lease.ts'
import { datasetFiles, datasetFinishedUploads, datasetUploadParts, datasetUploads } from '../tables.ts'

export type UploadRow = typeof datasetUploads.$inferSelect

export async function insertUpload(
  tx: Tx,
  row: Pick<UploadRow, 'id' | 'datasetId' | 'name' | 'length' | 'modified'> & { at: Date },
): Promise<void> {
  const { at, ...rest } = row
  await tx.insert(datasetUploads).values({ ...rest, createdAt: at, updatedAt: at })
}

/** SQL: the person edits the data set of a row. */
const ownedBy = (userId: number, datasetId: PgColumn): SQL => sql`exists (
  select 1 from datasets d where d.id = ${datasetId} and d.owner_id = ${userId} and d.competition_id is null)`

/** An upload to a data set that the person edits; null when it is missing or another person's. */
export async function findUpload(
  on: Executor,
  { userId, datasetId, upload }: { userId: number; datasetId: number; upload: string },
): Promise<Pick<UploadRow, 'id' | 'length' | 'offset' | 'updatedAt'> | null> {
  const { id, length, offset, updatedAt } = datasetUploads
  const own = ownedBy(userId, datasetUploads.datasetId)
  const [row] = await on
    .select({ id, length, offset, updatedAt })
    .from(datasetUploads)
    .where(and(eq(id, upload), eq(datasetUploads.datasetId, datasetId), own))
  return row ?? null
}

/** Adds a stored part at the end of an upload. False when another part came first, or the upload is gone. */
export async function addPart(
  tx: Tx,
  { upload, start, bytes, key, at }: { upload: string; start: number; bytes: number; key: string; at: Date },
): Promise<boolean> {
  const [row] = await tx
    .update(datasetUploads)
    .set({ offset: start + bytes, updatedAt: at })
    .where(and(eq(datasetUploads.id, upload), eq(datasetUploads.offset, start)))
    .returning({ id: datasetUploads.id })
  if (!row) return false
  await tx.insert(datasetUploadParts).values({ uploadId: upload, start, bytes, key })
  return true
}

/** Deletes an upload with its parts. False when it was gone already. */
export async function deleteUpload(tx: Tx, upload: string): Promise<boolean> {
  const gone = await tx.delete(datasetUploads).where(eq(datasetUploads.id, upload)).returning({ id: datasetUploads.id })
  return gone.length > 0
}

/** A person's upload that became a file after `since`; null without one. */
export async function findFinished(
  on: Executor,
  { userId, datasetId, upload }: { userId: number; datasetId: number; upload: string },
  since: Date,
): Promise<{ length: number; finishedAt: Date } | null> {
  const { id, length, finishedAt } = datasetFinishedUploads
  const own = ownedBy(userId, datasetFinishedUploads.datasetId)
  const [row] = await on
    .select({ length, finishedAt })
    .from(datasetFinishedUploads)
    .where(and(eq(id, upload), eq(datasetFinishedUploads.datasetId, datasetId), gt(finishedAt, since), own))
  return row ?? null
}

/** Forgets uploads that became files before an instant. */
export async function forgetFinished(on: Executor, before: Date): Promise<void> {
  await on.delete(datasetFinishedUploads).where(lte(datasetFinishedUploads.finishedAt, before))
}

export async function isOpen(on: Executor, upload: string): Promise<boolean> {
  const rows = await on.select({ id: datasetUploads.id }).from(datasetUploads).where(eq(datasetUploads.id, upload))
  return rows.length > 0
}

/** Unfinished uploads without a part since `before`. */
export async function findExpired(on: Executor, before: Date): Promise<string[]> {
  const rows = await on
    .select({ id: datasetUploads.id })
    .from(datasetUploads)
    .where(and(lt(datasetUploads.updatedAt, before), sql`${datasetUploads.offset} < ${datasetUploads.length}`))
    .limit(500)
  return rows.map(({ id }) => id)
}

/** An upload whose bytes are all there, and which a process makes a file of; `attempt` is of its lease. */
export interface WholeUpload extends Held {
  id: string
  datasetId: number
  name: string
  length: number
  /** Keys of the parts in their order. */
  parts: string[]
}

/**
 * Claims an upload whose bytes are all there: the given one, or the oldest one that is not locked. Null when there is none, or another
 * process holds it. The given one is waited for, because a part that came too late locks its row until the part's transaction ends.
 */
export async function claimWhole(
  tx: Tx,
  { upload, now, leaseUntil }: { upload: string | null; now: Date; leaseUntil: Date },
): Promise<WholeUpload | null> {
  const which = upload === null ? sql`true` : sql`u.id = ${upload}::uuid`
  const lock = upload === null ? sql`for update skip locked` : sql`for update`
  const { rows } = await tx.execute<WholeUpload & Record<string, unknown>>(sql`
    update dataset_uploads set lease_until = ${leaseUntil.toISOString()}::timestamptz, attempts = attempts + 1 where id = (
      select u.id from dataset_uploads u where u."offset" = u.length and ${which}
        and (u.lease_until is null or u.lease_until < ${now.toISOString()}::timestamptz)
      order by u.updated_at, u.id limit 1 ${lock})
    returning id, attempts as attempt, dataset_id::float8 as "datasetId", name, length::float8 as length, (
      select json_agg(p.key order by p.start) from dataset_upload_parts p where p.upload_id = dataset_uploads.id) as parts`)
  return rows[0] ?? null
}

/** Lets an upload be claimed again, after it could not be put together. */
export async function releaseWhole(on: Executor, held: Held): Promise<void> {
  await on.update(datasetUploads).set({ leaseUntil: null }).where(isHeld(datasetUploads, held))
}

/** Ends an upload that has become a file. False when it is gone, or another process's. */
export async function finishUpload(tx: Tx, { parts: _, ...upload }: WholeUpload, at: Date): Promise<boolean> {
  const gone = await tx
    .delete(datasetUploads)
    .where(isHeld(datasetUploads, upload))
    .returning({ id: datasetUploads.id, datasetId: datasetUploads.datasetId, length: datasetUploads.length })
  if (!gone[0]) return false
  await tx.insert(datasetFinishedUploads).values({ ...gone[0], finishedAt: at })
  return true
}

export async function insertFile(
  tx: Tx,
  file: { datasetId: number; name: string; key: string; bytes: number; sha256: string; format: FileFormat } & {
    at: Date
  },
): Promise<number> {
  const { at, ...rest } = file
  const [row] = await tx
    .insert(datasetFiles)
    .values({
      ...rest,
      description: { cn: '', en: '' },
      profileState: 'waiting',
      createdAt: at,
    })
    .returning({ id: datasetFiles.id })
  if (!row) throw new Error('the file was not stored')
  return row.id
}

/** The data set of an upload, locked until the transaction ends; null when either is gone. */
export async function lockDatasetOf(tx: Tx, upload: string): Promise<{ id: number; version: number } | null> {
  const { rows } = await tx.execute<{ id: number; version: number }>(sql`
    select d.id::float8 as id, d.version from datasets d
    where d.id = (select u.dataset_id from dataset_uploads u where u.id = ${upload}::uuid) for no key update`)
  return rows[0] ?? null
}
