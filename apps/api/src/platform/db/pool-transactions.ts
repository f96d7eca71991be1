import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { statementLogger } from './statements.ts'

/**
 * Makes the transactions of a database give their connection back whatever happens. drizzle-orm 0.45 keeps one for ever when
 * `begin` fails, as it does while the server is away: a restart under load would eat up the pool.
 */
export function giveConnectionsBack(db: NodePgDatabase, pool: pg.Pool): void {
  const known = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const on = (client: pg.PoolClient): NodePgDatabase => {
    const there = known.get(client) ?? drizzle(client, { logger: statementLogger })
    known.set(client, there)
    return there
  }
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await on(client).transaction(work, config)
    } finally {
      // the pool drops a broken one by itself
      client.release()
    }
  }
  Object.assign(db, { transaction })
}
