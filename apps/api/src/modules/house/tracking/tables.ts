import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Page views by day and path; no person is stored. */
export const visits = pgTable(
  'visits',
  { day: text().notNull(), path: text().notNull(), count: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.day, t.path] })],
)
