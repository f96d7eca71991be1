import type { QuotaLine } from '@shulei/domain/submission/quota.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { quotaLines } from './tables.ts'

/** Reason of a returned try: the server failed, or the file was invalid within the error allowance. */
export type RefundReason = 'ours' | 'failed'

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

/** Number of failures of a team's day that used the error allowance. */
export async function errorsUsed(on: Executor, teamId: number, scheduleId: number, day: string): Promise<number> {
  const [row] = await on
    .select({ used: sql<number>`count(*)::int` })
    .from(quotaLines)
    .where(
      and(
        eq(quotaLines.teamId, teamId),
        eq(quotaLines.scheduleId, scheduleId),
        eq(quotaLines.day, day),
        eq(quotaLines.kind, 'error'),
      ),
    )
  return row?.used ?? 0
}
