import type { MetricId } from '@shulei/domain/submission/metric.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { competitions, schedules } from '../../competition/tables.ts'
import { teams } from '../../team/tables.ts'
import type { Board } from '../board/lists.ts'
import type { LogLine } from '../evaluate/log-lines.ts'
import type { Scores } from '../evaluate/scoring-task.ts'
import type { Scoring } from '../reader-competition.repo.ts'
import { bestScores, submissions } from '../tables.ts'

/** Scoring settings of a competition, published or not; null when there is no such competition. */
export async function findScoring(db: Executor, id: number): Promise<{ metric: MetricId; scoring: Scoring } | null> {
  const [row] = await db
    .select({ metric: competitions.metric, scoring: competitions.scoring })
    .from(competitions)
    .where(eq(competitions.id, id))
  return row ? { ...row, metric: row.metric as MetricId } : null
}

export interface ScoredFile {
  id: number
  teamId: number
  scheduleId: number
  fileKey: string
  scores: Scores
}

/** Every scored submission of a competition, oldest first. */
export async function findScored(db: Executor, competitionId: number): Promise<ScoredFile[]> {
  const rows = await db
    .select({
      id: submissions.id,
      teamId: submissions.teamId,
      scheduleId: submissions.scheduleId,
      file: submissions.resultFile,
      A: submissions.scoreA,
      B: submissions.scoreB,
    })
    .from(submissions)
    .where(and(eq(submissions.competitionId, competitionId), eq(submissions.status, 'scored')))
    .orderBy(asc(submissions.id))
  return rows.map(({ file, A, B, ...row }) => ({ ...row, fileKey: file.key, scores: { A, B } }))
}

/**
 * Takes the locks of teams in the order of their ids, then the lock of the best scores against other writers: a ranking that
 * updates rows in another order could otherwise deadlock with this transaction.
 */
export async function lockTeams(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.id, [...ids]))
    .orderBy(asc(teams.id))
    .for('update')
  await tx.execute(sql`lock table ${bestScores} in share row exclusive mode`)
}

/** Stores new scores of a submission. */
export async function putScores(tx: Tx, id: number, { A, B }: Scores, line: LogLine): Promise<void> {
  await tx
    .update(submissions)
    .set({ scoreA: A, scoreB: B, logs: sql`${submissions.logs} || ${JSON.stringify([line])}::jsonb` })
    .where(eq(submissions.id, id))
}

/** Ranks of the teams on the lists of a competition, by list and team. */
export async function ranksOf(db: Executor, competitionId: number): Promise<Map<string, number | null>> {
  const rows = await db
    .select({
      scheduleId: bestScores.scheduleId,
      stage: bestScores.stage,
      teamId: bestScores.teamId,
      rank: bestScores.rank,
    })
    .from(bestScores)
    .innerJoin(schedules, eq(schedules.id, bestScores.scheduleId))
    .where(eq(schedules.competitionId, competitionId))
  return new Map(rows.map(({ scheduleId, stage, teamId, rank }) => [`${scheduleId}:${stage}:${teamId}`, rank]))
}

/** Both lists of every schedule of a competition. */
export async function boardsOf(db: Executor, competitionId: number): Promise<Board[]> {
  const rows = await db
    .select({ id: schedules.id })
    .from(schedules)
    .where(eq(schedules.competitionId, competitionId))
    .orderBy(asc(schedules.id))
  return rows.flatMap(({ id }) => [{ scheduleId: id, stage: 0 } as const, { scheduleId: id, stage: 1 } as const])
}
