import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database, Executor, Tx } from './handle.ts'

/** Rows that are read or written at once: few, since a row may hold the photograph of a document. */
const AT_ONCE = 100

interface Sequence extends Record<string, unknown> {
  name: string
  /** Null before its first use. */
  last: string | null
}

/** The contents of a dump besides its rows. */
interface DumpFacts {
  /** Hash of the newest migration: a dump is read by the release that wrote it. */
  migration: string
  sequences: Sequence[]
}

const rowsOf = async <T extends Record<string, unknown>>(db: Executor, text: string) =>
  (await db.execute<T>(sql.raw(text))).rows

const tablesOf = (db: Executor) =>
  rowsOf<{ name: string; columns: string; values: string }>(
    db,
    `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
      string_agg('(r).' || quote_ident(a.attname), ', ' order by a.attnum) as values
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`,
  )

/** Hash of the newest migration of a database. */
async function migrationOf(db: Executor): Promise<string> {
  const [row] = await rowsOf<{ hash: string }>(
    db,
    'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  return row?.hash ?? ''
}

/** The rows of a table as texts of the database, which another one reads as they are; each on a line as JSON. */
async function* linesOf(tx: Tx, table: string): AsyncGenerator<string> {
  await tx.execute(sql.raw(`declare dumped no scroll cursor for select t::text as row from ${table} t`))
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, `fetch ${AT_ONCE} from dumped`)
    if (rows.length === 0) break
    yield `${rows.map(({ row }) => JSON.stringify(row)).join('\n')}\n`
  }
  await tx.execute(sql.raw('close dumped'))
}

/**
 * Writes all tables of the site into a folder as they are at one instant, a file for each, while others go on writing. Jobs are left
 * out: what they work on stands in the tables. Either database reads what the other one wrote.
 */
export async function dumpDatabase(db: Database, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local timezone = 'UTC'`))
      for (const { name } of await tablesOf(tx)) {
        const file = createWriteStream(join(folder, `${name.replaceAll('"', '')}.gz`), { mode: 0o600 })
        await pipeline(Readable.from(linesOf(tx, name)), createGzip(), file)
      }
      const facts: DumpFacts = {
        migration: await migrationOf(tx),
        sequences: await rowsOf<Sequence>(
          tx,
          `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
        ),
      }
      await writeFile(join(folder, 'facts.json'), JSON.stringify(facts), { mode: 0o600 })
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function insert(tx: Tx, table: { name: string; columns: string; values: string }, rows: readonly string[]) {
  if (rows.length === 0) return
  // without the offset a row would be read again for each of its columns
  await tx.execute(sql`insert into ${sql.raw(table.name)} (${sql.raw(table.columns)}) overriding system value
    select ${sql.raw(table.values)} from (select line::${sql.raw(table.name)} as r
      from json_array_elements_text(${JSON.stringify(rows)}::json) as line offset 0) as lines`)
}

/** Takes the foreign keys away, and answers the statements that bring them back: rows of a dump come in no order. */
async function takeForeignKeys(tx: Tx): Promise<string[]> {
  const keys = await rowsOf<{ table: string; name: string; rule: string }>(
    tx,
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  return keys.map(({ table, name, rule }) => `alter table ${table} add constraint ${name} ${rule}`)
}

/**
 * Fills an empty, migrated database from a dump, in one transaction. Throws an error with one plain sentence where the database has
 * people, or is of another release.
 */
export async function loadDatabase(db: Database, folder: string): Promise<void> {
  const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as DumpFacts
  await db.transaction(async (tx) => {
    if ((await migrationOf(tx)) !== facts.migration) {
      throw new Error('The backup is of another release: restore it with the release that wrote it, then update.')
    }
    if ((await rowsOf(tx, 'select 1 from users limit 1')).length > 0) {
      throw new Error('The database has people already. Restore into an empty one.')
    }
    const tables = await tablesOf(tx)
    const keys = await takeForeignKeys(tx)
    await tx.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')}`))
    const files = new Set(await readdir(folder))
    for (const table of tables) {
      const file = `${table.name.replaceAll('"', '')}.gz`
      if (!files.has(file)) throw new Error(`The backup lacks ${file}.`)
      let rows: string[] = []
      for await (const line of createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) })) {
        rows.push(JSON.parse(line) as string)
        if (rows.length === AT_ONCE) await insert(tx, table, rows.splice(0))
      }
      await insert(tx, table, rows)
      rows = []
    }
    for (const key of keys) await tx.execute(sql.raw(key))
    for (const { name, last } of facts.sequences) {
      if (last !== null) await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`)
    }
  })
}
