import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { visits } from './tables.ts'

/** Adds one view of a path on a day. */
export async function countVisit(db: Executor, day: string, path: string): Promise<void> {
  await db
    .insert(visits)
    .values({ day, path, count: 1 })
    .onConflictDoUpdate({ target: [visits.day, visits.path], set: { count: sql`${visits.count} + 1` } })
}
