import type { ScoredSubmission } from '@shulei/domain/compete/submission/counted.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { competitions, schedules } from '../../competition/tables.ts'
import { submissions } from '../tables.ts'

/** The submissions that the team of a submission had in its schedule when the submission was scored. */
const scoredBefore = sql<ScoredSubmission[]>`coalesce((
  select json_agg(json_build_object('id', e.id, 'list', e.list, 'scoreA', e.score_a, 'scoreB', e.score_b, 'isChosen', e.is_chosen,
    'at', round(extract(epoch from e.created_at) * 1000)::bigint))
  from submissions e
  where e.team_id = ${submissions.teamId} and e.schedule_id = ${submissions.scheduleId} and e.status = 'scored'
    and e.id <> ${submissions.id} and e.scored_at <= ${submissions.scoredAt}), '[]'::json)`

/** Submitters, competitions and results of submissions, for their notices. */
export const selectResults = (db: Executor) =>
  db
    .select({
      id: submissions.id,
      userId: submissions.userId,
      no: submissions.no,
      status: submissions.status,
      list: submissions.list,
      scoreA: submissions.scoreA,
      scoreB: submissions.scoreB,
      scoredAt: submissions.scoredAt,
      isListBOpen: sql<boolean>`coalesce(${schedules.listBStartTime} <= ${submissions.scoredAt}, false)`,
      before: scoredBefore,
      choiceCount: sql<number>`coalesce(${schedules.choiceCount}, 0)`,
      metric: sql<MetricId>`${competitions.metric}`,
      competitionId: competitions.id,
      competition: competitions.title,
    })
    .from(submissions)
    .innerJoin(schedules, eq(schedules.id, submissions.scheduleId))
    .innerJoin(competitions, eq(competitions.id, submissions.competitionId))

/** Submitter, competition and result of a submission whose evaluation has ended. */
export async function findEnded(tx: Tx, submissionId: number) {
  const [row] = await selectResults(tx).where(eq(submissions.id, submissionId))
  return row
}
