import type { FileFormat } from '@shulei/domain/dataset/profile.ts'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { datasetFiles, datasetUploadParts, datasetUploads } from '../tables.ts'

export type UploadRow = typeof datasetUploads.$inferSelect

export async function insertUpload(
  tx: Tx,
  row: Pick<UploadRow, 'id' | 'datasetId' | 'name' | 'length' | 'modified'> & { at: Date },
): Promise<void> {
  const { at, ...rest } = row
  await tx.insert(datasetUploads).values({ ...rest, createdAt: at, updatedAt: at })
}

/** An upload to a data set that the person edits; null when it is missing or another person's. */
export async function findUpload(
  on: Executor,
  { userId, datasetId, upload }: { userId: number; datasetId: number; upload: string },
): Promise<Pick<UploadRow, 'id' | 'length' | 'offset' | 'updatedAt'> | null> {
  const { id, length, offset, updatedAt } = datasetUploads
  const own = sql`exists (select 1 from datasets d where d.id = ${datasetUploads.datasetId} and d.owner_id = ${userId}
    and d.competition_id is null)`
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

/** Unfinished uploads without a part since `before`. */
export async function findExpired(on: Executor, before: Date): Promise<string[]> {
  const rows = await on
    .select({ id: datasetUploads.id })
    .from(datasetUploads)
    .where(and(lt(datasetUploads.updatedAt, before), sql`${datasetUploads.offset} < ${datasetUploads.length}`))
    .limit(500)
  return rows.map(({ id }) => id)
}

export interface WholeUpload {
  id: string
  datasetId: number
  name: string
  length: number
  /** Keys of the parts in their order. */
  parts: string[]
}

/**
 * Claims an upload whose bytes are all there: the given one, or the oldest one that is not locked. Null when there is none, or
 * another process has claimed it since `staleBefore`. The given one is waited for, because a part that came too late locks its row
 * until the part's transaction ends.
 */
export async function claimWhole(
  tx: Tx,
  { upload, now, staleBefore }: { upload: string | null; now: Date; staleBefore: Date },
): Promise<WholeUpload | null> {
  const which = upload === null ? sql`true` : sql`u.id = ${upload}::uuid`
  const lock = upload === null ? sql`for update skip locked` : sql`for update`
  const { rows } = await tx.execute<WholeUpload & Record<string, unknown>>(sql`
    update dataset_uploads set joining_since = ${now.toISOString()}::timestamptz where id = (
      select u.id from dataset_uploads u where u."offset" = u.length and ${which}
        and (u.joining_since is null or u.joining_since < ${staleBefore.toISOString()}::timestamptz)
      order by u.updated_at, u.id limit 1 ${lock})
    returning id, dataset_id::float8 as "datasetId", name, length::float8 as length, (
      select json_agg(p.key order by p.start) from dataset_upload_parts p where p.upload_id = dataset_uploads.id) as parts`)
  return rows[0] ?? null
}

/** Lets an upload be claimed again, after it could not be put together. */
export async function releaseWhole(on: Executor, upload: string): Promise<void> {
  await on.update(datasetUploads).set({ joiningSince: null }).where(eq(datasetUploads.id, upload))
}

/** Lets all uploads be claimed again whose process has ended. */
export async function releaseJoining(on: Executor): Promise<void> {
  await on.update(datasetUploads).set({ joiningSince: null }).where(isNotNull(datasetUploads.joiningSince))
}

export async function insertFile(
  tx: Tx,
  file: { datasetId: number; name: string; key: string; bytes: number; sha256: string; format: FileFormat } & {
    isProfiled: boolean
    at: Date
  },
): Promise<number> {
  const { isProfiled, at, ...rest } = file
  const [row] = await tx
    .insert(datasetFiles)
    .values({
      ...rest,
      description: { cn: '', en: '' },
      profileState: isProfiled ? 'waiting' : 'none',
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
