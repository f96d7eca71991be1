import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { briefColumns, criteria, published, readable, released } from './list.repo.ts'
import { scheduleList } from './schedule-list.ts'
import { competitions, facets, races } from './tables.ts'

const { placeholder } = sql

/** Names of the outer row's tags and industries. */
const facetNames = sql<FilterRow[]>`coalesce((
  select json_agg(json_build_object('kind', f.kind, 'code', f.code, 'name', f.name))
  from ${facets} f
  where (f.kind = 'tag' and f.code = any(competitions.tags))
    or (f.kind = 'industry' and f.code = any(competitions.industries))), '[]'::json)`

const { codeHash, ...pageColumns } = getTableColumns(competitions)

const preparedCompetition = preparedRead((db) =>
  db
    .select({
      ...pageColumns,
      facetNames,
      criteria,
      raceName: races.name,
      schedules: scheduleList,
    })
    .from(competitions)
    .leftJoin(races, eq(races.id, competitions.raceId))
    .where(and(eq(competitions.id, placeholder('id')), readable(placeholder('now'), placeholder('reader')))),
)

/** A competition that the reader may open, with its texts, series, schedules and the names of its tags, or null. */
export async function findCompetition(db: Database, id: number, { reader, now }: { reader: number | null; now: Date }) {
  const [row] = await preparedCompetition(db, { id, reader, now: now.toISOString() })
  return row ?? null
}

/** Times, switch and agreement of a published competition, which decide about sign-ups; null when there is no such competition. */
export async function findSignupTerms(on: Executor, id: number, now: Date) {
  const { startTime, endTime, isOpenSignup, signupStartTime, signupEndTime, peopleMax } = competitions
  const { agreement, agreementVersion } = competitions
  const [row] = await on
    .select({
      ...{ startTime, endTime, isOpenSignup, signupStartTime, signupEndTime, peopleMax },
      ...{ agreement, agreementVersion },
    })
    .from(competitions)
    .where(and(eq(competitions.id, id), released(now)))
  return row ?? null
}

/** Competitions with the names of their tags: all that everybody may see, or those of the given ids that the reader may open. */
export async function findAll(on: Executor, now: Date, wanted?: { ids: readonly number[]; reader: number | null }) {
  return on
    .select({ ...briefColumns, facetNames })
    .from(competitions)
    .where(wanted ? and(readable(now, wanted.reader), inArray(competitions.id, [...wanted.ids])) : published(now))
    .orderBy(asc(competitions.sort), asc(competitions.id))
}

/** The competitions that everybody may see, in the editors' order, and when their texts or terms were changed last. */
export const findPublished = (on: Executor, now: Date) =>
  on
    .select({ id: competitions.id, updatedAt: competitions.updatedAt })
    .from(competitions)
    .where(published(now))
    .orderBy(asc(competitions.sort), asc(competitions.id))

/** A tag, an industry or a category of series by its code; the code of a category is its id. */
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

/** The code of the industry of people for whom there is no other one; it stands last. */
const OTHER = 'other'

/** The values of the list's filters that lead to a competition, and all categories, in the editors' order, in one statement. */
export async function findFilters(on: Executor, now: Date): Promise<ListFilterRow[]> {
  const { rows } = await on.execute<ListFilterRow & Record<string, unknown>>(sql`
    select kind, code, name, banner, banner_url as "bannerUrl", banner_status as "bannerStatus" from (
      select 'race' as kind, id::text as code, name, banner, banner_url, banner_status, sort from ${races}
      union all
      select kind, code, name, '', '', 0, sort from ${facets} f where exists (
        select from ${competitions} where ${published(now)}
          and f.code = any(case f.kind when 'tag' then competitions.tags else competitions.industries end))
    ) filters
    order by kind, code = ${OTHER}, sort, code`)
  return rows
}

/** The industries that a person can choose, in the editors' order. */
export const findIndustries = (on: Executor): Promise<Pick<FilterRow, 'code' | 'name'>[]> =>
  on
    .select({ code: facets.code, name: facets.name })
    .from(facets)
    .where(eq(facets.kind, 'industry'))
    .orderBy(sql`${facets.code} = ${OTHER}`, facets.sort, facets.code)
