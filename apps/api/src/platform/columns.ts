import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** Primary key of every table: bigint identity, a number in the program. */
export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A foreign key column; the caller adds the reference. */
export const refColumn = (name: string) => bigint(name, { mode: 'number' })

/** An instant with zone, a Date in the program. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Times at which a row was made and last changed. */
export const stamps = {
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
}
