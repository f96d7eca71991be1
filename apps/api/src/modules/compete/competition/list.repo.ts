import type { CompetitionFilters, CompetitionSort } from '@shulei/domain/compete/competition/filters.ts'
import type { Criterion } from '@shulei/domain/compete/review/criteria.ts'
import { and, eq, getTableColumns, isNotNull, isNull, like, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { searchPatterns } from '../../../platform/search-text.ts'
import { datasets, type PictureSource } from '../../data/dataset/tables.ts'
import { reviewSettings } from '../review/tables.ts'
import { scheduleList } from './schedule-list.ts'
import { type StateConditions, stateConditions, statusCondition } from './state-conditions.ts'
import { competitions, releasedBy, visibleTo } from './tables.ts'

const { sections, faq, agreement, searchText, scoring, codeHash, ...light } = getTableColumns(competitions)

/** Columns of a competition without its long texts and scoring settings, and its schedules. */
export const briefColumns = { ...light, schedules: scheduleList }

/** Number of open competitions that are recommended beside a list. */
const RECOMMENDED = 4

/** Competitions that have been published, the private ones included. For a competition whose gate the request has passed. */
export const released = (now: Date | Placeholder) => releasedBy(now, 'competitions')

/** Competitions that everybody may see: lists, feeds and cards show no others. */
export const published = (now: Date | Placeholder) => and(released(now), isNull(competitions.codeHash))

/** Competitions that a reader may open: the public ones, and private ones whose code the reader has entered. */
export const readable = (now: Date | Placeholder, reader: number | null | Placeholder) =>
  visibleTo(reader, now, 'competitions')

/** Source of a competition's signature picture: its first data set; null for a competition without data. Reads the outer row. */
const pictureSource = sql<PictureSource | null>`(
  select json_build_object('id', d.id, 'updatedAt', d.updated_at, 'signature', d.signature,
    'columns', case when d.signature is null then d.columns else '[]'::jsonb end)
  from ${datasets} d where d.competition_id = competitions.id order by d.id limit 1)`

/** Criteria of a solution contest, whose picture they make; null for other competitions. Reads the outer row. */
export const criteria = sql<Criterion[] | null>`(
  select r.criteria from ${reviewSettings} r where r.competition_id = competitions.id)`

function matching(filters: CompetitionFilters, states: StateConditions, now: Date): SQL | undefined {
  const { search, type, tagCode, indCode, raceId, cmptStatus } = filters
  const found = searchPatterns(search).map((patterns) =>
    or(...patterns.map((pattern) => like(competitions.searchText, pattern))),
  )
  return and(
    published(now),
    type === '' ? undefined : eq(competitions.type, Number(type)),
    tagCode === '' ? undefined : sql`${tagCode} = any(competitions.tags)`,
    indCode === '' ? undefined : sql`${indCode} = any(competitions.industries)`,
    raceId === 0 ? undefined : eq(competitions.raceId, raceId),
    statusCondition(states, cmptStatus),
    ...found,
  )
}

/** Number of teams by competition. */
export type TeamCounts = ReadonlyMap<number, number>

const teamCount = (teams: TeamCounts) =>
  sql`coalesce((${JSON.stringify(Object.fromEntries(teams))}::jsonb ->> competitions.id::text)::int, 0)`

/** Order of a list. Every order ends with the id, so that pages neither share nor lose a row. */
function orderOf(sort: CompetitionSort, states: StateConditions, teams: TeamCounts): SQL {
  switch (sort) {
    case 'newest':
      return sql`${competitions.publishedAt} desc, competitions.id desc`
    case 'hottest':
      return sql`${teamCount(teams)} desc, competitions.id`
    case 'deadline':
      return sql`${states.ended}, case when ${states.ended} then null else competitions.end_time end,
        competitions.end_time desc, competitions.id`
    case 'default':
      return sql`case when ${states.inProgress} then 0 when ${states.openSignup} then 1 when ${states.ended} then 3 else 2 end,
        competitions.sort, competitions.id`
  }
}

/**
 * A page of a list and the recommended competitions in one statement. `place` is a row's position in the page, `recommended` its
 * position in the recommendations; null where the row is not part of it.
 */
export async function findPage(
  on: Executor,
  filters: CompetitionFilters & { perPage: number },
  now: Date,
  teams: TeamCounts,
) {
  const states = stateConditions(now)
  const where = matching(filters, states, now)
  const order = orderOf(filters.sort, states, teams)
  const page = on.$with('page').as(
    on
      .select({
        id: competitions.id,
        place: sql<number>`(row_number() over (order by ${order}))::int`.as('page_place'),
      })
      .from(competitions)
      .where(where)
      .orderBy(order)
      .limit(filters.perPage)
      .offset((filters.page - 1) * filters.perPage),
  )
  const soonest = sql`competitions.signup_end_time nulls last, competitions.id`
  const recommended = on.$with('recommended').as(
    on
      .select({
        id: competitions.id,
        place: sql<number>`(row_number() over (order by ${soonest}))::int`.as('recommended_place'),
      })
      .from(competitions)
      .where(and(published(now), states.openSignup))
      .orderBy(soonest)
      .limit(RECOMMENDED),
  )
  const rows = await on
    .with(page, recommended)
    .select({
      ...briefColumns,
      pictureSource,
      criteria,
      place: page.place,
      recommended: recommended.place,
      total: sql<number>`(select count(*)::int from competitions where ${where})`,
    })
    .from(competitions)
    .leftJoin(page, eq(page.id, competitions.id))
    .leftJoin(recommended, eq(recommended.id, competitions.id))
    .where(or(isNotNull(page.id), isNotNull(recommended.id)))
  // a page after the last one has no row that carries the total
  const total = rows[0]?.total ?? (filters.page === 1 ? 0 : await countMatching(on, where))
  return { rows, total }
}

async function countMatching(on: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await on.select({ total: sql<number>`count(*)::int` }).from(competitions).where(where)
  return row?.total ?? 0
}

export type BriefRow = Omit<
  Awaited<ReturnType<typeof findPage>>['rows'][number],
  'place' | 'recommended' | 'total' | 'pictureSource' | 'criteria'
>
