import type { MetricId } from '@shulei/domain/submission/metric.ts'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { competitions, schedules } from '../../competition/tables.ts'
import type { Scoring } from '../contest.repo.ts'

/** By what an entry is evaluated. */
export interface Rules {
  metric: MetricId
  scoring: Scoring
  maxErrorSubmitCount: number
}

/** The rules of a schedule's competition. */
export async function findRules(db: Executor, scheduleId: number): Promise<Rules> {
  const [row] = await db
    .select({
      metric: competitions.metric,
      scoring: competitions.scoring,
      maxErrorSubmitCount: schedules.maxErrorSubmitCount,
    })
    .from(schedules)
    .innerJoin(competitions, eq(competitions.id, schedules.competitionId))
    .where(eq(schedules.id, scheduleId))
  if (!row) throw new Error(`schedule ${scheduleId} is gone`)
  return { ...row, metric: row.metric as MetricId }
}
