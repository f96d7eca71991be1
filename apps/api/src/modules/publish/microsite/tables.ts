import type { MicrositeRecord } from '@shulei/contract/publish/microsite/schemas.ts'
import type { StudioContent } from '@shulei/contract/publish/studio/schemas.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import { at, idColumn, refColumn, stamps } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import type { Bilingual } from '../../compete/competition/tables.ts'

/** The record of a microsite as it is stored. */
export type StoredRecord = z.output<typeof MicrositeRecord>

/** The parts of a record that the studio changes, as a draft stores them. */
export type StoredDraft = z.output<typeof StudioContent>

/** Microsites of series and specials. Their content is in their versions. */
export const microsites = pgTable(
  'microsites',
  {
    id: idColumn(),
    /** Name in the address. */
    name: text().notNull().unique(),
    kind: text({ enum: ['race', 'special'] }).notNull(),
    /** Place in the list; the first series answers addresses without a name. */
    sort: integer().notNull().default(0),
    /** Number of the version that visitors see, unless the scheduled one is due. */
    version: integer().notNull(),
    /** Number of a version that visitors see from `nextAt` on. Both are null where none is scheduled. */
    nextVersion: integer('next_version'),
    nextAt: at('next_at'),
    publishedAt: at('published_at').notNull().defaultNow(),
    ...stamps,
  },
  (t) => [
    check('microsites_kind', sql`${t.kind} in ('race', 'special')`),
    check('microsites_next', sql`(${t.nextVersion} is null) = (${t.nextAt} is null)`),
  ],
)

const micrositeColumn = () =>
  refColumn('microsite_id')
    .notNull()
    .references(() => microsites.id, { onDelete: 'cascade' })

/** Every version of a microsite's record. A version never changes; a rollback adds a new one. */
export const micrositeVersions = pgTable(
  'microsite_versions',
  {
    id: idColumn(),
    micrositeId: micrositeColumn(),
    /** Counts from 1 for each microsite. */
    number: integer().notNull(),
    record: jsonb().$type<StoredRecord>().notNull(),
    authorId: refColumn('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    /** Whether it was scheduled and gave way before its instant, so that visitors never saw it. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
  },
  (t) => [unique('microsite_versions_number').on(t.micrositeId, t.number)],
)

/** News of microsites. */
export const micrositeNews = pgTable(
  'microsite_news',
  {
    id: idColumn(),
    micrositeId: micrositeColumn(),
    /** Counts from 1 for each microsite; the article's address has it. */
    number: integer().notNull(),
    title: jsonb().$type<Bilingual>().notNull(),
    summary: jsonb().$type<Bilingual>().notNull(),
    /** Sanitised HTML. */
    html: jsonb().$type<Bilingual>().notNull(),
    publishedAt: at('published_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('microsite_news_number').on(t.micrositeId, t.number),
    index('microsite_news_latest').on(t.micrositeId, t.publishedAt.desc(), t.id.desc()),
  ],
)

/** People who run a microsite: they may change and publish it. */
export const micrositeMembers = pgTable(
  'microsite_members',
  {
    micrositeId: micrositeColumn(),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.micrositeId, t.userId] })],
)

/**
 * The draft of each microsite. The row stays when the draft is published or given up, so that a revision never comes twice and a
 * tab with an old one is always refused.
 */
export const micrositeDrafts = pgTable('microsite_drafts', {
  micrositeId: micrositeColumn().primaryKey(),
  /** Null while nothing differs from the newest version. */
  content: jsonb().$type<StoredDraft>(),
  /** Number of saves. */
  revision: integer().notNull(),
  authorId: refColumn('author_id').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: at('updated_at').notNull(),
})

/** Secret links that let everybody who has them read a draft. */
export const micrositeDraftLinks = pgTable(
  'microsite_draft_links',
  {
    id: idColumn(),
    micrositeId: micrositeColumn(),
    /** SHA-256 of the secret, base64url; the secret itself is not stored. */
    secretHash: text('secret_hash').notNull().unique(),
    authorId: refColumn('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('microsite_draft_links_of').on(t.micrositeId, t.createdAt.desc())],
)

/** Number of the version that visitors see, of a microsite `m`: the scheduled one from its instant on. */
export const liveVersion = (now: Date | Placeholder): SQL =>
  sql`(case when m.next_at <= ${now instanceof Date ? now.toISOString() : now}::timestamptz then m.next_version else m.version end)`

/**
 * SQL: whether a person runs a competition: they are at its desk, or run a microsite that has it as a track.
 */
export const runsCompetition = (
  userId: number | Placeholder | SQL,
  competitionId: number | Placeholder | SQL,
  now: Date | Placeholder,
): SQL<boolean> => sql`(exists (
  select 1 from competition_members h where h.user_id = ${userId}::bigint and h.competition_id = ${competitionId}::bigint)
  or exists (select 1 from microsite_members e join microsites m on m.id = e.microsite_id
  join microsite_versions v on v.microsite_id = m.id and v.number = ${liveVersion(now)}
  cross join jsonb_array_elements(v.record -> 'tracks' -> 'items') track
  where e.user_id = ${userId}::bigint and (track ->> 'competitionId')::bigint = ${competitionId}::bigint))`
