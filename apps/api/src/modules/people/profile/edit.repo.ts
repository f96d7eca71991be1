import { eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { profiles } from './tables.ts'

type ProfilePatch = Partial<
  Pick<typeof profiles.$inferInsert, 'iden' | 'introduction' | 'province' | 'city' | 'sex' | 'birthday' | 'industries'>
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

/**
 * The stored values of a person's profile under its lock, which makes the row if it is missing. The codes of the industries are in
 * the order of the alphabet.
 */
export async function lockProfile(tx: Tx, userId: number, at: Date) {
  await saveProfile(tx, userId, {}, at)
  const { introduction, province, city, sex, birthday, iden, industries } = profiles
  const [row] = await tx
    .select({ introduction, province, city, sex, birthday, iden, industry: industries })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  if (!row) throw new Error('the profile was not stored')
  return { ...row, industry: row.industry.toSorted() }
}
