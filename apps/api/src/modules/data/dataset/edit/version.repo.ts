import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { type Bilingual, datasetVersionFiles, datasetVersions } from '../tables.ts'

/** A data set and the number of the version that readers see. */
export interface VersionOf {
  id: number
  version: number
}

/** Ids of the files of the published version, and of the version that the owner works on; null where there is none of these. */
export async function findFileIds(
  on: Executor,
  { id, version }: VersionOf,
): Promise<{ current: number[]; next: number[] | null }> {
  const { rows } = await on.execute<{ no: number; files: number[] }>(sql`
    select v.no, coalesce(json_agg(l.file_id order by l.file_id) filter (where l.file_id is not null), '[]'::json) as files
    from dataset_versions v left join dataset_version_files l on l.version_id = v.id
    where v.dataset_id = ${id} and v.no in (${version}::int, ${version}::int + 1) group by v.no`)
  const of = (no: number) => rows.find((row) => row.no === no)?.files ?? null
  return { current: of(version) ?? [], next: of(version + 1) }
}

/** Id of the version that the owner works on; opened with the files of the published one when there is none. */
export async function openVersion(tx: Tx, { id, version }: VersionOf): Promise<number> {
  const no = version + 1
  const [made] = await tx
    .insert(datasetVersions)
    .values({ datasetId: id, no, changes: { cn: '', en: '' } })
    .onConflictDoNothing()
    .returning({ id: datasetVersions.id })
  if (made) {
    await tx.execute(sql`
      insert into dataset_version_files (version_id, file_id)
      select ${made.id}, l.file_id from dataset_version_files l join dataset_versions v on v.id = l.version_id
      where v.dataset_id = ${id} and v.no = ${version}`)
    return made.id
  }
  const [open] = await tx
    .select({ id: datasetVersions.id })
    .from(datasetVersions)
    .where(and(eq(datasetVersions.datasetId, id), eq(datasetVersions.no, no), isNull(datasetVersions.publishedAt)))
  if (!open) throw new Error('the version is published already')
  return open.id
}

/** Takes a file out of a version. False when it was not in it. */
export async function unlinkFile(tx: Tx, versionId: number, fileId: number): Promise<boolean> {
  const gone = await tx
    .delete(datasetVersionFiles)
    .where(and(eq(datasetVersionFiles.versionId, versionId), eq(datasetVersionFiles.fileId, fileId)))
    .returning({ fileId: datasetVersionFiles.fileId })
  return gone.length > 0
}

/** Ids of the files of a version with a name; at most one. */
export async function findNamed(tx: Tx, versionId: number, name: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select f.id::float8 as id from dataset_version_files l join dataset_files f on f.id = l.file_id
    where l.version_id = ${versionId} and f.name = ${name}`)
  return rows.map(({ id }) => id)
}

export async function linkFile(tx: Tx, versionId: number, fileId: number): Promise<void> {
  await tx.insert(datasetVersionFiles).values({ versionId, fileId })
}

/** Publishes the version that the owner works on. */
export async function publishVersion(tx: Tx, of: VersionOf, what: { changes: Bilingual; at: Date }): Promise<void> {
  await tx
    .update(datasetVersions)
    .set({ changes: what.changes, publishedAt: what.at })
    .where(and(eq(datasetVersions.datasetId, of.id), eq(datasetVersions.no, of.version + 1)))
}

/** Drops a version in work that has the files of the published one. */
export async function dropVersion(tx: Tx, { id, version }: VersionOf): Promise<void> {
  await tx
    .delete(datasetVersions)
    .where(
      and(eq(datasetVersions.datasetId, id), eq(datasetVersions.no, version + 1), isNull(datasetVersions.publishedAt)),
    )
}
