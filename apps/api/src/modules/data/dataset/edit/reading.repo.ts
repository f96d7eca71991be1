import type { FileFormat, ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import type { MadeChoice } from '@shulei/domain/data/dataset/reading/chosen.ts'
import type { StoredReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { datasetFiles } from '../tables.ts'
import type { Owned } from './draft.repo.ts'

/** A file of a person's data set. */
export interface OwnFile extends Owned {
  fileId: number
}

export interface ReadingRow extends Record<string, unknown> {
  name: string
  format: FileFormat
  revision: number
  readings: Record<string, MadeChoice>
  profileState: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  profileProblem: ProfileProblem | null
  /** Tables of the stored profile, in their order. */
  parts: string[]
  /** Of the table that is asked for; null when the profile has none. */
  table: { reading: StoredReading | null; columns: { name: string; type: string }[] } | null
}

const select = ({ userId, id, fileId }: OwnFile, part: string): SQL => sql`
  select f.name, f.format, f.reading_revision as revision, f.readings, f.profile_state as "profileState",
    f.profile_problem as "profileProblem",
    coalesce((select json_agg(t.part order by t.sort, t.part) from dataset_tables t where t.file_id = f.id), '[]'::json) as parts,
    (select json_build_object('reading', t.reading, 'columns', coalesce((
        select json_agg(json_build_object('name', c.one ->> 'name', 'type', c.one ->> 'type') order by c.place)
        from jsonb_array_elements(t.columns) with ordinality as c(one, place)), '[]'::json))
      from dataset_tables t where t.file_id = f.id and t.part = ${part}) as table
  from dataset_files f join datasets d on d.id = f.dataset_id
  where f.id = ${fileId} and d.id = ${id} and d.owner_id = ${userId} and d.competition_id is null`

/** The stored reading of a table of a person's own file, with its file; null for a missing file and another person's. One statement. */
export async function findReading(on: Executor, own: OwnFile, part: string): Promise<ReadingRow | null> {
  const { rows } = await on.execute<ReadingRow>(select(own, part))
  return rows[0] ?? null
}

/** As `findReading`; other choices about the file, and the end of its profile, wait until the transaction ends. */
export async function lockReading(tx: Tx, own: OwnFile, part: string): Promise<ReadingRow | null> {
  const { rows } = await tx.execute<ReadingRow>(sql`${select(own, part)} for no key update of f`)
  return rows[0] ?? null
}

/** Stores choices upon a revision and lets the file wait for its profile again; one in work is for nobody. */
export async function writeReadings(
  tx: Tx,
  { fileId, readings, revision }: { fileId: number; readings: Record<string, MadeChoice>; revision: number },
): Promise<void> {
  await tx
    .update(datasetFiles)
    .set({ readings, readingRevision: revision + 1, profileState: 'waiting', leaseUntil: null, isSlow: false })
    .where(and(eq(datasetFiles.id, fileId), eq(datasetFiles.readingRevision, revision)))
}
