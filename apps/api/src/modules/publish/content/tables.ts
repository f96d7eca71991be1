import { customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, idColumn } from '../../../platform/columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Versions of the operator's texts, each whole. The one that was activated last is on the site. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: idColumn(),
    /** SHA-256 of all files. The same files are one version. */
    hash: text().notNull().unique(),
    /** `built-in` for the texts of this software, which a newer release replaces; `operator` for all others. */
    source: text({ enum: ['built-in', 'operator'] }).notNull(),
    /** Texts by their path in the folder. */
    files: jsonb().$type<Record<string, string>>().notNull(),
    /** Pictures by their file name: the hash of their bytes. */
    pictures: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: at('created_at').notNull(),
    activatedAt: at('activated_at').notNull(),
  },
  (t) => [index('content_versions_activated').on(t.activatedAt.desc())],
)

/** Pictures of all versions by the SHA-256 of their bytes. */
export const contentPictures = pgTable('content_pictures', {
  hash: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
})
