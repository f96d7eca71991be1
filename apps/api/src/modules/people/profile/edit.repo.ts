import type { Executor } from '../../../platform/db/database.ts'
import { profiles } from './tables.ts'

type ProfilePatch = Partial<
  Pick<typeof profiles.$inferInsert, 'introduction' | 'province' | 'city' | 'sex' | 'birthday' | 'industries'>
>

/**
 * Writes some parts of a person's own profile and leaves the others, which another tab may have written meanwhile. Adds the row of
 * the profile if it is missing.
 */
export async function saveProfile(on: Executor, userId: number, patch: ProfilePatch, at: Date): Promise<void> {
  const set = { ...patch, updatedAt: at }
  await on
    .insert(profiles)
    .values({ userId, createdAt: at, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set })
}
