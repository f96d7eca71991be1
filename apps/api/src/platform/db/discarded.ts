import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Tx } from './handle.ts'
import { statementLogger } from './statements.ts'

/** Runs work on a transaction of which nothing is stored, whatever the work does. */
export type Discarded = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Ends a transaction without storing it. */
class Discard<T> extends Error {
  readonly value: T
  constructor(value: T) {
    super('the transaction is discarded')
    this.value = value
  }
}

/** Rolls the transaction back when its work is done, and returns what the work returned. */
export const rolledBack =
  (db: Pick<Database, 'transaction'>): Discarded =>
  async (work) => {
    try {
      return await db.transaction(async (tx) => {
        throw new Discard(await work(tx))
      })
    } catch (error) {
      if (error instanceof Discard) return error.value
      throw error
    }
  }

/**
 * A connection of the pool for one discarded transaction. Its statements are sent one after another and without names: temporary
 * views hide tables there, and a named statement of the connection would go on to read the tables.
 */
export const discardedOn =
  (pool: pg.Pool): Discarded =>
  async (work) => {
    const client = await pool.connect()
    let last: Promise<unknown> = Promise.resolve()
    const query = (config: string | pg.QueryConfig, values?: unknown[]) => {
      const unnamed = typeof config === 'string' ? config : { ...config, name: undefined }
      const answer = last.then(() => client.query(unnamed as pg.QueryConfig, values))
      last = answer.catch(() => {})
      return answer
    }
    try {
      return await rolledBack(drizzle({ query } as unknown as pg.PoolClient, { logger: statementLogger }))(work)
    } finally {
      await last
      client.release()
    }
  }
