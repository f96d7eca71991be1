import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { datasetAgreements, datasetDownloads, datasetFiles, datasets } from './tables.ts'

interface FileOut {
  id: number
  name: string
  bytes: number
  rows: number | null
  sha256: string
  description: { cn: string; en: string }
}

/** The data sets of a competition with their files, and whether a person accepted their protocol; one statement. */
export async function findDatasets(on: Executor, competitionId: number, userId: number | null) {
  const files = sql<FileOut[]>`coalesce((
    select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'rows', f.rows, 'sha256', f.sha256,
      'description', f.description) order by f.sort, f.id)
    from dataset_files f where f.dataset_id = datasets.id), '[]'::json)`
  const isAgree = sql<boolean>`exists (
    select 1 from dataset_agreements a where a.dataset_id = datasets.id and a.user_id = ${userId}::bigint)`
  return on
    .select({
      id: datasets.id,
      name: datasets.name,
      licence: datasets.licence,
      source: datasets.source,
      changes: datasets.changes,
      protocol: datasets.protocol,
      columns: datasets.columns,
      files,
      isAgree,
    })
    .from(datasets)
    .where(eq(datasets.competitionId, competitionId))
    .orderBy(asc(datasets.id))
}

/** What a person has done for the data of a competition, or of one data set; one statement. */
export async function findAccess(on: Executor, userId: number, of: { competitionId: number } | { datasetId: number }) {
  const which: SQL = 'datasetId' in of ? sql`d.id = ${of.datasetId}` : sql`d.competition_id = ${of.competitionId}`
  const { rows } = await on.execute<{
    datasets: number
    signupState: number | null
    agreed: boolean | null
    verified: boolean
  }>(sql`
    select
      count(*)::int as datasets,
      max(case when d.competition_id is null then null else coalesce(g.state, 0) end)::int as "signupState",
      bool_and(a.user_id is not null) as agreed,
      exists (select 1 from real_names r
        where r.user_id = ${userId} and (r.id_card_status = 1 or r.oversea_auth_status = 1)) as verified
    from ${datasets} d
    left join signups g on g.competition_id = d.competition_id and g.user_id = ${userId}
    left join ${datasetAgreements} a on a.dataset_id = d.id and a.user_id = ${userId}
    where ${which}`)
  const row = rows[0]
  return {
    /** How many data sets were asked about. */
    datasets: row?.datasets ?? 0,
    signupState: row?.signupState ?? null,
    protocolAccepted: row?.agreed ?? true,
    verified: row?.verified ?? false,
  }
}

/** Accepts the protocol of all data sets of a competition; what was accepted before keeps its time. */
export async function insertAgreements(on: Executor, competitionId: number, userId: number, at: Date): Promise<void> {
  await on.execute(sql`
    insert into ${datasetAgreements} (dataset_id, user_id, accepted_at)
    select d.id, ${userId}, ${at.toISOString()}::timestamptz from ${datasets} d where d.competition_id = ${competitionId}
    on conflict do nothing`)
}

export interface StoredDataFile {
  datasetId: number
  competitionId: number | null
  id: number
  name: string
  key: string
  bytes: number
  sha256: string
}

/** A file by its data set and id, or null. Nothing else leads to a key of the file store. */
export async function findFile(on: Executor, datasetId: number, fileId: number): Promise<StoredDataFile | null> {
  const [row] = await on
    .select({
      datasetId: datasets.id,
      competitionId: datasets.competitionId,
      id: datasetFiles.id,
      name: datasetFiles.name,
      key: datasetFiles.key,
      bytes: datasetFiles.bytes,
      sha256: datasetFiles.sha256,
    })
    .from(datasetFiles)
    .innerJoin(datasets, eq(datasets.id, datasetFiles.datasetId))
    .where(and(eq(datasetFiles.id, fileId), eq(datasetFiles.datasetId, datasetId)))
  return row ?? null
}

/** The line that waits for a person's next download of a file; made when there is none. */
export async function announceDownload(on: Executor, fileId: number, userId: number, at: Date): Promise<number> {
  const [row] = await on
    .insert(datasetDownloads)
    .values({ fileId, userId, createdAt: at })
    .onConflictDoUpdate({
      target: [datasetDownloads.fileId, datasetDownloads.userId],
      targetWhere: sql`used_at is null`,
      set: { createdAt: at },
    })
    .returning({ id: datasetDownloads.id })
  if (!row) throw new Error('a download was not logged')
  return row.id
}

const waiting = (fileId: number, userId: number) =>
  and(eq(datasetDownloads.fileId, fileId), eq(datasetDownloads.userId, userId), isNull(datasetDownloads.usedAt))

/** Marks a line as downloaded, the waiting one unless `logId` names it. Says whether there was one. */
export async function useDownload(
  on: Executor,
  line: { fileId: number; userId: number; logId: number | null; at: Date },
): Promise<boolean> {
  const { fileId, userId, logId, at } = line
  const used = await on
    .update(datasetDownloads)
    .set({ usedAt: at })
    .where(and(waiting(fileId, userId), logId === null ? undefined : eq(datasetDownloads.id, logId)))
    .returning({ id: datasetDownloads.id })
  return used.length > 0
}

export async function insertDownload(on: Executor, fileId: number, userId: number, at: Date): Promise<void> {
  await on.insert(datasetDownloads).values({ fileId, userId, createdAt: at, usedAt: at })
}

/** When a person's line was used; null when there is no used line of that id. */
export async function findUsedAt(on: Executor, logId: number, fileId: number, userId: number): Promise<Date | null> {
  const [row] = await on
    .select({ usedAt: datasetDownloads.usedAt })
    .from(datasetDownloads)
    .where(
      and(eq(datasetDownloads.id, logId), eq(datasetDownloads.fileId, fileId), eq(datasetDownloads.userId, userId)),
    )
  return row?.usedAt ?? null
}

export interface OwnedRow {
  id: number
  name: { cn: string; en: string }
  licence: string
  rows: number
  bytes: number
  downloads: number
  competition: { id: number; title: { cn: string; en: string } } | null
  updatedAt: string
}

/** A page of the data sets that a person looks after, newest first, and how many there are; one statement. */
export async function findOwned(
  on: Executor,
  ownerId: number,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<{ total: number; list: OwnedRow[] }> {
  const { rows } = await on.execute<{ answer: { total: number; list: OwnedRow[] } }>(sql`
    with found as (
      select d.*, c.title as competition_title from ${datasets} d left join competitions c on c.id = d.competition_id
      where d.owner_id = ${ownerId} and (c.id is null or c.published_at <= ${now.toISOString()}::timestamptz)
    ), page as (select * from found order by updated_at desc, id desc offset ${offset} limit ${limit})
    select json_build_object(
      'total', (select count(*)::int from found),
      'list', coalesce((select json_agg(json_build_object(
        'id', page.id, 'name', page.name, 'licence', page.licence ->> 'name', 'updatedAt', page.updated_at,
        'rows', coalesce((select max(f.rows) from ${datasetFiles} f where f.dataset_id = page.id), 0),
        'bytes', coalesce((select sum(f.bytes) from ${datasetFiles} f where f.dataset_id = page.id), 0),
        'downloads', (select count(*) from ${datasetDownloads} l join ${datasetFiles} f on f.id = l.file_id
          where f.dataset_id = page.id and l.used_at is not null),
        'competition', case when page.competition_id is not null
          then json_build_object('id', page.competition_id, 'title', page.competition_title) end
      ) order by page.updated_at desc, page.id desc) from page), '[]'::json)
    ) as answer`)
  return rows[0]?.answer ?? { total: 0, list: [] }
}

/** Data sets that belong to published competitions, with their size and downloads, the most downloaded first. */
export async function findTiles(on: Executor, limit: number, now: Date) {
  const downloads = sql<number>`(
    select count(*)::int from ${datasetDownloads} l join ${datasetFiles} f on f.id = l.file_id
    where f.dataset_id = datasets.id and l.used_at is not null)`
  return on
    .select({
      id: datasets.id,
      competitionId: datasets.competitionId,
      name: datasets.name,
      licence: datasets.licence,
      columns: datasets.columns,
      rows: sql<number>`coalesce((select max(f.rows) from ${datasetFiles} f where f.dataset_id = datasets.id), 0)`,
      downloads,
    })
    .from(datasets)
    .where(
      and(
        isNotNull(datasets.competitionId),
        sql`exists (select 1 from competitions c where c.id = ${datasets.competitionId}
          and c.published_at <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(sql`${downloads} desc`, asc(datasets.id))
    .limit(limit)
}
