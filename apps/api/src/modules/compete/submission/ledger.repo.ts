import type { QuotaLine } from '@shulei/domain/compete/submission/quota.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { quotaLines } from './tables.ts'

/** Reason of a returned try: the server failed, the file was invalid within the error allowance, or the team cancelled. */
export type RefundReason = 'ours' | 'failed' | 'cancelled'

interface LedgerOwner {
  submissionId: number
  teamId: number
  scheduleId: number
}

/** Adds lines of the domain's ledger for one submission. */
export async function addLines(
  tx: Tx,
  owner: LedgerOwner,
  lines: readonly QuotaLine[],
  { reason = '', at }: { reason?: RefundReason | ''; at: Date },
): Promise<void> {
  if (lines.length === 0) return
  await tx.insert(quotaLines).values(
    lines.map(({ kind, error, day, userId }) => ({
      ...owner,
      day,
      userId,
      kind: error ? ('error' as const) : kind,
      reason,
      createdAt: at,
    })),
  )
}

/** The ledger line with which a submission used its try. */
export async function useOf(on: Executor, submissionId: number): Promise<QuotaLine> {
  const [row] = await on
    .select({ day: quotaLines.day, userId: quotaLines.userId })
    .from(quotaLines)
    .where(and(eq(quotaLines.submissionId, submissionId), eq(quotaLines.kind, 'use')))
  if (!row) throw new Error(`submission ${submissionId} has no line in the ledger`)
  return { kind: 'use', ...row }
}

/**
 * Takes the locks of the people whose failures count for a submission: its submitter, who may have left the team, and the present
 * members of the team. Failures of one person are evaluated under the locks of different teams, so that those do not hold them apart.
 * The caller holds the team's lock, takes these after it, and none of the best scores.
 */
export async function lockPeople(tx: Tx, { teamId, userId }: { teamId: number; userId: number }): Promise<void> {
  await tx.execute(sql`
    select g.id from signups g join teams t on t.competition_id = g.competition_id
    where t.id = ${teamId}
      and (g.user_id = ${userId} or g.user_id in (select m.user_id from team_members m where m.team_id = ${teamId}))
    order by g.user_id for update of g`)
}

/** Number of failures of a day that used the error allowance, of the team, its present members and the submitter. */
export async function errorsUsed(
  on: Executor,
  { teamId, userId, scheduleId, day }: { teamId: number; userId: number; scheduleId: number; day: string },
): Promise<number> {
  const { rows } = await on.execute<{ used: number }>(sql`
    select count(*)::int as used from quota_lines q
    where q.schedule_id = ${scheduleId} and q.day = ${day}::date and q.kind = 'error'
      and (q.team_id = ${teamId} or q.user_id = ${userId}
        or q.user_id in (select m.user_id from team_members m where m.team_id = ${teamId}))`)
  return rows[0]?.used ?? 0
}

/** A line of the ledger as the team reads it. */
export interface LedgerRow {
  id: number
  kind: 'use' | 'refund' | 'error'
  reason: RefundReason | ''
  submissionId: number
  no: number
  name: string
  person: { id: number; name: string; avatar: string | null }
  scheduleId: number
  day: string
  /** Epoch milliseconds. */
  at: number
  used: number
  errorUsed: number
}

/** A page of a team's ledger, newest line first, with the balance after each line (`balanced` of the domain) in one statement. */
export async function ledgerPage(
  on: Executor,
  { teamId, offset, limit }: { teamId: number; offset: number; limit: number },
): Promise<{ list: LedgerRow[]; total: number }> {
  const { rows } = await on.execute<{ list: LedgerRow[]; total: number }>(sql`
    with ledger as (
      select q.*,
        sum(case q.kind when 'use' then 1 when 'refund' then -1 else 0 end) over day as used,
        sum(case q.kind when 'error' then 1 else 0 end) over day as error_used
      from quota_lines q where q.team_id = ${teamId}
      window day as (partition by q.schedule_id, q.day order by q.id)),
    shown as (select * from ledger order by id desc limit ${limit} offset ${offset})
    select (select count(*)::int from ledger) as total, coalesce((select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'reason', l.reason, 'submissionId', s.id, 'no', s.no,
      'name', s.result_file ->> 'name', 'person', json_build_object('id', u.id, 'name', u.name, 'avatar', u.image),
      'scheduleId', l.schedule_id, 'day', l.day, 'at', round(extract(epoch from l.created_at) * 1000)::bigint,
      'used', l.used, 'errorUsed', l.error_used) order by l.id desc)
      from shown l join submissions s on s.id = l.submission_id join users u on u.id = l.user_id), '[]'::json) as list`)
  return rows[0] ?? { list: [], total: 0 }
}
