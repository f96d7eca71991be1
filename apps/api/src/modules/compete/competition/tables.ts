import { gates } from '@shulei/domain/base/completion/gate.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../../platform/columns.ts'
import { ms } from '../../../platform/db/instant.ts'
import { users } from '../../base/session/tables.ts'

export interface Bilingual {
  cn: string
  en: string
}

/** Categories of series for the list's filter. */
export const races = pgTable('races', {
  id: idColumn(),
  name: jsonb().$type<Bilingual>().notNull(),
  banner: text().notNull().default(''),
  bannerUrl: text('banner_url').notNull().default(''),
  bannerStatus: smallint('banner_status').notNull().default(0),
  sort: integer().notNull().default(0),
})

/** Tags and industries of the list filter. */
export const facets = pgTable(
  'facets',
  {
    kind: text({ enum: ['tag', 'industry'] }).notNull(),
    code: text().notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] })],
)

export const competitions = pgTable(
  'competitions',
  {
    id: refColumn('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    title: jsonb().$type<Bilingual>().notNull(),
    summary: jsonb().$type<Bilingual>().notNull(),
    /** Titles, summaries, pinyin and initials in lower case, for the search. */
    searchText: text('search_text').notNull(),
    /** Page sections and FAQ as sanitised HTML in both languages. */
    sections: jsonb().$type<{ key: string; title: Bilingual; html: Bilingual }[]>().notNull(),
    faq: jsonb().$type<{ question: Bilingual; answer: Bilingual }[]>().notNull(),
    /** 1 intelligent algorithm, 2 solution application. */
    type: smallint().notNull(),
    /** 1 classic, 2 grand prize, 3 training. */
    format: smallint().notNull(),
    raceId: refColumn('race_id').references(() => races.id),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    industries: text().array().notNull().default(sql`'{}'::text[]`),
    reward: jsonb().$type<Bilingual>().notNull(),
    metric: text().notNull(),
    startTime: at('start_time').notNull(),
    endTime: at('end_time').notNull(),
    signupStartTime: at('signup_start_time'),
    signupEndTime: at('signup_end_time'),
    isOpenSignup: boolean('is_open_signup').notNull(),
    agreement: jsonb().$type<Bilingual>().notNull(),
    agreementVersion: integer('agreement_version').notNull().default(1),
    teamMax: integer('team_max').notNull().default(5),
    /** Most people who sign up; null for a competition without such a limit. */
    peopleMax: integer('people_max'),
    /** How much a person has filled in before they submit; data are downloaded by those with a real name where it asks for one. */
    gate: text({ enum: gates }).notNull().default('realName'),
    /** Whether monthly seasons follow its schedules, so that it never ends. */
    isSeasonal: boolean('is_seasonal').notNull().default(false),
    /** From this instant on, members of teams stay as they are; null for the default, some days before the end. */
    teamFreezeAt: at('team_freeze_at'),
    /** Rules to read and score a result file; the solution itself is in the private folder. */
    scoring: jsonb()
      .$type<{
        idColumn: string
        predictionColumns: string[]
        labels: string[]
        solutionKey: string
        maxBytes: number
        baselines: Partial<Record<'weak' | 'middle' | 'better', { label: Bilingual; A: number; B: number }>>
      }>()
      .notNull(),
    /** Sites that may show the ranking inside a frame, as sources of `frame-ancestors`. */
    frameHosts: text('frame_hosts').array().notNull().default(sql`'{}'::text[]`),
    /** Hash of the code of a private competition (`private/code-hash.ts`); null for a public one. */
    codeHash: text('code_hash'),
    sort: integer().notNull().default(0),
    publishedAt: at('published_at').notNull().defaultNow(),
    ...stamps,
  },
  (t) => [
    index('competitions_times').on(t.endTime, t.startTime),
    check('competitions_gate', sql`${t.gate} in ('none', 'profile', 'realName')`),
    check('competitions_order', sql`${t.startTime} < ${t.endTime}`),
  ],
)

export const schedules = pgTable(
  'schedules',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** May carry #EnglishTitle. */
    title: text().notNull(),
    sort: smallint().notNull(),
    startTime: at('start_time').notNull(),
    endTime: at('end_time').notNull(),
    listAStartTime: at('list_a_start_time'),
    listAEndTime: at('list_a_end_time'),
    listBStartTime: at('list_b_start_time'),
    listBEndTime: at('list_b_end_time'),
    maxSubmitCount: integer('max_submit_count').notNull().default(3),
    maxErrorSubmitCount: integer('max_error_submit_count').notNull().default(3),
    /** Places of the schedule's deciding list that advance to the next schedule; 0: all teams of the list. */
    subRank: integer('sub_rank').notNull().default(0),
    /** Time of the promotion to the next schedule; null before it. */
    promotedAt: at('promoted_at'),
    /** Month of a season as `YYYY-MM`; null for the schedules that the organisers planned. */
    season: text(),
    /** Window in which teams hand in their source code; null where the schedule does not ask for it. */
    sourceStartTime: at('source_start_time'),
    sourceEndTime: at('source_end_time'),
    /** First places of the visible list whose teams are asked for their source code; 0: all teams that were scored. */
    sourcePlaces: integer('source_places').notNull().default(0),
    /** Most list A submissions that a captain may choose for list B; 0 where nothing can be chosen. */
    choiceCount: smallint('choice_count').notNull().default(0),
    /** The last instant at which the choice may change. */
    choiceUntil: at('choice_until'),
  },
  (t) => [
    uniqueIndex('schedules_sort').on(t.competitionId, t.sort).where(sql`${t.season} is null`),
    unique('schedules_season').on(t.competitionId, t.season),
    check('schedules_range', sql`${t.sort} between 0 and 4`),
    check('schedules_source', sql`(${t.sourceStartTime} is null) = (${t.sourceEndTime} is null)`),
    check('schedules_choice', sql`(${t.choiceCount} = 0) = (${t.choiceUntil} is null)`),
  ],
)

/** Sign-ups, one row for each person and competition; the states are those of Q027. */
export const signups = pgTable(
  'signups',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: smallint().notNull().default(0),
    agreementVersion: integer('agreement_version'),
    form: jsonb().$type<{ organization: string; iden: number; reason: string } | null>(),
    isRedance: smallint('is_redance').notNull().default(0),
    /** Value of the link through which the person came, as it was sent (C062). */
    targetId: text('target_id'),
    /** Person whom the link names: another person, who counts this sign-up once it is finished. */
    inviterId: refColumn('inviter_id').references(() => users.id, { onDelete: 'set null' }),
    source: text().notNull().default('web'),
    completedAt: at('completed_at'),
    ...stamps,
  },
  (t) => [
    unique('signups_person').on(t.competitionId, t.userId),
    index('signups_user').on(t.userId),
    index('signups_inviter').on(t.inviterId, t.competitionId).where(sql`${t.inviterId} is not null`),
    check('signups_inviter_other', sql`${t.inviterId} <> ${t.userId}`),
    check('signups_state', sql`${t.state} between 0 and 4`),
  ],
)

/** The files of the folder that a competition was imported from, for its export. Public tables are files of its data set. */
export const competitionFolders = pgTable('competition_folders', {
  competitionId: refColumn('competition_id')
    .primaryKey()
    .references(() => competitions.id, { onDelete: 'cascade' }),
  /** Settings and texts by file name, as they were written. */
  texts: jsonb().$type<Record<string, string>>().notNull(),
  /** Keys of the baselines in the file store, by name; no call reads them. */
  baselines: jsonb().$type<Partial<Record<'weak' | 'middle' | 'better', string>>>().notNull(),
})

/** People who have entered the code of a private competition. */
export const privateUnlocks = pgTable(
  'private_unlocks',
  {
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.competitionId, t.userId] }), index('private_unlocks_user').on(t.userId)],
)

/**
 * SQL: a reader may see the competition of the outer row `alias`: it is public, or the reader has entered its code. Null is a
 * visitor. A list that all readers share asks for the null code itself.
 */
export const openTo = (
  reader: number | null | Placeholder | SQL,
  alias = 'c',
): SQL<boolean> => sql`(${sql.raw(alias)}.code_hash is null or exists (
  select 1 from private_unlocks unlock where unlock.competition_id = ${sql.raw(alias)}.id and unlock.user_id = ${reader}))`

type Instant = Date | Placeholder

/** SQL: the competition of the outer row `alias` has been published by an instant. */
export const releasedBy = (now: Instant, alias = 'c'): SQL<boolean> =>
  sql`${sql.raw(alias)}.published_at <= ${now instanceof Date ? now.toISOString() : now}::timestamptz`

/** SQL: a reader may see the competition of the outer row `alias` at an instant: it is published, and open to the reader. */
export const visibleTo = (reader: number | null | Placeholder | SQL, now: Instant, alias = 'c'): SQL<boolean> =>
  sql`(${releasedBy(now, alias)} and ${openTo(reader, alias)})`

/** Competitions that a person looked at, once each; only the latest of a person stay. Nobody but the person reads them. */
export const competitionViews = pgTable(
  'competition_views',
  {
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    viewedAt: at('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.competitionId] }),
    index('competition_views_latest').on(t.userId, t.viewedAt),
  ],
)

/** Names and values of the schedule `s` that the rules of a competition need, for json_build_object. */
export const scheduleFacts: SQL = sql`'id', s.id, 'title', s.title, 'sort', s.sort,
  'startTime', ${ms('s.start_time')}, 'endTime', ${ms('s.end_time')},
  'listAStartTime', ${ms('s.list_a_start_time')}, 'listAEndTime', ${ms('s.list_a_end_time')},
  'listBStartTime', ${ms('s.list_b_start_time')}, 'listBEndTime', ${ms('s.list_b_end_time')},
  'maxSubmitCount', s.max_submit_count, 'maxErrorSubmitCount', s.max_error_submit_count, 'season', s.season,
  'source', case when s.source_start_time is not null then json_build_object(
    'start', ${ms('s.source_start_time')}, 'end', ${ms('s.source_end_time')}, 'places', s.source_places) end,
  'choice', case when s.choice_count > 0 then json_build_object(
    'count', s.choice_count, 'until', ${ms('s.choice_until')}) end`

/** All schedules of the competition `c` in order, as JSON. */
export const ruleSchedules: SQL = sql`coalesce((
  select json_agg(json_build_object(${scheduleFacts}) order by s.start_time, s.sort)
  from schedules s where s.competition_id = c.id), '[]'::json)`
