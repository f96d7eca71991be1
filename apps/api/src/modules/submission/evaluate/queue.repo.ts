import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { submissions } from '../tables.ts'
import type { LogLine } from './log-lines.ts'
import { type Rules, rulesOf } from './rules.repo.ts'

const appended = (lines: readonly LogLine[]): SQL => sql`${submissions.logs} || ${JSON.stringify(lines)}::jsonb`

/** An entry taken for evaluation. `attempt` is also the proof of who holds it: a later attempt voids an earlier one. */
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

/** Takes the oldest queued entry, or the one named; two workers never take the same one. */
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

const held = (claim: Pick<Claim, 'id' | 'attempt'>) =>
  and(eq(submissions.id, claim.id), eq(submissions.status, 'scoring'), eq(submissions.attempts, claim.attempt))

/** Says that the worker is alive. False when the entry is no longer its own. */
export async function extendLease(db: Executor, claim: Claim, leaseUntil: Date): Promise<boolean> {
  const rows = await db.update(submissions).set({ leaseUntil }).where(held(claim)).returning({ id: submissions.id })
  return rows.length > 0
}

export interface Ending {
  status: 'scored' | 'failed'
  scoreA: number | null
  scoreB: number | null
  scoredAt: Date
  lines: readonly LogLine[]
}

/** Writes the result, once: false when the entry is no longer this worker's. */
export async function endClaim(tx: Tx, claim: Pick<Claim, 'id' | 'attempt'>, ending: Ending): Promise<boolean> {
  const { lines, ...values } = ending
  const rows = await tx
    .update(submissions)
    .set({ ...values, leaseUntil: null, logs: appended(lines) })
    .where(held(claim))
    .returning({ id: submissions.id })
  return rows.length > 0
}

/** Puts an entry back into the queue, where its age keeps its place. `uncounted` gives the attempt back too. */
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
    .where(held(claim))
    .returning({ id: submissions.id })
  return rows.length > 0
}

/** Lets the team's next waiting entry into the queue. The team's lock is held. */
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

/** Entries whose worker gave no sign of life since before `leaseEnd`; all in evaluation when it is null. */
export async function findAbandoned(db: Executor, leaseEnd: Date | null): Promise<Claim[]> {
  const rows = await db
    .select(claimColumns)
    .from(submissions)
    .where(and(eq(submissions.status, 'scoring'), leaseEnd ? lt(submissions.leaseUntil, leaseEnd) : undefined))
    .orderBy(asc(submissions.id))
  return rows.map(claimOf)
}

/** Teams with a waiting entry and none in evaluation: something was cut off between two steps. */
export async function findStuckTeams(db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ team: number }>(sql`
    select distinct w.team_id::float8 as team from submissions w where w.status = 'uploaded'
      and not exists (select 1 from submissions o where o.team_id = w.team_id and o.status in ('queued', 'scoring'))`)
  return rows.map(({ team }) => team)
}

/** One of the queued entries, or null for an empty queue. */
export async function anyQueued(db: Executor): Promise<number | null> {
  const [row] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.status, 'queued'))
    .limit(1)
  return row?.id ?? null
}
