import { type SQL, sql } from 'drizzle-orm'

/** A time column in SQL as epoch milliseconds. `column` is written into the statement as it is: never a reader's text. */
export const ms = (column: string): SQL => sql.raw(`round(extract(epoch from ${column}) * 1000)::bigint`)

/** An instant as a parameter of a statement. */
export const stamp = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
