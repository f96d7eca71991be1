import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { sessions } from './tables.ts'

/** The address of a person's latest session; null without a session, or when it was opened without an address. */
export async function findLastAddress(on: Executor, userId: number): Promise<string | null> {
  const [row] = await on
    .select({ address: sessions.ipAddress })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(1)
  return row?.address || null
}
