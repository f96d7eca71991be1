import type { StoredSignature } from '@shulei/domain/signature/signature.ts'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../platform/columns.ts'
import { competitions } from '../competition/tables.ts'
import { users } from '../session/tables.ts'

export interface Bilingual {
  cn: string
  en: string
}

export const datasets = pgTable(
  'datasets',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
    /** The user who owns the data set; null for the site. */
    ownerId: refColumn('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: jsonb().$type<Bilingual>().notNull(),
    licence: jsonb().$type<{ id: string; name: Bilingual; note: Bilingual }>().notNull(),
    source: jsonb().$type<{ name: Bilingual; version: string; attribution: Bilingual }>().notNull(),
    changes: jsonb().$type<Bilingual>().notNull(),
    protocol: jsonb().$type<Bilingual>().notNull(),
    columns: jsonb().$type<unknown[]>().notNull(),
    /** The signature picture, reduced from the train table; null where only the profile of the columns is known. */
    signature: jsonb().$type<StoredSignature | null>(),
    ...stamps,
  },
  (t) => [index('datasets_competition').on(t.competitionId), index('datasets_owner').on(t.ownerId)],
)

/** The part of a data set that its signature picture is drawn from; `columns` only where no picture is stored. */
export interface PictureSource {
  id: number
  updatedAt: Date | string
  signature: StoredSignature | null
  columns: unknown[]
}

export const datasetFiles = pgTable(
  'dataset_files',
  {
    id: idColumn(),
    datasetId: refColumn('dataset_id')
      .notNull()
      .references(() => datasets.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Key in the file store; never part of an address. */
    key: text().notNull().unique(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: integer(),
    sha256: text().notNull(),
    description: jsonb().$type<Bilingual>().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [index('dataset_files_dataset').on(t.datasetId)],
)

/** Acceptances of a data set's protocol, with their times (B§4). */
export const datasetAgreements = pgTable(
  'dataset_agreements',
  {
    datasetId: refColumn('dataset_id')
      .notNull()
      .references(() => datasets.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    acceptedAt: at('accepted_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.datasetId, t.userId] })],
)

/** Downloads, one row each. The download-log call makes a row whose `usedAt` is null until the file is sent. */
export const datasetDownloads = pgTable(
  'dataset_downloads',
  {
    id: idColumn(),
    fileId: refColumn('file_id')
      .notNull()
      .references(() => datasetFiles.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('dataset_downloads_file').on(t.fileId),
    index('dataset_downloads_user').on(t.userId),
    // at most one waiting row per file and person, however often a download is announced
    uniqueIndex('dataset_downloads_waiting').on(t.fileId, t.userId).where(sql`used_at is null`),
  ],
)
