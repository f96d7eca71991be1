import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { submissions } from '../tables.ts'

/** The submission that a person's key has made already. */
export async function findByKey(tx: Tx, userId: number, idempotencyKey: string) {
  const [row] = await tx
    .select({ id: submissions.id, competitionId: submissions.competitionId, resultFile: submissions.resultFile })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.idempotencyKey, idempotencyKey)))
  return row ?? null
}

/** The team's next running number, and whether one of its entries is in evaluation. The team's lock is held. */
export async function placeOfNext(tx: Tx, teamId: number): Promise<{ no: number; busy: boolean }> {
  const [row] = await tx
    .select({
      no: sql<number>`coalesce(max(${submissions.no}), 0)::int + 1`,
      busy: sql<boolean>`coalesce(bool_or(${submissions.status} in ('uploaded', 'queued', 'scoring')), false)`,
    })
    .from(submissions)
    .where(eq(submissions.teamId, teamId))
  return { no: row?.no ?? 1, busy: row?.busy ?? false }
}

export async function insertSubmission(tx: Tx, row: typeof submissions.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(submissions).values(row).returning({ id: submissions.id })
  if (!inserted) throw new Error('a submission was not stored')
  return inserted.id
}

/** Whether a database refused a row because its person has used the key before. */
export function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'submissions_key'
}
