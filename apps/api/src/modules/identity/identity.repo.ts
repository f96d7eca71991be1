import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { realNames } from './tables.ts'

export async function findRealName(db: Executor, userId: number) {
  const [row] = await db.select().from(realNames).where(eq(realNames.userId, userId))
  return row
}
