import { fileURLToPath } from 'node:url'
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import { type Bridge, openBridge } from './pglite-bridge.ts'
import { giveConnectionsBack } from './pool-transactions.ts'
import { statementLogger } from './statements.ts'

/** Both engines behind one drizzle type. Row counts differ between drivers: use `.returning()`. */
export type Database = NodePgDatabase
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The database or a transaction: what a repository function takes. Inside a transaction always pass `tx` down. */
export type Executor = Database | Tx

/** The least a library needs to run SQL by itself (limits, jobs). */
export interface RawSql {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>
}

export interface DatabaseHandle {
  readonly engine: 'embedded' | 'postgres'
  readonly db: Database
  readonly raw: RawSql
  /** For pg-boss: the embedded bridge, or how to connect. */
  readonly jobsOn: { bridge: Bridge } | { connectionString: string }
  /**
   * Hears NOTIFY on a channel; on PostgreSQL through a connection of its own that comes back after a loss. Then an empty payload
   * says that something may have been missed.
   */
  listen(channel: string, hear: (payload: string) => void): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Opens the embedded database of a folder, migrated. `memory://` needs no lock. Throws `FolderInUse`. See `openBridge`. */
export async function openEmbedded(dir: string, image?: string): Promise<DatabaseHandle> {
  const unlock = dir.startsWith('memory:') ? () => {} : lockFolder(dir)
  try {
    const bridge = await openBridge(dir, image)
    const embedded = drizzlePglite(bridge as never, { logger: statementLogger })
    await migratePglite(embedded, { migrationsFolder })
    return {
      engine: 'embedded',
      db: embedded as unknown as Database,
      raw: bridge as RawSql,
      jobsOn: { bridge },
      async listen(channel, hear) {
        await bridge.listen(channel, hear)
      },
      async ping() {
        await bridge.query('select 1')
      },
      async close() {
        await bridge.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Connects to PostgreSQL 15 or later, migrated. */
export async function openPostgres(connectionString: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({ connectionString, max: 12, connectionTimeoutMillis: 10_000 })
  // a lost connection is replaced by the pool; without a listener Node would end the process. The pool listens to idle ones
  // only: one that a transaction holds needs a listener of its own, its statements fail by themselves
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzlePg(pool, { logger: statementLogger })
  giveConnectionsBack(db, pool)
  await migratePg(db, { migrationsFolder })
  const ears: { close(): void }[] = []
  return {
    engine: 'postgres',
    db,
    raw: pool,
    jobsOn: { connectionString },
    async listen(channel, hear) {
      ears.push(await keepListening(connectionString, channel, hear))
    },
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      for (const ear of ears) ear.close()
      await pool.end()
    },
  }
}

async function keepListening(connectionString: string, channel: string, hear: (payload: string) => void) {
  let closed = false
  let known = false
  let client: pg.Client | undefined
  const connect = async () => {
    // a way that forgets quiet connections without a word (a firewall) is noticed, too
    client = new pg.Client({ connectionString, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    client.on('notification', (message) => hear(message.payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => {
      if (!closed) setTimeout(() => void connect().catch(() => {}), 1000).unref()
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (known) hear('')
    known = true
  }
  await connect()
  return {
    close() {
      closed = true
      void client?.end().catch(() => {})
    },
  }
}
