import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { type SQL, sql } from 'drizzle-orm'
import { ms } from '../../../../platform/db/instant.ts'
import type { Scoring } from '../reader-competition.repo.ts'

/** Scoring settings by which a submission is evaluated. */
export interface Rules {
  metric: MetricId
  scoring: Scoring
  maxErrorSubmitCount: number
  /** When list B opens, epoch milliseconds; null for a schedule without list B. */
  listBStartTime: number | null
}

/** SQL: the rules of a schedule's competition, as a column of another statement. */
export const rulesOf = (scheduleId: SQL): SQL<Rules> => sql<Rules>`(
  select json_build_object('metric', c.metric, 'scoring', c.scoring, 'maxErrorSubmitCount', h.max_error_submit_count,
    'listBStartTime', ${ms('h.list_b_start_time')})
  from schedules h join competitions c on c.id = h.competition_id where h.id = ${scheduleId})`
