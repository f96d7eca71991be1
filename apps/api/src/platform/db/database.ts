import { fileURLToPath } from 'node:url'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { closeToOthers } from '../private-folder.ts'
import { type Discarded, discardedOn, rolledBack } from './discarded.ts'
import { lockFolder } from './folder-lock.ts'
import type { Database } from './handle.ts'
import { joinKeyedWrites } from './keyed-write.ts'
import { type Bridge, openBridge } from './pglite-bridge.ts'
import { giveConnectionsBack } from './pool-transactions.ts'
import { statementLogger } from './statements.ts'

export type { Database, Executor, Tx } from './handle.ts'

/** SQL by text, for libraries that run their own statements (limits, jobs). */
export interface RawSql {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>
}

export interface DatabaseHandle {
  readonly engine: 'embedded' | 'postgres'
  readonly db: Database
  readonly raw: RawSql
  /** For the time machine: transactions that are always rolled back. */
  readonly discarded: Discarded
  /** Connection for pg-boss: the embedded bridge, or a connection string. */
  readonly jobsOn: { bridge: Bridge } | { connectionString: string }
  /**
   * Listens to NOTIFY on a channel; on PostgreSQL by its own connection, which reconnects after a loss. An empty payload then tells
   * that notifications may have been missed.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  /** Connections of the pool by what they do; null for the embedded database. */
  connections(): { busy: number; idle: number; awaited: number } | null
  ping(): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Opens the embedded database of a folder and migrates it. `memory://` needs no lock. Throws `FolderInUse`. See `openBridge`. */
export async function openEmbedded(dir: string, image?: string): Promise<DatabaseHandle> {
  const isInMemory = dir.startsWith('memory:')
  const unlock = isInMemory ? () => {} : lockFolder(dir)
  try {
    const bridge = await openBridge(dir, image)
    const embedded = drizzlePglite(bridge as never, { logger: statementLogger })
    await migratePglite(embedded, { migrationsFolder })
    joinKeyedWrites(embedded as unknown as Database)
    // it makes its first files readable by everybody, whatever the umask of the process
    if (!isInMemory) closeToOthers(dir)
    return {
      engine: 'embedded',
      db: embedded as unknown as Database,
      raw: bridge as RawSql,
      discarded: rolledBack(embedded as unknown as Database),
      jobsOn: { bridge },
      async listen(channel, onPayload) {
        await bridge.listen(channel, onPayload)
      },
      connections: () => null,
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

/** Reason of a failed connection, without the address, which may contain a password. */
function reasonOf(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] }
  // a name with several addresses fails with an error for each
  return message || (errors?.[0] ? reasonOf(errors[0]) : (code ?? 'no reason given'))
}

async function mustAnswer(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new ConfigError(`DATABASE_URL leads to no database that lets us in: ${reasonOf(error)}.`)
  }
}

/** Key of the advisory lock that a process holds while it migrates. */
const MIGRATION_LOCK = 7_265_634

/** Migrates the database; of processes that start at the same moment, one after another does. */
async function migrateOnce(pool: pg.Pool, db: Database): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(db, { migrationsFolder })
    await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    // a connection that ends gives the lock back, also after a failure
    holder.release(true)
  }
}

/** Connects to PostgreSQL 15 or later and migrates the database. Throws `ConfigError` when it cannot connect. */
export async function openPostgres(connectionString: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({ connectionString, max: 12, connectionTimeoutMillis: 10_000 })
  // the pool replaces a lost connection, but without a listener Node would end the process. The pool itself listens to idle
  // connections only: one that a transaction holds needs its own listener, and its statements fail by themselves
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await mustAnswer(pool)
  const db = drizzlePg(pool, { logger: statementLogger })
  giveConnectionsBack(db, pool)
  await migrateOnce(pool, db)
  joinKeyedWrites(db)
  const listeners: { close(): void }[] = []
  return {
    engine: 'postgres',
    db,
    raw: pool,
    discarded: discardedOn(pool),
    jobsOn: { connectionString },
    async listen(channel, onPayload) {
      listeners.push(await keepListening(connectionString, channel, onPayload))
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      for (const listener of listeners) listener.close()
      await pool.end()
    },
  }
}

async function keepListening(connectionString: string, channel: string, onPayload: (payload: string) => void) {
  let closed = false
  let known = false
  let client: pg.Client | undefined
  const connect = async () => {
    // keep-alive also notices that a firewall dropped an idle connection
    client = new pg.Client({ connectionString, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => {
      if (!closed) setTimeout(() => void connect().catch(() => {}), 1000).unref()
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (known) onPayload('')
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
