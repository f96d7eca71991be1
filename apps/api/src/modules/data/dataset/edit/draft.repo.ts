import type { StoredReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import type { DatasetState } from '@shulei/domain/data/dataset/state.ts'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { type Bilingual, datasetCategories, datasetFiles, datasets, datasetVersionFiles } from '../tables.ts'

/** SQL: the data sets of the outer row `d` that a person edits with the editor. Data of competitions belong to their folder. */
const editable = (userId: number): SQL => sql`d.owner_id = ${userId} and d.competition_id is null`

const columns = {
  id: datasets.id,
  state: datasets.state,
  version: datasets.version,
  revision: datasets.revision,
  name: datasets.name,
  summary: datasets.summary,
  description: datasets.description,
  categoryId: datasets.categoryId,
  licence: datasets.licence,
  tags: datasets.tags,
  cover: datasets.cover,
  source: datasets.source,
  downloaders: datasets.downloaders,
  columnTexts: datasets.columnTexts,
  draft: datasets.draft,
  publishedAt: datasets.publishedAt,
}
export type EditRow = Pick<typeof datasets.$inferSelect, keyof typeof columns>

/** The person whose data set is read, and its id. */
export interface Owned {
  userId: number
  id: number
}

const owned = ({ userId, id }: Owned) =>
  and(eq(datasets.id, id), eq(datasets.ownerId, userId), isNull(datasets.competitionId))

/** A person's data set; null when it is missing, another person's, or that of a competition. */
export async function findEditable(on: Executor, own: Owned): Promise<EditRow | null> {
  const [row] = await on.select(columns).from(datasets).where(owned(own))
  return row ?? null
}

/** As `findEditable`; other writes of the data set wait until the transaction ends. */
export async function lockEditable(tx: Tx, own: Owned): Promise<EditRow | null> {
  const [row] = await tx.select(columns).from(datasets).where(owned(own)).for('no key update')
  return row ?? null
}

export async function countEditable(on: Executor, userId: number): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*)::int as count from datasets d where ${editable(userId)}`,
  )
  return rows[0]?.count ?? 0
}

const none: Bilingual = { cn: '', en: '' }

/** Stores a draft of which only the name is known. */
export async function insertDraft(tx: Tx, { userId, name, at }: { userId: number; name: string; at: Date }) {
  const [row] = await tx
    .insert(datasets)
    .values({
      ownerId: userId,
      name: { cn: name, en: name },
      state: 'draft',
      version: 0,
      licence: { id: '', name: none, note: none },
      source: { name: none, version: '', attribution: none },
      changes: none,
      protocol: none,
      columns: [],
      publishedAt: null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: datasets.id })
  if (!row) throw new Error('the draft was not stored')
  return row.id
}

export interface DraftFileRow {
  id: number
  name: string
  bytes: number
  sha256: string
  rows: number | null
  tableCount: number
  profileState: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  profileProblem: typeof datasetFiles.$inferSelect.profileProblem
  tables: { part: string; reading: StoredReading | null }[]
  isNew: boolean
}

export interface UploadRow {
  upload: string
  name: string
  bytes: number
  offset: number
  modified: number
  updatedAt: string
}

/** The files of the version that the owner works on, else of the published one, and the open uploads. One statement. */
export async function findContents(on: Executor, id: number): Promise<{ files: DraftFileRow[]; uploads: UploadRow[] }> {
  const { rows } = await on.execute<{ files: DraftFileRow[]; uploads: UploadRow[] }>(sql`
    select coalesce((
      select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'sha256', f.sha256, 'rows', f.rows,
        'tableCount', f.table_count, 'profileState', f.profile_state, 'profileProblem', f.profile_problem,
        'tables', coalesce((select json_agg(json_build_object('part', t.part, 'reading', t.reading) order by t.sort, t.part)
          from dataset_tables t where t.file_id = f.id), '[]'::json),
        'isNew', not exists (select 1 from dataset_version_files o join dataset_versions p on p.id = o.version_id
          where o.file_id = f.id and p.dataset_id = d.id and p.no = d.version)) order by f.sort, f.id)
      from dataset_versions v join dataset_version_files l on l.version_id = v.id join dataset_files f on f.id = l.file_id
      where v.dataset_id = d.id and v.no = (select max(w.no) from dataset_versions w where w.dataset_id = d.id)
    ), '[]'::json) as files, coalesce((
      select json_agg(json_build_object('upload', u.id, 'name', u.name, 'bytes', u.length, 'offset', u."offset",
        'modified', u.modified, 'updatedAt', u.updated_at) order by u.created_at, u.id)
      from uploads u where u.dataset_id = d.id), '[]'::json) as uploads
    from datasets d where d.id = ${id}`)
  return rows[0] ?? { files: [], uploads: [] }
}

/** The columns of all tables of the version that the owner works on, each name once. One statement. */
export async function findColumnNames(
  on: Executor,
  id: number,
  limit: number,
): Promise<{ name: string; type: string }[]> {
  const { rows } = await on.execute<{ name: string; type: string }>(sql`
    with named as (
      select distinct on (c.one ->> 'name') c.one ->> 'name' as name, c.one ->> 'type' as type, f.sort, f.id, t.sort as part, c.place
      from dataset_versions v join dataset_version_files l on l.version_id = v.id join dataset_files f on f.id = l.file_id
        join dataset_tables t on t.file_id = f.id cross join jsonb_array_elements(t.columns) with ordinality as c(one, place)
      where v.dataset_id = ${id} and v.no = (select max(w.no) from dataset_versions w where w.dataset_id = ${id})
      order by c.one ->> 'name', f.sort, f.id, t.sort, c.place)
    select name, type from named order by sort, id, part, place limit ${limit}`)
  return rows
}

/** Bytes of all files and open uploads of a person, and the number of the uploads. */
export async function findUse(on: Executor, userId: number): Promise<{ bytes: number; openUploads: number }> {
  const { rows } = await on.execute<{ bytes: number; openUploads: number }>(sql`
    select (coalesce((select sum(f.bytes) from dataset_files f join datasets d on d.id = f.dataset_id where ${editable(userId)}), 0)
        + coalesce((select sum(u.length) from uploads u join datasets d on d.id = u.dataset_id where ${editable(userId)}), 0)
      )::float8 as bytes,
      (select count(*)::int from uploads u join datasets d on d.id = u.dataset_id where ${editable(userId)}) as "openUploads"`)
  return rows[0] ?? { bytes: 0, openUploads: 0 }
}

export const findCategories = (on: Executor) =>
  on
    .select({ id: datasetCategories.id, name: datasetCategories.name })
    .from(datasetCategories)
    .orderBy(asc(datasetCategories.sort), asc(datasetCategories.id))

export interface OwnRow extends Record<string, unknown> {
  id: number
  name: Bilingual
  /** The name among the stored changes of the texts; null without one. */
  draftName: string | null
  draftLanguage: keyof Bilingual
  state: DatasetState
  version: number
  hasChanges: boolean
  files: number
  bytes: number
  updatedAt: string
}

/** The data sets that a person edits, the last changed first; files and bytes of the version that the owner works on. */
export async function findOwn(on: Executor, userId: number): Promise<OwnRow[]> {
  const { rows } = await on.execute<OwnRow>(sql`
    select d.id::float8 as id, d.name, nullif(d.draft ->> 'name', '') as "draftName",
      coalesce(d.draft ->> 'language', 'cn') as "draftLanguage", d.state, d.version,
      (d.draft is not null or newest.no > d.version and d.version > 0) as "hasChanges",
      coalesce(newest.files, 0)::int as files, coalesce(newest.bytes, 0)::float8 as bytes,
      to_json(d.updated_at) #>> '{}' as "updatedAt"
    from datasets d left join lateral (
      select v.no, count(f.id) as files, sum(f.bytes) as bytes from dataset_versions v
        left join dataset_version_files l on l.version_id = v.id left join dataset_files f on f.id = l.file_id
      where v.dataset_id = d.id group by v.no order by v.no desc limit 1) newest on true
    where ${editable(userId)} order by d.updated_at desc, d.id desc`)
  return rows
}

/** Stores the owner's texts as a draft; answers the new revision, or null when another save came first. */
export async function writeDraft(
  tx: Tx,
  own: Owned & { revision: number },
  { draft, at }: { draft: NonNullable<EditRow['draft']>; at: Date | null },
): Promise<number | null> {
  const [row] = await tx
    .update(datasets)
    .set({ draft, revision: own.revision + 1, ...(at ? { updatedAt: at } : {}) })
    .where(and(owned(own), eq(datasets.revision, own.revision)))
    .returning({ revision: datasets.revision })
  return row?.revision ?? null
}

export async function updateDataset(tx: Tx, id: number, patch: Partial<typeof datasets.$inferInsert>): Promise<void> {
  await tx.update(datasets).set(patch).where(eq(datasets.id, id))
}

/** Deletes a data set with all its rows; answers the keys of its files, copies and sheets, and the ids of its uploads. */
export async function deleteDataset(tx: Tx, id: number): Promise<{ keys: string[]; uploads: string[] }> {
  const { rows } = await tx.execute<{ keys: string[]; uploads: string[] }>(sql`
    select coalesce((select json_agg(k.key) from (
        select f.key from dataset_files f where f.dataset_id = ${id}
        union all
        select s.key from dataset_sheets s join dataset_files f on f.id = s.file_id where f.dataset_id = ${id}
        union all
        select t.copy ->> 'key' from dataset_tables t join dataset_files f on f.id = t.file_id
        where f.dataset_id = ${id} and t.copy ->> 'key' is not null) k), '[]'::json) as keys,
      coalesce((select json_agg(u.id) from uploads u where u.dataset_id = ${id}), '[]'::json) as uploads`)
  await tx.delete(datasets).where(eq(datasets.id, id))
  return rows[0] ?? { keys: [], uploads: [] }
}

/** Deletes a file that no version has any more; answers the keys of what it left in the file store. */
export async function deleteUnused(tx: Tx, fileId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select f.key from dataset_files f where f.id = ${fileId}
    union all select s.key from dataset_sheets s where s.file_id = ${fileId}
    union all select t.copy ->> 'key' from dataset_tables t where t.file_id = ${fileId} and t.copy ->> 'key' is not null`)
  const unused = sql`not exists (select 1 from ${datasetVersionFiles} l where l.file_id = ${datasetFiles.id})`
  const gone = await tx
    .delete(datasetFiles)
    .where(and(eq(datasetFiles.id, fileId), unused))
    .returning({ id: datasetFiles.id })
  return gone.length > 0 ? rows.map(({ key }) => key) : []
}
