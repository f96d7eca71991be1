import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { uploads } from '../../base/resumable/tables.ts'
import { uploadStubs } from '../../compete/submission/tables.ts'
import { datasets, datasetVersions } from '../../data/dataset/tables.ts'
import { notebooks } from '../../people/profile/tables.ts'

/** Ids of a person's files that no published version has, but a version in work or a draft. */
const unpublishedFiles = (userId: number) => sql`
  select f.id from dataset_files f join datasets d on d.id = f.dataset_id where d.owner_id = ${userId} and (
    d.published_at is null
    or exists (select 1 from dataset_version_files l join dataset_versions v on v.id = l.version_id
      where l.file_id = f.id and v.published_at is null)
    and not exists (select 1 from dataset_version_files l join dataset_versions v on v.id = l.version_id
      where l.file_id = f.id and v.published_at is not null))`

/**
 * Deletes what a person has not published of their data sets: drafts, changed texts, versions in work; and all open uploads. Their files
 * get stubs, so that the sweeper finds those of a killed process; answers the stubs.
 */
export async function deleteDrafts(tx: Tx, userId: number, at: Date): Promise<{ id: string; key: string }[]> {
  const own = tx.select({ id: datasets.id }).from(datasets).where(eq(datasets.ownerId, userId))
  const { rows } = await tx.execute<{ key: string; bytes: number }>(sql`
    select f.key, f.bytes::float8 as bytes from dataset_files f where f.id in (${unpublishedFiles(userId)})
    union all
    select s.key, 0 from dataset_sheets s where s.file_id in (${unpublishedFiles(userId)})
    union all
    select t.copy ->> 'key', 0 from dataset_tables t where t.copy ->> 'key' is not null and t.file_id in (${unpublishedFiles(userId)})
    union all
    select p.key, p.bytes::float8 from upload_parts p join uploads u on u.id = p.upload_id where u.user_id = ${userId}`)
  await tx.execute(sql`delete from dataset_files where id in (${unpublishedFiles(userId)})`)
  await tx.delete(uploads).where(eq(uploads.userId, userId))
  await tx
    .delete(datasetVersions)
    .where(and(inArray(datasetVersions.datasetId, own), isNull(datasetVersions.publishedAt)))
  await tx.delete(datasets).where(and(eq(datasets.ownerId, userId), isNull(datasets.publishedAt)))
  await tx.update(datasets).set({ draft: null }).where(eq(datasets.ownerId, userId))
  const stubs = rows.map((file) => ({ id: randomUUID(), ...file, createdAt: at }))
  if (stubs.length > 0) await tx.insert(uploadStubs).values(stubs)
  return stubs
}

/** The stored files of a person's notebooks, whose rows go with the account. */
export async function findNotebookFiles(tx: Tx, userId: number): Promise<{ key: string; bytes: number }[]> {
  const { file, pictures } = notebooks
  const rows = await tx.select({ file, pictures }).from(notebooks).where(eq(notebooks.userId, userId))
  return rows.flatMap((row) => [row.file, ...row.pictures])
}
