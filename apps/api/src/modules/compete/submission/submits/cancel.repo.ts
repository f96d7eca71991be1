import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/database.ts'
import type { LogLine } from '../evaluate/log-lines.ts'
import { submissions } from '../tables.ts'

/**
 * Takes the lock of a team's submission and answers its state; null for a submission of another team. The lock keeps a worker from
 * beginning the evaluation until the transaction ends: a worker that was first has set the state that is answered.
 */
export async function lockSubmission(
  tx: Tx,
  { competitionId, teamId, submitId }: { competitionId: number; teamId: number; submitId: number },
) {
  const [row] = await tx
    .select({ status: submissions.status, scheduleId: submissions.scheduleId })
    .from(submissions)
    .where(
      and(eq(submissions.id, submitId), eq(submissions.competitionId, competitionId), eq(submissions.teamId, teamId)),
    )
    .for('update')
  return row ?? null
}

/** Ends a submission without an evaluation. The caller holds its lock. */
export async function setCancelled(tx: Tx, submitId: number, line: LogLine): Promise<void> {
  await tx
    .update(submissions)
    .set({ status: 'cancelled', logs: sql`${submissions.logs} || ${JSON.stringify([line])}::jsonb` })
    .where(eq(submissions.id, submitId))
}
