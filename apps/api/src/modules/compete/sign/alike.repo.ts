import type { FileSketch } from '@shulei/domain/compete/sign/likeness.ts'
import type { SignFile } from '@shulei/domain/compete/sign/sign.ts'
import { type MetricId, metrics, type PredictionKind } from '@shulei/domain/compete/submission/metric.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { fileSketches } from './tables.ts'

export async function insertSketch(
  tx: Tx,
  row: FileSketch & { submissionId: number; scheduleId: number; score: number },
): Promise<void> {
  await tx.insert(fileSketches).values(row).onConflictDoNothing()
}

/** A file with its sketch, and the facts of a sign. */
export interface SketchedFile extends FileSketch {
  file: SignFile
}

export interface WaitingFile extends SketchedFile {
  competitionId: number
  scheduleId: number
  score: number
  prediction: PredictionKind
}

const fileFacts = sql`
  k.digest, k.errors, json_build_object('submissionId', s.id, 'teamId', s.team_id, 'userId', s.user_id,
    'at', to_json(s.created_at) #>> '{}') as file`
const joined = sql`join submissions s on s.id = k.submission_id`

/** Files that were not compared yet, oldest first. */
export async function findWaiting(on: Executor, limit: number): Promise<WaitingFile[]> {
  const { rows } = await on.execute<
    Omit<WaitingFile, 'prediction'> & { metric: MetricId } & Record<string, unknown>
  >(sql`
    select ${fileFacts}, s.competition_id::float8 as "competitionId", k.schedule_id::float8 as "scheduleId", k.score, c.metric
    from file_sketches k ${joined} join competitions c on c.id = s.competition_id
    where k.compared_at is null order by k.submission_id limit ${limit}`)
  return rows.map(({ metric, ...row }) => ({ ...row, prediction: metrics[metric].prediction }))
}

/** Files of other teams with equal predictions, and those with the nearest scores: alike files have near scores. */
export async function findCandidates(
  on: Executor,
  { scheduleId, score, digest, file: { teamId } }: WaitingFile,
  limit: number,
): Promise<SketchedFile[]> {
  const others = (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql`
    (select ${fileFacts} from file_sketches k ${joined}
      where k.schedule_id = ${scheduleId} and s.team_id <> ${teamId} and ${where} order by ${order} limit ${limit})`
  const { rows } = await on.execute<SketchedFile & Record<string, unknown>>(sql`
    ${others(sql`k.digest = ${digest}`, sql`k.submission_id`)}
    union all ${others(sql`k.score >= ${score} and k.digest <> ${digest}`, sql`k.score, k.submission_id`)}
    union all ${others(sql`k.score < ${score} and k.digest <> ${digest}`, sql`k.score desc, k.submission_id`)}`)
  return rows
}

export async function setCompared(on: Executor, submissionIds: readonly number[], at: Date): Promise<void> {
  await on
    .update(fileSketches)
    .set({ comparedAt: at })
    .where(inArray(fileSketches.submissionId, [...submissionIds]))
}
