import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { competitions } from '../../compete/competition/tables.ts'
import { submissions } from '../../compete/submission/tables.ts'

/** Baselines of some competitions, and how many of their submissions were scored; one statement. */
export function findEvaluations(on: Executor, ids: readonly number[]) {
  return on
    .select({
      id: competitions.id,
      scoring: competitions.scoring,
      scored: sql<number>`count(${submissions.scoredAt})::int`,
      lastScoredAt: sql<string | null>`max(${submissions.scoredAt})`,
    })
    .from(competitions)
    .leftJoin(submissions, eq(submissions.competitionId, competitions.id))
    .where(inArray(competitions.id, [...ids]))
    .groupBy(competitions.id)
}
