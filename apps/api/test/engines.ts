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

const postgres: Engine = {
  name: 'postgres',
  async open() {
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
    const database = await openPostgres(address.href)
    return {
      ...database,
      async close() {
        await database.close()
        await admin(`drop database if exists ${name} with (force)`)
      },
    }
  },
}

/** Both databases, for `describe.each(engines)`. PostgreSQL is left out only when SKIP_POSTGRES=1 says so. */
export const engines: readonly Engine[] = process.env.SKIP_POSTGRES === '1' ? [embedded] : [embedded, postgres]
