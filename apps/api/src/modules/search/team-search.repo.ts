import { and, asc, eq, isNull, like, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { competitions } from '../competition/tables.ts'
import { teams } from '../team/tables.ts'

/** Teams of public competitions that match every word in one of its patterns, by name. */
export function findTeams(
  on: Executor,
  words: readonly (readonly string[])[],
  { now, limit }: { now: Date; limit: number },
) {
  return on
    .select({ id: teams.id, name: teams.name, competitionId: teams.competitionId, competition: competitions.title })
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(
      and(
        isNull(competitions.codeHash),
        sql`${competitions.publishedAt} <= ${now.toISOString()}::timestamptz`,
        ...words.map((patterns) => or(...patterns.map((pattern) => like(teams.searchText, pattern)))),
      ),
    )
    .orderBy(asc(teams.name), asc(teams.id))
    .limit(limit)
}
