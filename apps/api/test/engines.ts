import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { describe, inject, test } from 'vitest'
import { type DatabaseHandle, openEmbedded, openPostgres } from '../src/platform/db/database.ts'

export interface Engine {
  readonly name: 'embedded' | 'postgres'
  /** A fresh, migrated database; closing it removes it. */
  open(): Promise<DatabaseHandle>
}

let machineCode: Promise<WebAssembly.Module> | undefined

/**
 * Keeps the compiled code of the embedded database for the life of this process. V8 gives it to each worker thread that compiles the
 * same bytes; without it, every database of a test would be compiled and optimised anew.
 */
function keepMachineCode(): Promise<WebAssembly.Module> {
  machineCode ??= WebAssembly.compile(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
  return machineCode
}

const embedded: Engine = {
  name: 'embedded',
  async open() {
    await keepMachineCode()
    return openEmbedded('memory://', inject('embeddedImage'))
  },
}

/** Address of a new, migrated database on PostgreSQL for processes that open it themselves, and a function that removes it. */
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

const withoutPostgres = process.env.SKIP_POSTGRES === '1'

/**
 * Both databases, for `describe.each(engines)`: for tests whose result depends on SQL, locks, transactions or types. These are
 * races, locks, killed processes, migrations, search, order and paging, generated input, push, limits, idempotency, and for each
 * module the one file that covers most of its statements. PostgreSQL is left out only when SKIP_POSTGRES=1 says so.
 */
export const engines: readonly Engine[] = withoutPostgres ? [embedded] : [embedded, postgres]

/**
 * One database, for tests whose result depends on our own code whatever stores the rows: rights, refusals, secrecy, cleaned markup,
 * the number of statements, forms and files. It is PostgreSQL, on which the site runs, or the embedded one where PostgreSQL is
 * missing.
 */
export const oneEngine: readonly Engine[] = withoutPostgres ? [embedded] : [postgres]

type OnEngine<Answer> = (title: string, body: (engine: Engine) => Answer, timeout?: number) => void

/**
 * `describe.each` and `test.each` over the database whose transactions run at the same time, for tests that show what a race breaks
 * without its lock. The embedded one runs one transaction after another and hides a race. Where PostgreSQL is left out these tests
 * are skipped, and the run counts them; a file whose table is empty would fail.
 */
export const describeConcurrent: OnEngine<void> = describe.skipIf(withoutPostgres).each([postgres])
export const testConcurrent: OnEngine<Promise<void>> = test.skipIf(withoutPostgres).each([postgres])

/** The statements of a migration, for tests that undo it and then run it over stored rows. */
export const migrationStatements = (name: string): string[] =>
  readFileSync(new URL(`../migrations/${name}.sql`, import.meta.url), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
