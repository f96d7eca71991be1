import type { ScoredSubmission } from '@shulei/domain/compete/submission/counted.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/database.ts'
import { schedules } from '../../competition/tables.ts'
import type { Board, Stage } from '../board/lists.ts'
import { bestScores, boardStates } from '../tables.ts'

export type BestRow = Omit<typeof bestScores.$inferSelect, 'rank'>

/** The stored state of a team on a list, as far as a recount needs it. */
export interface StoredBest {
  stage: number
  submissionId: number
  score: number
  history: BestRow['history']
}

/** The facts that decide a team's rows in a schedule. `choiceCount` is the number of submissions that its captain may choose. */
interface TeamState {
  choiceCount: number
  scored: ScoredSubmission[]
  stored: StoredBest[]
}

/**
 * All scored submissions of a team in a schedule, and its rows on both lists, in one statement. Daily limits keep this to some
 * hundred submissions.
 */
export async function teamState(tx: Tx, teamId: number, scheduleId: number): Promise<TeamState> {
  const { rows } = await tx.execute<Record<keyof TeamState, never>>(sql`
    select
      coalesce((select h.choice_count from schedules h where h.id = ${scheduleId}), 0) as "choiceCount",
      coalesce((select json_agg(json_build_object('id', s.id, 'list', s.list, 'scoreA', s.score_a, 'scoreB', s.score_b, 'isChosen', s.is_chosen,
          'at', round(extract(epoch from s.created_at) * 1000)::bigint))
        from submissions s
        where s.team_id = ${teamId} and s.schedule_id = ${scheduleId} and s.status = 'scored'), '[]'::json) as scored,
      coalesce((select json_agg(json_build_object('stage', b.stage, 'submissionId', b.submission_id, 'score', b.score,
          'history', b.history))
        from best_scores b where b.team_id = ${teamId} and b.schedule_id = ${scheduleId}), '[]'::json) as stored`)
  return (rows[0] as TeamState | undefined) ?? { choiceCount: 0, scored: [], stored: [] }
}

/** Writes a team's best scores; a stored rank stays until the list is ranked again. */
export async function putBest(tx: Tx, rows: readonly BestRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(bestScores)
    .values([...rows])
    .onConflictDoUpdate({
      target: [bestScores.scheduleId, bestScores.stage, bestScores.teamId],
      set: {
        submissionId: sql`excluded.submission_id`,
        score: sql`excluded.score`,
        merit: sql`excluded.merit`,
        at: sql`excluded.at`,
        submits: sql`excluded.submits`,
        lastSubmitAt: sql`excluded.last_submit_at`,
        history: sql`excluded.history`,
      },
    })
}

/** Removes a team from a list on which none of its submissions counts any more. */
export async function removeBest(tx: Tx, teamId: number, { scheduleId, stage }: Board): Promise<void> {
  await tx
    .delete(bestScores)
    .where(and(eq(bestScores.teamId, teamId), eq(bestScores.scheduleId, scheduleId), eq(bestScores.stage, stage)))
}

/**
 * Marks a list as changed, so that it is ranked again. It must be the transaction's last step, since other teams' submissions wait
 * for this row.
 */
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

/** The first planned schedule of a competition; null where it has none. */
export async function firstSchedule(tx: Tx, competitionId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.competitionId, competitionId), isNull(schedules.season)))
    .orderBy(asc(schedules.sort))
    .limit(1)
  return row?.id ?? null
}
