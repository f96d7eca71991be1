import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { lastAddressOf } from './tables.ts'

/** The address of a person's latest session; null without a session, or when it was opened without an address. */
export async function findLastAddress(on: Executor, userId: number): Promise<string | null> {
  const { rows } = await on.execute<{ address: string | null }>(
    sql`select ${lastAddressOf(sql`${userId}::bigint`)} as address`,
  )
  return rows[0]?.address || null
}
