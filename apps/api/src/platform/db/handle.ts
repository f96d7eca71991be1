import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Both engines behind one drizzle type. Row counts differ between drivers: use `.returning()`. */
export type Database = NodePgDatabase
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The database or a transaction: the first parameter of every repository function. Inside a transaction always pass `tx` down. */
export type Executor = Database | Tx
