import { describedBy } from '@shulei/domain/data/dataset/columns.ts'
import type { FileFormat, ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import {
  inTurn,
  type ProfileLane,
  SMALL_FILE,
  STRIKES_COUNT,
  type WaitingOwner,
} from '@shulei/domain/data/dataset/profile-queue.ts'
import type { ReadingChoice } from '@shulei/domain/data/dataset/reading/reading.ts'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { type Held, isHeld } from '../../../../platform/jobs/lease.ts'
import { datasetFiles, datasetSheets, datasets, datasetTables, type StoredCopy } from '../tables.ts'
import type { ContactSheet, TableProfile } from './profile-task.ts'

/** A file that a process profiles; `attempt` is of its lease. */
export interface ClaimedFile extends Held {
  id: number
  datasetId: number
  key: string
  name: string
  format: FileFormat
  readings: Record<string, ReadingChoice>
}

/** SQL: nobody profiles the file `f`, or the process that did has ended. */
const isWaiting = (now: Date) => sql`(f.profile_state = 'waiting'
  or f.profile_state = 'running' and (f.lease_until is null or f.lease_until < ${now.toISOString()}::timestamptz))`

/** The owners who have files waiting for a lane, each with the file that comes first; files of the site are those of one owner. */
async function findOwners(tx: Tx, lane: ProfileLane, now: Date): Promise<WaitingOwner[]> {
  const fits = lane === 'short' ? sql`f.bytes <= ${SMALL_FILE} and not f.is_slow` : sql`true`
  const since = new Date(now.getTime() - STRIKES_COUNT).toISOString()
  const { rows } = await tx.execute<WaitingOwner & Record<string, unknown>>(sql`
    with waiting as (
      select f.id, f.bytes, d.owner_id, row_number() over (partition by d.owner_id order by f.bytes, f.id) as place
      from dataset_files f join datasets d on d.id = f.dataset_id
      where f.profile_state in ('waiting', 'running') and ${isWaiting(now)} and ${fits})
    select w.id::float8 as file, w.bytes::float8 as bytes,
      (extract(epoch from max(p.profiled_at)) * 1000)::float8 as "servedAt",
      count(*) filter (where p.is_strike)::int as strikes,
      (extract(epoch from max(p.profiled_at) filter (where p.is_strike)) * 1000)::float8 as "struckAt"
    from waiting w left join lateral (
      select f.profiled_at, f.profile_problem ->> 'code' = 'tooLong' and f.profiled_at > ${since}::timestamptz as is_strike
      from dataset_files f where f.profiled_at is not null and f.dataset_id in (
        select d.id from datasets d where d.owner_id = w.owner_id
        union all select d.id from datasets d where w.owner_id is null and d.owner_id is null)) p on true
    where w.place = 1 group by w.id, w.bytes`)
  return rows
}

/**
 * Claims the file of a lane whose turn it is; null when none waits, or all wait for the end of a back-off. Two processes never claim
 * the same file.
 */
export async function claimNext(
  tx: Tx,
  lane: ProfileLane,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<ClaimedFile | null> {
  for (const { file } of inTurn(await findOwners(tx, lane, now), now.getTime())) {
    const { rows } = await tx.execute<ClaimedFile & Record<string, unknown>>(sql`
      update dataset_files f set profile_state = 'running', attempts = attempts + 1,
        lease_until = ${leaseUntil.toISOString()}::timestamptz, profiled_at = ${now.toISOString()}::timestamptz
      where f.id = ${file} and ${isWaiting(now)}
      returning id::float8 as id, attempts as attempt, dataset_id::float8 as "datasetId", key, name, format, readings`)
    if (rows[0]) return rows[0]
  }
  return null
}

/** Lets a file wait again. `isSlow` sends it to the long lane. */
export async function release(on: Executor, file: Held, { isSlow = false } = {}): Promise<void> {
  await on
    .update(datasetFiles)
    .set({ profileState: 'waiting', leaseUntil: null, ...(isSlow ? { isSlow } : {}) })
    .where(isHeld(datasetFiles, file))
}

/** Stores that a file could not be profiled. Does nothing when the file is gone, waits again or is another process's. */
export async function storeProblem(tx: Tx, file: Held, problem: ProfileProblem): Promise<void> {
  await tx
    .update(datasetFiles)
    .set({ profileState: 'failed', profileProblem: problem, rows: null, leaseUntil: null })
    .where(isHeld(datasetFiles, file))
}

/** Locks a file that is being profiled. False when it is gone, waits again or is another process's: the result is for nobody. */
export async function lockRunning(tx: Tx, file: Held): Promise<boolean> {
  const rows = await tx
    .select({ id: datasetFiles.id })
    .from(datasetFiles)
    .where(isHeld(datasetFiles, file))
    .for('update')
  return rows.length > 0
}

/** Writes the tables and the sheet of a file in place of its old ones. Answers the keys of the old copies and the old sheet. */
export async function writeProfile(
  tx: Tx,
  fileId: number,
  {
    tables,
    tableCount = tables.length,
    sheet,
  }: {
    tables: readonly (TableProfile & { copy?: StoredCopy })[]
    tableCount?: number
    sheet: (Omit<ContactSheet, 'path'> & { key: string }) | null
  },
): Promise<string[]> {
  const copies = await tx
    .delete(datasetTables)
    .where(eq(datasetTables.fileId, fileId))
    .returning({ copy: datasetTables.copy })
  const [old] = await tx
    .delete(datasetSheets)
    .where(eq(datasetSheets.fileId, fileId))
    .returning({ key: datasetSheets.key })
  if (tables.length > 0)
    await tx.insert(datasetTables).values(tables.map((table, sort) => ({ fileId, sort, ...table })))
  if (sheet) await tx.insert(datasetSheets).values({ fileId, ...sheet })
  const rows = tables.length > 0 ? tables.reduce((sum, table) => sum + table.rows, 0) : null
  const profileState = tables.length > 0 || sheet ? 'done' : 'none'
  await tx
    .update(datasetFiles)
    .set({ rows, tableCount, profileState, profileProblem: null, leaseUntil: null })
    .where(eq(datasetFiles.id, fileId))
  return [...copies.map(({ copy }) => copy?.key), old?.key].filter((key) => typeof key === 'string')
}

/**
 * Makes the largest table of the version that readers see the main one of a data set, or of the first version while it is a draft:
 * list and signature picture show its columns. Data of a competition keeps the profile that its folder declares.
 */
export async function updateMainTable(tx: Tx, datasetId: number): Promise<void> {
  const [row] = await tx
    .select({ competitionId: datasets.competitionId, texts: datasets.columnTexts })
    .from(datasets)
    .where(eq(datasets.id, datasetId))
  if (!row || row.competitionId !== null) return
  const { rows } = await tx.execute<{ columns: TableProfile['columns'] }>(sql`
    select t.columns from datasets d join dataset_versions v on v.dataset_id = d.id and (v.no <= d.version or d.version = 0)
      join dataset_version_files l on l.version_id = v.id join dataset_tables t on t.file_id = l.file_id where d.id = ${datasetId}
    order by v.no desc, t.rows desc, t.file_id, t.sort limit 1`)
  const columns = describedBy(rows[0]?.columns ?? [], row.texts)
  await tx.update(datasets).set({ columns }).where(eq(datasets.id, datasetId))
}
