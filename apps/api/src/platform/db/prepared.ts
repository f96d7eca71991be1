import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

interface Preparable<Row> {
  toSQL(): { sql: string }
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> }
}

/**
 * A read that is asked for all the time, put together once per database and prepared once per connection: half the CPU of
 * putting it together at every call. `make` gets the database and marks values by `sql.placeholder(name)`. Not for transactions.
 */
export function preparedRead<Row>(
  make: (db: Database) => Preparable<Row>,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const made = new WeakMap<Database, ReturnType<Preparable<Row>['prepare']>>()
  return (db, values) => {
    const known = made.get(db)
    if (known) return known.execute(values)
    const query = make(db)
    // named by its text: a reloaded module with another text must not meet the old one on an open connection
    const name = `read_${createHash('sha256').update(query.toSQL().sql).digest('hex').slice(0, 16)}`
    const prepared = query.prepare(name)
    made.set(db, prepared)
    return prepared.execute(values)
  }
}
