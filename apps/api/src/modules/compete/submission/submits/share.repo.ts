import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/database.ts'
import { submissions } from '../tables.ts'

/** Shares a submission or takes it back. The caller holds its lock. */
export async function setShared(tx: Tx, submitId: number, share: boolean): Promise<void> {
  await tx.update(submissions).set({ share }).where(eq(submissions.id, submitId))
}
