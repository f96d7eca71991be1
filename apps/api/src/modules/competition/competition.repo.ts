import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { briefColumns, published } from './list.repo.ts'
import { scheduleList } from './schedule-list.ts'
import { competitions, facets, races } from './tables.ts'

/** Names of the outer row's tags and industries. */
const facetNames = sql<FilterRow[]>`coalesce((
  select json_agg(json_build_object('kind', f.kind, 'code', f.code, 'name', f.name))
  from ${facets} f
  where (f.kind = 'tag' and f.code = any(competitions.tags))
    or (f.kind = 'industry' and f.code = any(competitions.industries))), '[]'::json)`

/** A published competition with its texts, race, schedules and the names of its tags, or null. */
export async function findCompetition(on: Executor, id: number, now: Date) {
  const [row] = await on
    .select({
      ...getTableColumns(competitions),
      facetNames,
      raceName: races.name,
      schedules: scheduleList,
    })
    .from(competitions)
    .leftJoin(races, eq(races.id, competitions.raceId))
    .where(and(eq(competitions.id, id), published(now)))
  return row ?? null
}

/** What a sign-up is judged by: times, switch and agreement of a published competition; null when there is none. */
export async function findEntry(on: Executor, id: number, now: Date) {
  const { startTime, endTime, isOpenSignup, signupStartTime, signupEndTime, agreement, agreementVersion } = competitions
  const [row] = await on
    .select({ startTime, endTime, isOpenSignup, signupStartTime, signupEndTime, agreement, agreementVersion })
    .from(competitions)
    .where(and(eq(competitions.id, id), published(now)))
  return row ?? null
}

/** Published competitions with the names of their tags: all, for pages that show them all, or those with the given ids. */
export async function findAll(on: Executor, now: Date, ids?: readonly number[]) {
  return on
    .select({ ...briefColumns, facetNames })
    .from(competitions)
    .where(and(published(now), ids && inArray(competitions.id, [...ids])))
    .orderBy(asc(competitions.sort), asc(competitions.id))
}

/** A tag, an industry or a race category by its code; the code of a race is its id. */
export interface FilterRow {
  kind: 'race' | 'tag' | 'industry'
  code: string
  name: { cn: string; en: string }
}

export interface ListFilterRow extends FilterRow {
  banner: string
  bannerUrl: string
  bannerStatus: number
}

/** Everything a list can be filtered by, in the editors' order, in one statement. */
export async function findFilters(on: Executor): Promise<ListFilterRow[]> {
  const { rows } = await on.execute<ListFilterRow & Record<string, unknown>>(sql`
    select kind, code, name, banner, banner_url as "bannerUrl", banner_status as "bannerStatus" from (
      select 'race' as kind, id::text as code, name, banner, banner_url, banner_status, sort from ${races}
      union all
      select kind, code, name, '', '', 0, sort from ${facets}
    ) filters
    order by kind, sort, code`)
  return rows
}
