import { and, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { users } from './tables.ts'

/** People with an account and without a name key, in the order of their ids. */
export const findUnkeyedNames = (on: Executor, after: number, limit: number) =>
  on
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(isNull(users.nameKey), isNull(users.closedAt), gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit)

/** Stores the name key of each person, except where another person has the key. */
export async function claimNameKeys(on: Executor, keys: ReadonlyMap<string, number>): Promise<void> {
  const rows = JSON.stringify(Array.from(keys, ([key, id]) => ({ id, key })))
  await on.execute(sql`update users set name_key = claimed.key
    from json_to_recordset(${rows}::json) as claimed(id bigint, key text)
    where users.id = claimed.id and not exists (select 1 from users other where other.name_key = claimed.key)`)
}
