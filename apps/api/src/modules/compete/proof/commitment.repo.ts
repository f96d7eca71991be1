import type { CommittedSettings } from '@shulei/domain/compete/proof/commitment.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import type { competitions } from '../competition/tables.ts'
import { commitments } from './tables.ts'

/** A competition with its scoring settings and its latest commitment. */
export interface Committing {
  id: number
  metric: string
  scoring: (typeof competitions.$inferSelect)['scoring']
  latest: { settings: CommittedSettings; solutionKey: string } | null
}

const columns = sql`json_build_object('id', c.id, 'metric', c.metric, 'scoring', c.scoring, 'latest', (
    select json_build_object('settings', m.settings, 'solutionKey', m.solution_key) from ${commitments} m
    where m.competition_id = c.id order by m.id desc limit 1)) as competition`

/** All competitions whose results are files, also those that are not published yet: a solution contest has no solution. */
export async function findCommitting(on: Executor): Promise<Committing[]> {
  const { rows } = await on.execute<{ competition: Committing }>(
    sql`select ${columns} from competitions c where c.type = 1 order by c.id`,
  )
  return rows.map(({ competition }) => competition)
}

/**
 * Takes the lock of a competition's row, so that two processes do not commit twice, and reads it in a later statement, which sees what
 * the process before has written. Null where the competition is gone.
 */
export async function lockCommitting(tx: Tx, id: number): Promise<Committing | null> {
  await tx.execute(sql`select id from competitions where id = ${id} for no key update`)
  const { rows } = await tx.execute<{ competition: Committing }>(
    sql`select ${columns} from competitions c where c.id = ${id}`,
  )
  return rows[0]?.competition ?? null
}

/** Stores a commitment. Whether it came before the first submission is read in the same statement. */
export async function insertCommitment(
  tx: Tx,
  row: Omit<typeof commitments.$inferInsert, 'beforeFirst' | 'committedAt'> & { committedAt: Date },
): Promise<void> {
  const { competitionId, sha256, salt, settings, solutionKey, solutionSha256, solutionBytes, committedAt } = row
  await tx.execute(sql`
    insert into commitments (competition_id, sha256, salt, settings, solution_key, solution_sha256, solution_bytes,
      before_first, committed_at)
    select ${competitionId}, ${sha256}, ${salt}, ${JSON.stringify(settings)}::jsonb, ${solutionKey}, ${solutionSha256},
      ${solutionBytes}::bigint, not exists (select 1 from submissions s join schedules h on h.id = s.schedule_id
        where h.competition_id = ${competitionId}), ${committedAt.toISOString()}::timestamptz`)
}
