import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { openTo } from '../competition/tables.ts'
import { teamMembers } from '../team/tables.ts'
import type { Board } from './board/lists.ts'
import { bestScores, boardStates, submissions } from './tables.ts'

/** A person's own rows on the given lists. */
export function bestRowsOf(db: Executor, userId: number, boards: readonly Board[]) {
  return db
    .select({
      competitionId: teamMembers.competitionId,
      teamId: bestScores.teamId,
      stage: bestScores.stage,
      rank: sql<number>`${bestScores.rank}`,
      total: sql<number>`coalesce(${boardStates.total}, 0)`,
      score: bestScores.score,
      submits: bestScores.submits,
      lastSubmitAt: bestScores.lastSubmitAt,
      history: bestScores.history,
    })
    .from(teamMembers)
    .innerJoin(bestScores, eq(bestScores.teamId, teamMembers.teamId))
    .leftJoin(
      boardStates,
      and(eq(boardStates.scheduleId, bestScores.scheduleId), eq(boardStates.stage, bestScores.stage)),
    )
    .where(
      and(
        eq(teamMembers.userId, userId),
        isNotNull(bestScores.rank),
        or(
          ...boards.map((board) => and(eq(bestScores.scheduleId, board.scheduleId), eq(bestScores.stage, board.stage))),
        ),
      ),
    )
}

/**
 * A person's submissions by day in Asia/Shanghai (UTC+8, `shanghaiDay`) since an instant, oldest day first, without those in
 * competitions that the reader may not see.
 */
export async function countByDay(
  db: Executor,
  { userId, reader, since }: { userId: number; reader: number; since: Date },
): Promise<{ day: string; count: number }[]> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(created_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${submissions} s where user_id = ${userId} and created_at >= ${since.toISOString()}::timestamptz
      and exists (select 1 from competitions c where c.id = s.competition_id and ${openTo(reader)})
    group by 1 order by 1`)
  return rows
}
