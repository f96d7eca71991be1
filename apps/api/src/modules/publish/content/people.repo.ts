import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { careers, profiles } from '../../people/profile/tables.ts'

/** The newest company that a person shows; empty for a person who hides it. */
const company = sql<string>`case when coalesce((select p.see_work from ${profiles} p where p.user_id = ${users.id}), true)
  then coalesce((select c.company from ${careers} c where c.user_id = ${users.id}
    order by coalesce(c.to_month, '9999') desc, coalesce(c.from_month, '') desc, c.id limit 1), '') else '' end`

/** People whom texts name, by their ids. An id of nobody is left out. */
export async function findPeople(on: Executor, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, NamedPerson>()
  const rows = await on
    .select({ id: users.id, name: users.name, avatar: users.image, organization: company })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map<number, NamedPerson>(rows.map((row) => [row.id, row]))
}

export interface NamedPerson {
  id: number
  name: string
  avatar: string | null
  organization: string
}
