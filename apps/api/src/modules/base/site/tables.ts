import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../../platform/columns.ts'

/** Settings of the installation by key: secrets made at the first start, the built-in content that was loaded. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** Key of the setting that stores the progress of the built-in content: present where that was loaded, whatever `DEMO` says now. */
export const BUILT_IN = 'builtIn'
