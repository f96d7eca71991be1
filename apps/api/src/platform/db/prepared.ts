import type { Query, SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Database, Executor } from './database.ts'
import { nameStatement } from './prepared-names.ts'

interface Preparable<Row> {
  toSQL(): { sql: string }
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> }
}

/**
 * A frequent read, built once per database and prepared once per connection, which halves its processor time. `make` gets the
 * database and marks values by `sql.placeholder(name)`. Not for transactions.
 */
export function preparedRead<Row>(
  make: (db: Database) => Preparable<Row>,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const made = new WeakMap<Database, ReturnType<Preparable<Row>['prepare']>>()
  return (db, values) => {
    const known = made.get(db)
    if (known) return known.execute(values)
    const query = make(db)
    const prepared = query.prepare(nameStatement(query.toSQL().sql))
    made.set(db, prepared)
    return prepared.execute(values)
  }
}

const dialect = new PgDialect()

/** A frequent read that is written as SQL, built once. Transactions may run it, too. */
export function preparedSql<Row extends object>(
  statement: SQL,
): (on: Executor, values?: Record<string, unknown>) => Promise<Row[]> {
  let known: { query: Query; name: string } | undefined
  return async (on, values = {}) => {
    if (!known) {
      const query = dialect.sqlToQuery(statement)
      known = { query, name: nameStatement(query.sql) }
    }
    const { query, name } = known
    const prepared = on._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
      query,
      undefined,
      name,
      false,
    )
    return (await prepared.execute(values)).rows
  }
}
