import type { FileFormat, ProfileProblem } from '@shulei/domain/dataset/profile.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { type Bilingual, datasetFiles, datasetSheets, datasets, datasetTables } from '../tables.ts'
import type { ContactSheet, TableProfile } from './profile-task.ts'

export interface WaitingFile {
  id: number
  datasetId: number
  key: string
  name: string
  format: FileFormat
}

/** Claims the oldest file that waits for its profile; null when none waits. Two processes never claim the same file. */
export async function claimWaiting(tx: Tx): Promise<WaitingFile | null> {
  const { rows } = await tx.execute<WaitingFile & Record<string, unknown>>(sql`
    update dataset_files set profile_state = 'running' where id = (
      select id from dataset_files where profile_state = 'waiting' order by id limit 1 for update skip locked)
    returning id::float8 as id, dataset_id::float8 as "datasetId", key, name, format`)
  return rows[0] ?? null
}

/** Returns files to the queue whose process ended while it profiled them. */
export async function releaseRunning(on: Executor): Promise<void> {
  await on.update(datasetFiles).set({ profileState: 'waiting' }).where(eq(datasetFiles.profileState, 'running'))
}

/** Stores that a file could not be profiled. Does nothing when the file is gone or waits again. */
export async function storeProblem(tx: Tx, fileId: number, problem: ProfileProblem): Promise<void> {
  await tx
    .update(datasetFiles)
    .set({ profileState: 'failed', profileProblem: problem, rows: null })
    .where(and(eq(datasetFiles.id, fileId), eq(datasetFiles.profileState, 'running')))
}

/** Locks a file that is being profiled. False when it is gone or waits again, so that the result is for nobody. */
export async function lockRunning(tx: Tx, fileId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: datasetFiles.id })
    .from(datasetFiles)
    .where(and(eq(datasetFiles.id, fileId), eq(datasetFiles.profileState, 'running')))
    .for('update')
  return rows.length > 0
}

/** Writes the tables and the sheet of a file in place of its old ones. Answers the key of the old sheet. */
export async function writeProfile(
  tx: Tx,
  fileId: number,
  {
    tables,
    tableCount = tables.length,
    sheet,
  }: {
    tables: readonly TableProfile[]
    tableCount?: number
    sheet: (Omit<ContactSheet, 'path'> & { key: string }) | null
  },
): Promise<string | null> {
  await tx.delete(datasetTables).where(eq(datasetTables.fileId, fileId))
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
    .set({ rows, tableCount, profileState, profileProblem: null })
    .where(eq(datasetFiles.id, fileId))
  return old?.key ?? null
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
  const none: Bilingual = { cn: '', en: '' }
  const columns = rows[0]?.columns.map((column) => ({ ...column, description: row.texts[column.name] ?? none })) ?? []
  await tx.update(datasets).set({ columns }).where(eq(datasets.id, datasetId))
}
