import type { StoredSignature } from '@shulei/domain/base/signature/signature.ts'
import type { Downloaders } from '@shulei/domain/data/dataset/downloaders.ts'
import type { ColumnProfile, FileFormat, ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import type { DatasetText } from '@shulei/domain/data/dataset/publish.ts'
import type { ReadingChoice, StoredReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import type { CopyFacts } from '@shulei/domain/data/dataset/slice/compare.ts'
import type { DatasetState } from '@shulei/domain/data/dataset/state.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions } from '../../compete/competition/tables.ts'

export interface Bilingual {
  cn: string
  en: string
}

/** Subjects of data sets (B§3 DatasetCategory); the rows are part of the migration. */
export const datasetCategories = pgTable('dataset_categories', {
  id: bigint({ mode: 'number' }).primaryKey(),
  /** Position in the list; the first 14 are the first group (B§2). */
  sort: integer().notNull(),
  name: jsonb().$type<Bilingual>().notNull(),
})

export const datasets = pgTable(
  'datasets',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
    /** The user who owns the data set; null for the site. */
    ownerId: refColumn('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null only for a draft. */
    categoryId: refColumn('category_id').references(() => datasetCategories.id),
    name: jsonb().$type<Bilingual>().notNull(),
    /** Plain text of one or two sentences. */
    summary: jsonb().$type<Bilingual>().notNull().default({ cn: '', en: '' }),
    /** Sanitised HTML. */
    description: jsonb().$type<Bilingual>().notNull().default({ cn: '', en: '' }),
    /** A tag that a person wrote has the same text in both languages. */
    tags: jsonb().$type<Bilingual[]>().notNull().default([]),
    /** Address of the cover picture; null: the signature picture, else art by the id. */
    cover: text(),
    /** Drafts and withdrawn data sets are seen by their owner alone. */
    state: text().$type<DatasetState>().notNull().default('published'),
    /** Number of the version that readers see; 0 before the first publication. */
    version: integer().notNull().default(1),
    /** The people who may download, as the owner chose; null: the licence decides. */
    downloaders: text().$type<Downloaders>(),
    licence: jsonb().$type<{ id: string; name: Bilingual; note: Bilingual; url?: string }>().notNull(),
    source: jsonb().$type<{ name: Bilingual; version: string; attribution: Bilingual; url?: string }>().notNull(),
    changes: jsonb().$type<Bilingual>().notNull(),
    protocol: jsonb().$type<Bilingual>().notNull(),
    /** Profile of the main table, with the description of each column. */
    columns: jsonb().$type<ColumnProfile[]>().notNull(),
    /** Descriptions of the columns of all tables, by the name of the column. */
    columnTexts: jsonb('column_texts').$type<Record<string, Bilingual>>().notNull().default({}),
    /** The signature picture, reduced from the train table; null where only the profile of the columns is known. */
    signature: jsonb().$type<StoredSignature | null>(),
    /** Written with `searchText`: names, category and tags by pinyin and initials, the summary by its characters. */
    searchText: text('search_text').notNull().default(''),
    /** First publication; null for a draft. */
    publishedAt: at('published_at').defaultNow(),
    withdrawnAt: at('withdrawn_at'),
    /** Texts that the owner has stored and not published, with their language; null where there are none. */
    draft: jsonb().$type<DatasetText & { language?: keyof Bilingual }>(),
    /** Counts the saves of the owner's texts, so that an older page does not overwrite a newer one. */
    revision: integer().notNull().default(1),
    ...stamps,
  },
  (t) => [
    index('datasets_competition').on(t.competitionId),
    index('datasets_owner').on(t.ownerId),
    index('datasets_category').on(t.categoryId).where(sql`state = 'published'`),
  ],
)

/** Versions of a data set: which files belong to it, and what changed. The next version is a row without an instant. */
export const datasetVersions = pgTable(
  'dataset_versions',
  {
    id: idColumn(),
    datasetId: refColumn('dataset_id')
      .notNull()
      .references(() => datasets.id, { onDelete: 'cascade' }),
    /** From 1. */
    no: integer().notNull(),
    /** Plain text: what changed against the version before; empty for the first. */
    changes: jsonb().$type<Bilingual>().notNull(),
    /** Null while the owner still works on it. */
    publishedAt: at('published_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [unique('dataset_versions_no').on(t.datasetId, t.no)],
)

/** The part of a data set that its signature picture is drawn from; `columns` only where no picture is stored. */
export interface PictureSource {
  id: number
  updatedAt: Date | string
  signature: StoredSignature | null
  columns: ColumnProfile[]
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
    /** Rows of the table, or of all tables of an archive; null where the file has none or they are not counted yet. */
    rows: integer(),
    /** Tables in the file, counted with its profile; `datasetTables` has fewer of an archive with more than are profiled. */
    tableCount: integer('table_count').notNull().default(0),
    sha256: text().notNull(),
    description: jsonb().$type<Bilingual>().notNull(),
    sort: integer().notNull().default(0),
    format: text().$type<FileFormat>().notNull().default('csv'),
    /** Progress of the column profile. `none`: the file has no table; `failed` says why in `profileProblem`. */
    profileState: text('profile_state', { enum: ['none', 'waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('none'),
    profileProblem: jsonb('profile_problem').$type<ProfileProblem>(),
    /** End of the lease of the process that profiles it, see `platform/jobs/lease.ts`. */
    leaseUntil: at('lease_until'),
    /** How often a process has begun its profile. */
    attempts: integer().notNull().default(0),
    /** Start of the last attempt. */
    profiledAt: at('profiled_at'),
    /** Its profile did not end in the time of the short lane, so that it waits for the long one. */
    isSlow: boolean('is_slow').notNull().default(false),
    /** The owner's choices about the reading of each table, by its path inside the archive ('' for the file itself). */
    readings: jsonb().$type<Record<string, ReadingChoice>>().notNull().default({}),
    /** Counts the choices, so that an older page does not overwrite a newer one. */
    readingRevision: integer('reading_revision').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('dataset_files_dataset').on(t.datasetId),
    index('dataset_files_waiting').on(t.id).where(sql`profile_state in ('waiting', 'running')`),
  ],
)

/** The files of each version. A file that does not change belongs to several versions. */
export const datasetVersionFiles = pgTable(
  'dataset_version_files',
  {
    versionId: refColumn('version_id')
      .notNull()
      .references(() => datasetVersions.id, { onDelete: 'cascade' }),
    fileId: refColumn('file_id')
      .notNull()
      .references(() => datasetFiles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.fileId] }), index('dataset_version_files_file').on(t.fileId)],
)

/** The stored copy of a table in columns. */
export interface StoredCopy extends CopyFacts {
  /** Key in the file store; null for a table that could not be copied. */
  key: string | null
}

/** A table inside a file, with the profile of its columns and its first rows. A file that is no archive has one, named ''. */
export const datasetTables = pgTable(
  'dataset_tables',
  {
    fileId: refColumn('file_id')
      .notNull()
      .references(() => datasetFiles.id, { onDelete: 'cascade' }),
    /** Path inside the archive; empty for the file itself. */
    part: text().notNull().default(''),
    sort: integer().notNull().default(0),
    rows: integer().notNull(),
    /** Only the first rows were read: the file is longer than the limits allow. */
    isPartial: boolean('is_partial').notNull().default(false),
    /** Without descriptions, which are in `datasets.columnTexts`. */
    columns: jsonb().$type<Omit<ColumnProfile, 'description'>[]>().notNull(),
    /** At most 100 rows, cells as text; null is a missing cell. */
    preview: jsonb().$type<(string | null)[][]>().notNull(),
    /** How the file was read; null for tables that were profiled before readings were kept. */
    reading: jsonb().$type<StoredReading>(),
    /** The copy that the preview searches and sorts; null for tables that were profiled before copies were kept. */
    copy: jsonb().$type<StoredCopy>(),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.part] })],
)

/** The contact sheet of an archive of pictures: one small picture for each, drawn on one sheet. */
export const datasetSheets = pgTable('dataset_sheets', {
  fileId: refColumn('file_id')
    .primaryKey()
    .references(() => datasetFiles.id, { onDelete: 'cascade' }),
  /** Key of the sheet in the file store. */
  key: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Pictures in the archive; more than are on the sheet when it is full. */
  count: integer().notNull(),
  /** Names and sizes in pixels of the pictures on the sheet, row by row. */
  pictures: jsonb().$type<{ name: string; width: number; height: number }[]>().notNull(),
})

/** Views of a data set by day in Shanghai (C095): one for each person and day, and one for each visitor's browser. */
export const datasetViews = pgTable(
  'dataset_views',
  {
    datasetId: refColumn('dataset_id')
      .notNull()
      .references(() => datasets.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** `u` and the id of a person, or `v` and a hash that changes every day. */
    viewer: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.datasetId, t.day, t.viewer] })],
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
