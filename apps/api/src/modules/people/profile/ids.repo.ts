import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import type { PersonRef } from './access.repo.ts'

/** Both ids of a person, by either of them; null when there is no such person. */
export async function findIds(on: Executor, ref: PersonRef): Promise<{ id: number; userId: string } | null> {
  const [row] = await on
    .select({ id: users.id, userId: users.ssoId })
    .from(users)
    .where('id' in ref ? eq(users.id, ref.id) : eq(users.ssoId, ref.ssoId))
  return row ?? null
}
