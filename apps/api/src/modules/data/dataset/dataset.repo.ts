import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import { isVerified, type UserAuth } from '@shulei/domain/base/completion/status.ts'
import { type Downloaders, downloadersOf } from '@shulei/domain/data/dataset/downloaders.ts'
import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'
import { and, asc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { openTo } from '../../compete/competition/tables.ts'
import { runsCompetition } from '../../publish/microsite/tables.ts'
import { datasetAgreements, datasetDownloads, datasetFiles, datasets, type PictureSource } from './tables.ts'
import { currentFiles, downloadsOf, ofOpenCompetition, publicDataset, readableDataset } from './visible.repo.ts'

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
  from dataset_versions v join dataset_version_files l on l.version_id = v.id join dataset_files f on f.id = l.file_id
  where v.dataset_id = datasets.id and v.no = datasets.version), '[]'::json)`
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
export async function findAccess(
  on: Executor,
  userId: number,
  { now, ...of }: { now: Date } & ({ competitionId: number } | { datasetId: number }),
) {
  const which: SQL = 'datasetId' in of ? sql`d.id = ${of.datasetId}` : sql`d.competition_id = ${of.competitionId}`
  const { rows } = await on.execute<{
    datasets: number
    signupState: number | null
    agreed: boolean | null
    isOrganizer: boolean | null
    isOwn: boolean | null
    downloaders: Downloaders | null
    licence: string | null
    gate: Gate | null
    auth: UserAuth | null
  }>(sql`
    select
      count(*)::int as datasets,
      max(case when d.competition_id is null then null else coalesce(g.state, 0) end)::int as "signupState",
      bool_and(a.user_id is not null) as agreed,
      bool_or(${runsCompetition(userId, sql`d.competition_id`, now)}) as "isOrganizer",
      bool_and(d.owner_id is not distinct from ${userId}) as "isOwn",
      max(d.downloaders) as downloaders, max(d.licence ->> 'id') as licence,
      max(c.gate) as gate,
      (select json_build_object('authType', r.auth_type, 'idCardStatus', r.id_card_status,
        'overseaAuthStatus', r.oversea_auth_status) from real_names r where r.user_id = ${userId}) as auth
    from ${datasets} d
    left join competitions c on c.id = d.competition_id
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
    isOrganizer: row?.isOrganizer ?? false,
    isOwn: row?.isOwn ?? false,
    downloaders: downloadersOf({
      ...{ downloaders: row?.downloaders ?? null, licence: row?.licence ?? '', gate: row?.gate ?? null },
    }),
  }
}

/** Accepts the protocol of one data set, or of all of a competition; an earlier acceptance keeps its time. */
export async function insertAgreements(
  on: Executor,
  of: { competitionId: number } | { datasetId: number },
  userId: number,
  at: Date,
): Promise<void> {
  const which: SQL = 'datasetId' in of ? sql`d.id = ${of.datasetId}` : sql`d.competition_id = ${of.competitionId}`
  await on.execute(sql`
    insert into ${datasetAgreements} (dataset_id, user_id, accepted_at)
    select d.id, ${userId}, ${at.toISOString()}::timestamptz from ${datasets} d where ${which}
    on conflict do nothing`)
}

/** The competition of a data set that a reader may open: null for data of none; undefined when there is no such data set. */
export async function findCompetitionOf(
  on: Executor,
  datasetId: number,
  { reader, now }: { reader: number; now: Date },
): Promise<number | null | undefined> {
  const { rows } = await on.execute<{ id: number | null }>(sql`
    select d.competition_id::float8 as id from datasets d where d.id = ${datasetId} and ${readableDataset(now, reader)}`)
  return rows[0]?.id
}

/**
 * SQL: the encoding of the file: that of its stored reading where it was no unsure guess. A file without a profile has the one that its
 * owner chose.
 */
const encodingOfFile = sql<Encoding | null>`(select case when t.file_id is null then f.readings -> '' ->> 'encoding'
    when t.reading -> 'unsure' ? 'encoding' then null else t.reading ->> 'encoding' end
  from dataset_files f left join dataset_tables t on t.file_id = f.id and t.part = '' where f.id = dataset_files.id)`

export interface StoredDataFile {
  datasetId: number
  competitionId: number | null
  id: number
  name: string
  /** Of its stored reading or its owner's choice; null where neither is sure. */
  encoding: Encoding | null
  key: string
  bytes: number
  sha256: string
}

/**
 * A file by its data set and id, or null where the reader may not have it: of a competition they may not open, of a draft or a
 * withdrawn data set of somebody else, or of a version that is not published.
 */
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
      encoding: encodingOfFile,
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
        sql`(datasets.owner_id = ${reader} or datasets.state = 'published' and exists (
          select 1 from dataset_version_files l join dataset_versions v on v.id = l.version_id
          where l.file_id = dataset_files.id and v.published_at is not null))`,
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
  summary: { cn: string; en: string }
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
      select d.* from ${datasets} d
      where d.owner_id = ${ownerId} and d.state = 'published' and ${ofOpenCompetition(now, reader)}
    ), page as (select * from found order by updated_at desc, id desc offset ${offset} limit ${limit})
    select json_build_object(
      'total', (select count(*)::int from found),
      'list', coalesce((select json_agg(json_build_object(
        'id', d.id, 'name', d.name, 'summary', d.summary, 'licence', d.licence -> 'name', 'updatedAt', d.updated_at,
        'rows', coalesce((select max(f.rows) from ${currentFiles}), 0),
        'bytes', coalesce((select sum(f.bytes) from ${currentFiles}), 0),
        'downloads', ${downloadsOf},
        'competition', (select json_build_object('id', c.id, 'title', c.title) from competitions c where c.id = d.competition_id)
      ) order by d.updated_at desc, d.id desc) from page d), '[]'::json)
    ) as answer`)
  return rows[0]?.answer ?? { total: 0, list: [] }
}

export interface TileRow extends PictureSource, Record<string, unknown> {
  competitionId: number | null
  name: { cn: string; en: string }
  licence: { cn: string; en: string }
  columnCount: number
  rows: number
  downloads: number
  /** Number of all data sets that everybody may see. */
  total: number
}

/** The most downloaded data sets that everybody may see, with their size; one statement. */
export async function findTiles(on: Executor, limit: number, now: Date): Promise<TileRow[]> {
  const { rows } = await on.execute<TileRow>(sql`
    with found as (
      select d.id, ${downloadsOf} as downloads, (count(*) over ())::int as total from ${datasets} d where ${publicDataset(now)}
      order by downloads desc, d.id limit ${limit})
    select d.id::float8 as id, d.competition_id::float8 as "competitionId", d.name, d.licence -> 'name' as licence,
      jsonb_array_length(d.columns) as "columnCount", d.signature, case when d.signature is null then d.columns else '[]'::jsonb end as columns,
      to_json(d.updated_at) #>> '{}' as "updatedAt", coalesce((select max(f.rows) from ${currentFiles}), 0) as rows,
      found.downloads, found.total
    from found join ${datasets} d on d.id = found.id order by found.downloads desc, d.id`)
  return rows
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
