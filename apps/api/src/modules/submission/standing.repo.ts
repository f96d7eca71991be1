import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { schedules } from '../competition/tables.ts'
import { teamMembers } from '../team/tables.ts'
import type { Board } from './board/lists.ts'
import { bestScores, boardStates, quotaLines } from './tables.ts'

/** Uses less refunds of the quota ledger, per competition. */
export function countsOf(db: Executor, competitionIds: readonly number[]) {
  return db
    .select({
      competitionId: schedules.competitionId,
      count: sql<number>`sum(case ${quotaLines.kind} when 'use' then 1 when 'refund' then -1 else 0 end)::int`,
    })
    .from(schedules)
    .innerJoin(quotaLines, eq(quotaLines.scheduleId, schedules.id))
    .where(inArray(schedules.competitionId, [...competitionIds]))
    .groupBy(schedules.competitionId)
}

/** A person's own rows on the given lists. */
export function standingRowsOf(db: Executor, userId: number, boards: readonly Board[]) {
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
