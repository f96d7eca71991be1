import type { MicrositeRecord } from '@shulei/contract/microsite/schemas.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import { at, idColumn, refColumn, stamps } from '../../platform/columns.ts'
import type { Bilingual } from '../competition/tables.ts'
import { users } from '../session/tables.ts'

/** The record of a microsite as it is stored. */
export type StoredRecord = z.output<typeof MicrositeRecord>

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
    /** Number of the version that visitors see. */
    version: integer().notNull(),
    publishedAt: at('published_at').notNull().defaultNow(),
    ...stamps,
  },
  (t) => [check('microsites_kind', sql`${t.kind} in ('race', 'special')`)],
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
  },
  (t) => [unique('microsite_versions_number').on(t.micrositeId, t.number)],
)

/** News of microsites. */
export const micrositeNews = pgTable(
  'microsite_news',
  {
    id: idColumn(),
    micrositeId: micrositeColumn(),
    title: jsonb().$type<Bilingual>().notNull(),
    summary: jsonb().$type<Bilingual>().notNull(),
    /** Sanitised HTML. */
    html: jsonb().$type<Bilingual>().notNull(),
    publishedAt: at('published_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('microsite_news_latest').on(t.micrositeId, t.publishedAt.desc(), t.id.desc())],
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
