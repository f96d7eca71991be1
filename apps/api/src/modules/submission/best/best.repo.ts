import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { Board, Stage } from '../board/lists.ts'
import { bestScores, boardStates, submissions } from '../tables.ts'
import type { ScoredEntry } from './counted-entry.ts'

/** All scored entries of a team in a schedule. A day has few tries: some hundred rows at most. */
export async function scoredEntries(tx: Tx, teamId: number, scheduleId: number): Promise<ScoredEntry[]> {
  const rows = await tx
    .select({
      id: submissions.id,
      list: submissions.list,
      scoreA: submissions.scoreA,
      scoreB: submissions.scoreB,
      at: submissions.createdAt,
    })
    .from(submissions)
    .where(
      and(eq(submissions.teamId, teamId), eq(submissions.scheduleId, scheduleId), eq(submissions.status, 'scored')),
    )
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}

export type BestRow = typeof bestScores.$inferSelect

/** A team's rows on both lists of a schedule. */
export function bestRows(tx: Tx, teamId: number, scheduleId: number): Promise<BestRow[]> {
  return tx
    .select()
    .from(bestScores)
    .where(and(eq(bestScores.teamId, teamId), eq(bestScores.scheduleId, scheduleId)))
}

/** Puts the counted entry of a team on a list; its stored rank stays until the next re-rank. */
export async function putBest(tx: Tx, row: Omit<BestRow, 'rank'>): Promise<void> {
  const { scheduleId: _s, stage: _t, teamId: _i, ...changes } = row
  await tx
    .insert(bestScores)
    .values(row)
    .onConflictDoUpdate({ target: [bestScores.scheduleId, bestScores.stage, bestScores.teamId], set: changes })
}

/** Takes a team off a list on which none of its entries counts any more. */
export async function removeBest(tx: Tx, teamId: number, { scheduleId, stage }: Board): Promise<void> {
  await tx
    .delete(bestScores)
    .where(and(eq(bestScores.teamId, teamId), eq(bestScores.scheduleId, scheduleId), eq(bestScores.stage, stage)))
}

/** Notes that a list has to be ranked anew. The last step of a transaction: other teams' entries wait at this row. */
export async function noteChange(tx: Tx, scheduleId: number, stages: readonly Stage[]): Promise<void> {
  if (stages.length === 0) return
  await tx
    .insert(boardStates)
    .values(stages.toSorted().map((stage) => ({ scheduleId, stage, changes: 1 })))
    .onConflictDoUpdate({
      target: [boardStates.scheduleId, boardStates.stage],
      set: { changes: sql`${boardStates.changes} + 1` },
    })
}
