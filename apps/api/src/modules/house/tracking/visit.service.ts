import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { countVisit } from './visit.repo.ts'

/**
 * A path in the form in which it is counted: without query and fragment, and short, so that nobody can fill the table with texts.
 */
const countedPath = (path: string): string | null =>
  /^\/[\w\-./%]{0,120}$/.exec(path.split(/[?#]/)[0] ?? '')?.[0] ?? null

/** Counts a view of a path on the Shanghai day of an instant; invalid paths are left out. */
export async function recordVisit(db: Executor, path: string, now: number): Promise<void> {
  const counted = countedPath(path)
  if (counted !== null) await countVisit(db, shanghaiDay(now), counted)
}
