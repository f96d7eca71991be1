import type { IgnorableGroup } from '@shulei/domain/talk/notice/notice.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findIgnored, saveIgnored } from './notice.repo.ts'

/** Groups of notices that a person ignores (Q061). */
export const ignoredOf = ({ db }: Platform, userId: number): Promise<IgnorableGroup[]> => findIgnored(db, userId)

/** Stores the groups that a person ignores from now on; existing notices stay. */
export async function ignore(
  { db }: Platform,
  userId: number,
  groups: readonly IgnorableGroup[],
): Promise<IgnorableGroup[]> {
  const ignored = [...new Set(groups)]
  await db.transaction((tx) => saveIgnored(tx, userId, ignored))
  return ignored
}
