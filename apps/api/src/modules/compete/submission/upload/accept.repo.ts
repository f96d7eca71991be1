import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/database.ts'
import { submissions } from '../tables.ts'

export interface Before {
  /** The running number of the team's next submission. */
  no: number
  /** One of the team's submissions is queued or in evaluation. */
  busy: boolean
  /** The submission that an earlier upload with the key has made. */
  made: { id: number; competitionId: number; sha256: string } | null
}

/** The team's state before an upload, in one statement. The caller holds the team's lock. */
export async function findBefore(
  tx: Tx,
  { teamId, userId, key }: { teamId: number | null; userId: number; key: string },
): Promise<Before> {
  const { rows } = await tx.execute<{ before: Before }>(sql`
    select json_build_object(
      'no', (select coalesce(max(s.no), 0) + 1 from submissions s where s.team_id = ${teamId}::bigint),
      'busy', exists (select 1 from submissions s
        where s.team_id = ${teamId}::bigint and s.status in ('uploaded', 'queued', 'scoring')),
      'made', (select json_build_object('id', s.id, 'competitionId', s.competition_id, 'sha256', s.result_file ->> 'sha256')
        from submissions s where s.user_id = ${userId} and s.idempotency_key = ${key} limit 1)
    ) as before`)
  const [row] = rows
  if (!row) throw new Error('a select without a table gave no row')
  return row.before
}

export async function insertSubmission(tx: Tx, row: typeof submissions.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(submissions).values(row).returning({ id: submissions.id })
  if (!inserted) throw new Error('a submission was not stored')
  return inserted.id
}

/** Whether the database refused a row because its person has used the key before. */
export function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'submissions_key'
}
