import type { Executor } from '../../platform/db/database.ts'
import { profiles } from './tables.ts'

type ProfilePatch = Partial<
  Pick<typeof profiles.$inferInsert, 'introduction' | 'province' | 'city' | 'sex' | 'birthday'>
>

/**
 * Writes parts of a person's own profile, and no other parts: what another tab has written meanwhile stays. Whoever has said
 * nothing before has a row afterwards.
 */
export async function saveProfile(on: Executor, userId: number, patch: ProfilePatch, at: Date): Promise<void> {
  const set = { ...patch, updatedAt: at }
  await on
    .insert(profiles)
    .values({ userId, createdAt: at, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set })
}
