import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'

/** Names of people by their ids; no statement runs without an id. */
export async function namesOf(on: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
