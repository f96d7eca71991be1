import { and, inArray } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { published } from './list.repo.ts'
import { competitions } from './tables.ts'

/** Titles by id of those given competitions that are published; one statement, none without an id. */
export async function competitionTitles({ db, clock }: Platform, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { cn: string; en: string }>()
  const rows = await db
    .select({ id: competitions.id, title: competitions.title })
    .from(competitions)
    .where(and(published(new Date(clock())), inArray(competitions.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
