import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { statementLogger } from './statements.ts'

/**
 * Makes the transactions of a database release their connection in any case. drizzle-orm 0.45 never releases it when `begin` fails,
 * as it does while the server is away: a restart under load would use up the pool.
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
      // the pool drops a broken connection by itself
      client.release()
    }
  }
  Object.assign(db, { transaction })
}
