import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import type { Downloaders } from '@shulei/domain/data/dataset/downloaders.ts'
import type { ColumnProfile, FileFormat, ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import type { StoredReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import type { DatasetState } from '@shulei/domain/data/dataset/state.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { visibleTo } from '../../../compete/competition/tables.ts'
import type { Bilingual, StoredCopy } from '../tables.ts'
import { downloadsOf, readableDataset, readableFile, viewsOf } from '../visible.repo.ts'
import { type BriefRow, briefJoins, sharedColumns } from './list.repo.ts'

export interface FileRow {
  id: number
  name: string
  bytes: number
  rows: number | null
  tableCount: number
  sha256: string
  description: Bilingual
  format: FileFormat
  profileState: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  profileProblem: ProfileProblem | null
  tables: { part: string; rows: number; columns: number; isPartial: boolean; isHidden: boolean }[]
  sheet: {
    width: number
    height: number
    count: number
    pictures: { name: string; width: number; height: number }[]
  } | null
  downloads: number
}

export interface DetailRow extends Omit<BriefRow, 'licence' | 'files' | 'formats' | 'total' | 'rows' | 'bytes'> {
  state: DatasetState
  ownerId: number | null
  competitionId: number | null
  /** Of its competition; null where it has none. */
  gate: Gate | null
  description: Bilingual
  licence: { id: string; name: Bilingual; note: Bilingual; url?: string }
  source: { name: Bilingual; version: string; attribution: Bilingual; url?: string }
  changes: Bilingual
  protocol: Bilingual
  isAgree: boolean
  publishedAt: string | null
  versions: { no: number; changes: Bilingual; publishedAt: string; files: number; bytes: number }[]
  files: FileRow[]
  usedIn: { id: number; title: Bilingual }[]
  columnTexts: Record<string, Bilingual>
  downloaders: Downloaders | null
}

const filesOf = (no: SQL): SQL => sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'rows', f.rows, 'tableCount', f.table_count, 'sha256', f.sha256,
    'description', f.description, 'format', f.format, 'profileState', f.profile_state, 'profileProblem', f.profile_problem,
    'downloads', (select count(*)::int from dataset_downloads w where w.file_id = f.id and w.used_at is not null),
    'tables', coalesce((select json_agg(json_build_object('part', t.part, 'rows', t.rows,
      'columns', jsonb_array_length(t.columns), 'isPartial', t.is_partial, 'isHidden', coalesce((t.reading ->> 'isHidden')::boolean, false)) order by t.sort, t.part)
      from dataset_tables t where t.file_id = f.id), '[]'::json),
    'sheet', (select json_build_object('width', p.width, 'height', p.height, 'count', p.count, 'pictures', p.pictures)
      from dataset_sheets p where p.file_id = f.id)) order by f.sort, f.id)
  from dataset_versions v join dataset_version_files l on l.version_id = v.id join dataset_files f on f.id = l.file_id
  where v.dataset_id = d.id and v.no = ${no}), '[]'::json)`

const versionsOf: SQL = sql`coalesce((
  select json_agg(json_build_object('no', v.no, 'changes', v.changes, 'publishedAt', v.published_at,
    'files', (select count(*)::int from dataset_version_files l where l.version_id = v.id),
    'bytes', (select coalesce(sum(f.bytes), 0) from dataset_version_files l join dataset_files f on f.id = l.file_id
      where l.version_id = v.id)) order by v.no desc)
  from dataset_versions v where v.dataset_id = d.id and v.published_at is not null), '[]'::json)`

export interface DetailQuestion {
  id: number
  reader: number | null
  now: Date
  /** Number of a published version, null for the current one. */
  version: number | null
}

/** A data set with its versions, and the files of one of them; null when the reader may not open it. One statement. */
export async function findDetail(
  on: Executor,
  { id, reader, now, version }: DetailQuestion,
): Promise<DetailRow | null> {
  // a draft has no version for readers yet, and its owner sees the first
  const no = version === null ? sql`greatest(d.version, 1)` : sql`${version}::int`
  const { rows } = await on.execute<DetailRow & Record<string, unknown>>(sql`
    select ${sharedColumns}, ${viewsOf} as views, ${downloadsOf} as downloads, d.state, d.owner_id::float8 as "ownerId",
      d.competition_id::float8 as "competitionId", (select c.gate from competitions c where c.id = d.competition_id) as gate, d.description, d.licence, d.downloaders, d.source, d.column_texts as "columnTexts", d.changes, d.protocol,
      exists (select 1 from dataset_agreements a where a.dataset_id = d.id and a.user_id = ${reader}) as "isAgree",
      to_json(d.published_at) #>> '{}' as "publishedAt", ${versionsOf} as versions, ${filesOf(no)} as files,
      coalesce((select json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id) from competitions c
        where c.id = d.competition_id and ${visibleTo(reader, now)}), '[]'::json) as "usedIn"
    from datasets d ${briefJoins} where d.id = ${id} and ${readableDataset(now, reader)}`)
  return rows[0] ?? null
}

export interface DayRow extends Record<string, unknown> {
  day: string
  views: number
  downloads: number
}

/** Views and downloads of a data set by day in Shanghai since `from`, days without any left out. One statement. */
export async function findDays(on: Executor, datasetId: number, from: string): Promise<DayRow[]> {
  const { rows } = await on.execute<DayRow>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views, sum(downloads)::int as downloads from (
      select w.day, 1 as views, 0 as downloads from dataset_views w where w.dataset_id = ${datasetId} and w.day >= ${from}::date
      union all
      select (w.used_at at time zone 'Asia/Shanghai')::date, 0, 1 from dataset_downloads w join dataset_files f on f.id = w.file_id
      where f.dataset_id = ${datasetId} and w.used_at is not null and w.used_at >= ${from}::date - interval '8 hours') e
    where day >= ${from}::date group by day`)
  return rows
}

export interface TableRow extends Record<string, unknown> {
  fileId: number
  part: string
  rows: number
  isPartial: boolean
  columns: Omit<ColumnProfile, 'description'>[]
  preview: (string | null)[][]
  reading: StoredReading | null
  copy: StoredCopy | null
  profileState: FileRow['profileState']
  texts: Record<string, Bilingual>
}

/** A table of a file of a readable data set, or null. One statement. */
export async function findTable(
  on: Executor,
  question: { datasetId: number; fileId: number; part: string; reader: number | null; now: Date },
): Promise<TableRow | null> {
  const { datasetId, fileId, part, reader, now } = question
  const { rows } = await on.execute<TableRow>(sql`
    select t.file_id::float8 as "fileId", t.part, t.rows, t.is_partial as "isPartial", t.columns, t.preview, t.reading, t.copy,
      f.profile_state as "profileState", d.column_texts as texts
    from dataset_tables t join dataset_files f on f.id = t.file_id join datasets d on d.id = f.dataset_id
    where d.id = ${datasetId} and f.id = ${fileId} and t.part = ${part} and ${readableDataset(now, reader)} and ${readableFile(reader)}`)
  return rows[0] ?? null
}

/** Key of the contact sheet of a file of a readable data set, or null. One statement. */
export async function findSheetKey(
  on: Executor,
  question: { datasetId: number; fileId: number; reader: number | null; now: Date },
): Promise<string | null> {
  const { datasetId, fileId, reader, now } = question
  const { rows } = await on.execute<{ key: string }>(sql`
    select p.key from dataset_sheets p join dataset_files f on f.id = p.file_id join datasets d on d.id = f.dataset_id
    where d.id = ${datasetId} and f.id = ${fileId} and ${readableDataset(now, reader)} and ${readableFile(reader)}`)
  return rows[0]?.key ?? null
}

interface ColumnsRow extends Record<string, unknown> {
  fileId: number
  part: string
  columns: Pick<ColumnProfile, 'name' | 'type' | 'isWhole' | 'written' | 'isOrderUnsure' | 'format'>[]
  reading: StoredReading | null
}

/** The columns and readings of all tables of a data set's current version. One statement. */
export async function findColumns(on: Executor, datasetId: number): Promise<ColumnsRow[]> {
  const { rows } = await on.execute<ColumnsRow>(sql`
    select t.file_id::float8 as "fileId", t.part, t.columns, t.reading from datasets d join dataset_versions v on v.dataset_id = d.id and v.no = d.version
      join dataset_version_files l on l.version_id = v.id join dataset_files f on f.id = l.file_id join dataset_tables t on t.file_id = f.id where d.id = ${datasetId} order by f.sort, f.id, t.sort, t.part`)
  return rows
}
