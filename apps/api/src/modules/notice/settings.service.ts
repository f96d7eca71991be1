import type { IgnorableGroup } from '@shulei/domain/notice/notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { findIgnored, saveIgnored } from './notice.repo.ts'

/** Which groups of notices a person ignores (Q061). */
export const ignoredOf = ({ db }: Platform, userId: number): Promise<IgnorableGroup[]> => findIgnored(db, userId)

/** Stores which groups a person ignores from now on; what they were told of already stays. */
export async function ignore(
  { db }: Platform,
  userId: number,
  groups: readonly IgnorableGroup[],
): Promise<IgnorableGroup[]> {
  const ignored = [...new Set(groups)]
  await saveIgnored(db, userId, ignored)
  return ignored
}
