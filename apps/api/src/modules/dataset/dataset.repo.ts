import { isVerified, type UserAuth } from '@shulei/domain/identity/status.ts'
import { and, asc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/database.ts'
import { preparedRead } from '../../platform/db/prepared.ts'
import { openTo } from '../competition/tables.ts'
import { datasetAgreements, datasetDownloads, datasetFiles, datasets } from './tables.ts'

interface FileOut {
  id: number
  name: string
  bytes: number
  rows: number | null
  sha256: string
  description: { cn: string; en: string }
}

const files = sql<FileOut[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'rows', f.rows, 'sha256', f.sha256,
    'description', f.description) order by f.sort, f.id)
  from dataset_files f where f.dataset_id = datasets.id), '[]'::json)`
const isAgree = sql<boolean>`exists (
  select 1 from dataset_agreements a
  where a.dataset_id = datasets.id and a.user_id = ${sql.placeholder('userId')}::bigint)`

const preparedDatasets = preparedRead((db) =>
  db
    .select({
      id: datasets.id,
      name: datasets.name,
      licence: datasets.licence,
      source: datasets.source,
      changes: datasets.changes,
      protocol: datasets.protocol,
      columns: datasets.columns,
      signature: datasets.signature,
      updatedAt: datasets.updatedAt,
      files,
      isAgree,
    })
    .from(datasets)
    .where(eq(datasets.competitionId, sql.placeholder('competitionId')))
    .orderBy(asc(datasets.id)),
)

/** The data sets of a competition with their files, and whether the person accepted the protocol of each; one statement. */
export const findDatasets = (db: Database, competitionId: number, userId: number | null) =>
  preparedDatasets(db, { competitionId, userId })

/** The steps that a person has taken for all data of a competition, or for one data set; one statement. */
export async function findAccess(on: Executor, userId: number, of: { competitionId: number } | { datasetId: number }) {
  const which: SQL = 'datasetId' in of ? sql`d.id = ${of.datasetId}` : sql`d.competition_id = ${of.competitionId}`
  const { rows } = await on.execute<{
    datasets: number
    signupState: number | null
    agreed: boolean | null
    auth: UserAuth | null
  }>(sql`
    select
      count(*)::int as datasets,
      max(case when d.competition_id is null then null else coalesce(g.state, 0) end)::int as "signupState",
      bool_and(a.user_id is not null) as agreed,
      (select json_build_object('authType', r.auth_type, 'idCardStatus', r.id_card_status,
        'overseaAuthStatus', r.oversea_auth_status) from real_names r where r.user_id = ${userId}) as auth
    from ${datasets} d
    left join signups g on g.competition_id = d.competition_id and g.user_id = ${userId}
    left join ${datasetAgreements} a on a.dataset_id = d.id and a.user_id = ${userId}
    where ${which}`)
  const row = rows[0]
  return {
    /** Number of data sets that the query covers. */
    datasets: row?.datasets ?? 0,
    signupState: row?.signupState ?? null,
    protocolAccepted: row?.agreed ?? true,
    verified: isVerified(row?.auth ?? {}),
  }
}

/** Accepts the protocol of all data sets of a competition; an earlier acceptance keeps its time. */
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

/** A file by its data set and id, if the reader may open its competition, or null. A file's key in the store is read nowhere else. */
export async function findFile(
  on: Executor,
  { datasetId, fileId, reader }: { datasetId: number; fileId: number; reader: number },
): Promise<StoredDataFile | null> {
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
    .where(
      and(
        eq(datasetFiles.id, fileId),
        eq(datasetFiles.datasetId, datasetId),
        sql`not exists (select 1 from competitions c where c.id = datasets.competition_id and not ${openTo(reader)})`,
      ),
    )
  return row ?? null
}

/** The log line that waits for a person's next download of a file; made when there is none. */
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

/** Marks a log line as downloaded: the waiting one, or that of `logId`. Answers whether there was such a line. */
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

/** Time at which a person's log line was used; null without a used line of that id. */
export async function findUsedAt(on: Executor, logId: number, fileId: number, userId: number): Promise<Date | null> {
  const [row] = await on
    .select({ usedAt: datasetDownloads.usedAt })
    .from(datasetDownloads)
    .where(
      and(eq(datasetDownloads.id, logId), eq(datasetDownloads.fileId, fileId), eq(datasetDownloads.userId, userId)),
    )
  return row?.usedAt ?? null
}

/** Time of a person's last download of a file, or null. */
export async function findLastUse(on: Executor, fileId: number, userId: number): Promise<Date | null> {
  const [row] = await on
    .select({ usedAt: max(datasetDownloads.usedAt) })
    .from(datasetDownloads)
    .where(and(eq(datasetDownloads.fileId, fileId), eq(datasetDownloads.userId, userId)))
  return row?.usedAt ?? null
}

export interface OwnedRow {
  id: number
  name: { cn: string; en: string }
  licence: { cn: string; en: string }
  rows: number
  bytes: number
  downloads: number
  competition: { id: number; title: { cn: string; en: string } } | null
  updatedAt: string
}

/** A page of the data sets that a person owns, newest first, and their total; one statement. */
export async function findOwned(
  on: Executor,
  ownerId: number,
  { reader, offset, limit, now }: { reader: number; offset: number; limit: number; now: Date },
): Promise<{ total: number; list: OwnedRow[] }> {
  const { rows } = await on.execute<{ answer: { total: number; list: OwnedRow[] } }>(sql`
    with found as (
      select d.*, c.title as competition_title from ${datasets} d left join competitions c on c.id = d.competition_id
      where d.owner_id = ${ownerId} and (c.id is null or c.published_at <= ${now.toISOString()}::timestamptz and ${openTo(reader)})
    ), page as (select * from found order by updated_at desc, id desc offset ${offset} limit ${limit})
    select json_build_object(
      'total', (select count(*)::int from found),
      'list', coalesce((select json_agg(json_build_object(
        'id', page.id, 'name', page.name, 'licence', page.licence -> 'name', 'updatedAt', page.updated_at,
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

/** Data sets of competitions that everybody may see, with their size and downloads, the most downloaded first. */
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
      signature: datasets.signature,
      updatedAt: datasets.updatedAt,
      rows: sql<number>`coalesce((select max(f.rows) from ${datasetFiles} f where f.dataset_id = datasets.id), 0)`,
      downloads,
    })
    .from(datasets)
    .where(
      and(
        isNotNull(datasets.competitionId),
        sql`exists (select 1 from competitions c where c.id = ${datasets.competitionId}
          and c.published_at <= ${now.toISOString()}::timestamptz and c.code_hash is null)`,
      ),
    )
    .orderBy(sql`${downloads} desc`, asc(datasets.id))
    .limit(limit)
}

/** Sources of the signature pictures of competitions: the first data set of each. */
export function findPictureSources(on: Executor, competitionIds: readonly number[]) {
  return on
    .selectDistinctOn([datasets.competitionId], {
      competitionId: datasets.competitionId,
      id: datasets.id,
      updatedAt: datasets.updatedAt,
      signature: datasets.signature,
      columns: datasets.columns,
    })
    .from(datasets)
    .where(inArray(datasets.competitionId, [...competitionIds]))
    .orderBy(datasets.competitionId, datasets.id)
}
