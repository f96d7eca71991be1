import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseHandle, openEmbedded, openPostgres } from '../src/platform/db/database.ts'

export interface Engine {
  readonly name: 'embedded' | 'postgres'
  /** A fresh, migrated database; closing it removes it. */
  open(): Promise<DatabaseHandle>
}

const embedded: Engine = {
  name: 'embedded',
  open: () => openEmbedded('memory://', inject('embeddedImage')),
}

/** The address of a fresh, migrated database on PostgreSQL, for processes that open it by themselves, and what removes it. */
export async function freshPostgres(): Promise<{ url: string; remove(): Promise<void> }> {
  const server = inject('postgres')
  if ('missing' in server) throw new Error(`PostgreSQL is missing: ${server.missing} (SKIP_POSTGRES=1 leaves it out)`)
  const name = `${server.template}_${randomUUID().slice(0, 8)}`.replaceAll('-', '_')
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await admin(`create database ${name} template ${server.template}`)
  const address = new URL(server.url)
  address.pathname = name
  return { url: address.href, remove: () => admin(`drop database if exists ${name} with (force)`) }
}

const postgres: Engine = {
  name: 'postgres',
  async open() {
    const { url, remove } = await freshPostgres()
    const database = await openPostgres(url)
    return {
      ...database,
      async close() {
        await database.close()
        await remove()
      },
    }
  },
}

/** Both databases, for `describe.each(engines)`. PostgreSQL is left out only when SKIP_POSTGRES=1 says so. */
export const engines: readonly Engine[] = process.env.SKIP_POSTGRES === '1' ? [embedded] : [embedded, postgres]
