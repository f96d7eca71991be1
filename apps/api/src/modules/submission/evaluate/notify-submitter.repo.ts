import type { MetricId } from '@shulei/domain/submission/metric.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { competitions } from '../../competition/tables.ts'
import { submissions } from '../tables.ts'

/** The scores on list A that the team of a submission had in its schedule when the submission was scored. */
export const scoresBefore: SQL<number[]> = sql`coalesce((
  select json_agg(e.score_a) from submissions e
  where e.team_id = ${submissions.teamId} and e.schedule_id = ${submissions.scheduleId} and e.list = 'A' and e.status = 'scored'
    and e.id <> ${submissions.id} and e.scored_at <= ${submissions.scoredAt} and e.score_a is not null), '[]'::json)`

/** Submitter, competition and result of a submission whose evaluation has ended. */
export async function findEnded(tx: Tx, submissionId: number) {
  const [row] = await tx
    .select({
      userId: submissions.userId,
      no: submissions.no,
      status: submissions.status,
      list: submissions.list,
      scoreA: submissions.scoreA,
      before: scoresBefore,
      metric: sql<MetricId>`${competitions.metric}`,
      competitionId: competitions.id,
      competition: competitions.title,
    })
    .from(submissions)
    .innerJoin(competitions, eq(competitions.id, submissions.competitionId))
    .where(eq(submissions.id, submissionId))
  return row
}
