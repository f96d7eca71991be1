import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { stamp } from '../../../../platform/db/instant.ts'
import { competitions, ruleSchedules, schedules } from '../../competition/tables.ts'
import type { Board } from '../board/lists.ts'
import type { LogLine } from '../evaluate/log-lines.ts'
import type { Scores } from '../evaluate/scoring-task.ts'
import type { Scoring } from '../reader-competition.repo.ts'
import { bestScores, boardStates, rescoredSubmissions, rescores, submissions } from '../tables.ts'

/** A rescore with its metric, and that of its competition; null when there is no such rescore. */
export async function findRescore(db: Executor, id: number) {
  const [row] = await db
    .select({ rescore: rescores, metric: competitions.metric })
    .from(rescores)
    .innerJoin(competitions, eq(competitions.id, rescores.competitionId))
    .where(eq(rescores.id, id))
  if (!row) return null
  const oldMetric = row.metric as MetricId
  return { ...row.rescore, oldMetric, metric: row.rescore.scoring.metric ?? oldMetric }
}

export async function insertRescore(db: Executor, row: typeof rescores.$inferInsert): Promise<number> {
  const [stored] = await db.insert(rescores).values(row).returning({ id: rescores.id })
  if (!stored) throw new Error('a rescore was not stored')
  return stored.id
}

/** Removes a rescore that was not published. */
export async function removeRescore(db: Executor, id: number): Promise<void> {
  await db.delete(rescores).where(and(eq(rescores.id, id), isNull(rescores.publishedAt)))
}

/** The number of submissions of a rescore, and of those that could be scored again. */
export async function countScored(db: Executor, rescoreId: number): Promise<{ all: number; scored: number }> {
  const { rows } = await db.execute<{ all: number; scored: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where not is_refused))::int as scored
    from ${rescoredSubmissions} where rescore_id = ${rescoreId}`)
  return rows[0] ?? { all: 0, scored: 0 }
}

/** Whether another rescore of the competition was published after an instant. */
export async function publishedSince(db: Executor, competitionId: number, since: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${rescores} where competition_id = ${competitionId} and published_at > ${stamp(since)} limit 1`)
  return rows.length > 0
}

export interface ScoredFile {
  id: number
  fileKey: string
  scores: Scores
}

/** Scored submissions of a competition that a rescore does not hold yet, oldest first. */
export async function findMissing(db: Executor, rescoreId: number, competitionId: number): Promise<ScoredFile[]> {
  const { rows } = await db.execute<{ file: ScoredFile }>(sql`
    select json_build_object('id', s.id, 'fileKey', s.result_file ->> 'key',
      'scores', json_build_object('A', s.score_a, 'B', s.score_b)) as file
    from ${submissions} s
    where s.competition_id = ${competitionId} and s.status = 'scored'
      and not exists (select 1 from ${rescoredSubmissions} r where r.rescore_id = ${rescoreId} and r.submission_id = s.id)
    order by s.id`)
  return rows.map(({ file }) => file)
}

/** Stores the new scores of a submission beside the old ones; null where its file could not be scored again. */
export async function insertRescored(
  db: Executor,
  rescoreId: number,
  { id, scores: old }: ScoredFile,
  scores: Scores | null,
): Promise<void> {
  await db
    .insert(rescoredSubmissions)
    .values({
      rescoreId,
      submissionId: id,
      oldA: old.A,
      oldB: old.B,
      newA: scores ? scores.A : old.A,
      newB: scores ? scores.B : old.B,
      isRefused: scores === null,
    })
    .onConflictDoNothing()
}

/** A submission of a rescore with both pairs of scores. */
export interface Rescored {
  id: number
  teamId: number
  scheduleId: number
  old: Scores
  new: Scores
  isRefused: boolean
}

/** All submissions of a rescore. */
export async function findRescored(db: Executor, rescoreId: number): Promise<Rescored[]> {
  const { rows } = await db.execute<{ one: Rescored }>(sql`
    select json_build_object('id', s.id, 'teamId', s.team_id, 'scheduleId', s.schedule_id,
      'old', json_build_object('A', r.old_a, 'B', r.old_b), 'new', json_build_object('A', r.new_a, 'B', r.new_b),
      'isRefused', r.is_refused) as one
    from ${rescoredSubmissions} r join ${submissions} s on s.id = r.submission_id
    where r.rescore_id = ${rescoreId} order by s.id`)
  return rows.map(({ one }) => one)
}

/** Submissions of a competition that have no result yet. */
export async function countOpen(on: Executor, competitionId: number): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(sql`
    select count(*)::int as count from ${submissions}
    where competition_id = ${competitionId} and status in ('uploaded', 'queued', 'scoring')`)
  return rows[0]?.count ?? 0
}

/**
 * Takes the locks of all teams of a competition in the order of their ids, then the lock of the best scores against other writers: a
 * ranking that updates rows in another order could otherwise deadlock with this transaction. The lock of the competition, taken last,
 * keeps teams away that are new since.
 */
export async function lockTeams(tx: Tx, competitionId: number): Promise<void> {
  await tx.execute(sql`select id from teams where competition_id = ${competitionId} order by id for update`)
  await tx.execute(sql`lock table ${bestScores} in share row exclusive mode`)
  await tx.execute(sql`select id from competitions where id = ${competitionId} for update`)
}

/** Stores new scores of a submission. */
export async function putScores(tx: Tx, id: number, { A, B }: Scores, line: LogLine): Promise<void> {
  await tx
    .update(submissions)
    .set({ scoreA: A, scoreB: B, logs: sql`${submissions.logs} || ${JSON.stringify([line])}::jsonb` })
    .where(eq(submissions.id, id))
}

/** Makes the metric of a rescore that of its competition, and all lists ones that wait to be ranked by it. */
export async function putMetric(tx: Tx, competitionId: number, metric: MetricId): Promise<void> {
  await tx.update(competitions).set({ metric }).where(eq(competitions.id, competitionId))
  await tx.execute(sql`
    update ${boardStates} set changes = changes + 1
    where schedule_id in (select id from ${schedules} where competition_id = ${competitionId})`)
}

/** Makes a rescore's solution and baselines those of the competition, and notes its publication. */
export async function putScoring(
  tx: Tx,
  { id, competitionId, scoring: { solutionKey, baselines } }: { id: number; competitionId: number; scoring: Scoring },
  at: Date,
): Promise<void> {
  // what else belongs to the scoring may have changed since the preparation
  const scoring = sql`${competitions.scoring} || ${JSON.stringify({ solutionKey, baselines })}::jsonb`
  await tx.update(competitions).set({ scoring }).where(eq(competitions.id, competitionId))
  await tx.update(rescores).set({ publishedAt: at }).where(eq(rescores.id, id))
}

/** The place of a team on a list. */
export interface Place {
  scheduleId: number
  stage: 0 | 1
  teamId: number
  team: string
  rank: number | null
  score: number
}

/** A team on a list before and after a rescore; a null rank stands for none. */
export interface PlacedTeam {
  scheduleId: number
  stage: 0 | 1
  teamId: number
  team: string
  from: { rank: number | null; score: number }
  to: { rank: number | null; score: number }
}

/** Places of all teams on the lists of a competition. */
export async function placesOf(db: Executor, competitionId: number): Promise<Place[]> {
  const { rows } = await db.execute<{ place: Place }>(sql`
    select json_build_object('scheduleId', b.schedule_id, 'stage', b.stage, 'teamId', t.id, 'team', t.name,
      'rank', b.rank, 'score', b.score) as place
    from ${bestScores} b join ${schedules} h on h.id = b.schedule_id join teams t on t.id = b.team_id
    where h.competition_id = ${competitionId} order by b.schedule_id, b.stage, b.rank nulls last, t.id`)
  return rows.map(({ place }) => place)
}

/** Title and schedules of a competition in order, and the members of some of its teams. */
export async function findRescoredTeams(on: Executor, competitionId: number, teamIds: readonly number[]) {
  const { rows } = await on.execute<{
    found: {
      competition: { cn: string; en: string }
      schedules: Schedule[]
      teams: { teamId: number; memberIds: number[] }[]
    }
  }>(sql`
    select json_build_object('competition', c.title, 'schedules', ${ruleSchedules},
      'teams', (select coalesce(json_agg(json_build_object('teamId', t.id, 'memberIds', t.members)), '[]'::json)
        from (select m.team_id as id, json_agg(m.user_id order by m.user_id) as members from team_members m
          where m.team_id in (select jsonb_array_elements_text(${JSON.stringify(teamIds)}::jsonb)::bigint)
          group by m.team_id) t)) as found
    from competitions c where c.id = ${competitionId}`)
  const found = rows[0]?.found
  if (!found) throw new Error(`there is no competition ${competitionId}`)
  return found
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
