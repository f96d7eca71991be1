import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { isHeld } from '../../../../platform/jobs/lease.ts'
import { submissions } from '../tables.ts'
import type { LogLine } from './log-lines.ts'
import { type Rules, rulesOf } from './rules.repo.ts'

const appended = (lines: readonly LogLine[]): SQL => sql`${submissions.logs} || ${JSON.stringify(lines)}::jsonb`

/** A submission claimed for evaluation. `attempt` identifies the holder: a later attempt invalidates the earlier one. */
export interface Claim {
  id: number
  competitionId: number
  scheduleId: number
  teamId: number
  attempt: number
  fileKey: string
  rules: Rules
}

const claimColumns = {
  id: submissions.id,
  competitionId: submissions.competitionId,
  scheduleId: submissions.scheduleId,
  teamId: submissions.teamId,
  attempt: submissions.attempts,
  file: submissions.resultFile,
  rules: rulesOf(sql`${submissions.scheduleId}`),
}

const claimOf = ({ file, ...row }: Omit<Claim, 'fileKey'> & { file: { key: string } }): Claim => ({
  ...row,
  fileKey: file.key,
})

/** Claims the oldest queued submission, or the given one; two workers never claim the same one. */
export async function claim(
  db: Executor,
  { leaseUntil, line, id }: { leaseUntil: Date; line: LogLine; id?: number | undefined },
): Promise<Claim | null> {
  const oldest = sql`(
    select q.id from submissions q where q.status = 'queued' ${id === undefined ? sql`` : sql`and q.id = ${id}`}
    order by q.created_at, q.id limit 1 for update skip locked)`
  const [row] = await db
    .update(submissions)
    .set({
      status: 'scoring',
      attempts: sql`${submissions.attempts} + 1`,
      leaseUntil,
      logs: appended([line]),
    })
    .where(eq(submissions.id, oldest))
    .returning(claimColumns)
  return row ? claimOf(row) : null
}

export interface Ending {
  status: 'scored' | 'failed'
  scoreA: number | null
  scoreB: number | null
  scoredAt: Date
  lines: readonly LogLine[]
}

/** Writes the result, once: false when the claim has passed to another worker. */
export async function endClaim(tx: Tx, claim: Pick<Claim, 'id' | 'attempt'>, ending: Ending): Promise<boolean> {
  const { lines, ...values } = ending
  const rows = await tx
    .update(submissions)
    .set({ ...values, leaseUntil: null, logs: appended(lines) })
    .where(isHeld(submissions, claim))
    .returning({ id: submissions.id })
  return rows.length > 0
}

/** Puts a submission back into the queue, where it keeps its place by age. `uncounted` returns the attempt too. */
export async function requeue(
  db: Executor,
  claim: Pick<Claim, 'id' | 'attempt'>,
  { lines, uncounted = false }: { lines: readonly LogLine[]; uncounted?: boolean },
): Promise<boolean> {
  const rows = await db
    .update(submissions)
    .set({
      status: 'queued',
      leaseUntil: null,
      logs: appended(lines),
      ...(uncounted ? { attempts: claim.attempt - 1 } : {}),
    })
    .where(isHeld(submissions, claim))
    .returning({ id: submissions.id })
  return rows.length > 0
}

/** Queues the team's next waiting submission. The caller holds the team's lock. */
export async function promoteNext(tx: Tx, teamId: number, line: LogLine): Promise<number | null> {
  const [row] = await tx
    .update(submissions)
    .set({ status: 'queued', logs: appended([line]) })
    .where(
      eq(
        submissions.id,
        sql`(select w.id from submissions w where w.team_id = ${teamId} and w.status = 'uploaded'
          and not exists (select 1 from submissions o where o.team_id = ${teamId} and o.status in ('queued', 'scoring'))
          order by w.no limit 1)`,
      ),
    )
    .returning({ id: submissions.id })
  return row?.id ?? null
}

/** Submissions in evaluation whose lease ended before `leaseEnd`; all in evaluation when it is null. */
export async function findAbandoned(db: Executor, leaseEnd: Date | null): Promise<Claim[]> {
  const rows = await db
    .select(claimColumns)
    .from(submissions)
    .where(and(eq(submissions.status, 'scoring'), leaseEnd ? lt(submissions.leaseUntil, leaseEnd) : undefined))
    .orderBy(asc(submissions.id))
  return rows.map(claimOf)
}

/** Teams with a waiting submission and none in evaluation, because a process died between two steps. */
export async function findStuckTeams(db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ team: number }>(sql`
    select distinct w.team_id::float8 as team from submissions w where w.status = 'uploaded'
      and not exists (select 1 from submissions o where o.team_id = w.team_id and o.status in ('queued', 'scoring'))`)
  return rows.map(({ team }) => team)
}

/** Id of any queued submission, or null for an empty queue. */
export async function anyQueued(db: Executor): Promise<number | null> {
  const [row] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.status, 'queued'))
    .limit(1)
  return row?.id ?? null
}
