import { and, asc, eq, isNull, like, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { competitions, releasedBy, schedules } from '../../compete/competition/tables.ts'
import { bestScores } from '../../compete/submission/tables.ts'
import { teams } from '../../compete/team/tables.ts'

/** Whether a team stands on a list of its competition. */
const isRanked = sql<boolean>`exists (
  select from ${schedules} join ${bestScores} on ${bestScores.scheduleId} = ${schedules.id}
    and ${bestScores.stage} in (0, 1) and ${bestScores.teamId} = ${teams.id}
  where ${schedules.competitionId} = ${teams.competitionId})`

/** Teams of public competitions that match every word in one of its patterns, by name. */
export function findTeams(
  on: Executor,
  words: readonly (readonly string[])[],
  { now, limit }: { now: Date; limit: number },
) {
  return on
    .select({
      id: teams.id,
      name: teams.name,
      competitionId: teams.competitionId,
      competition: competitions.title,
      isRanked,
    })
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(
      and(
        isNull(competitions.codeHash),
        releasedBy(now, 'competitions'),
        ...words.map((patterns) => or(...patterns.map((pattern) => like(teams.searchText, pattern)))),
      ),
    )
    .orderBy(asc(teams.name), asc(teams.id))
    .limit(limit)
}
