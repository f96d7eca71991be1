import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle, RawSql } from '../../src/platform/db/database.ts'
import { engines } from '../harness.ts'

const app = fileURLToPath(new URL('../..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'shulei-migrations-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Runs the generator on the product's tables with another folder of migrations; answers its output. */
function generateInto(folder: string): string {
  // the generator accepts relative folders only, and does not report one that it cannot find
  const out = relative(app, folder)
  const config = join(scratch, 'drizzle.config.json')
  writeFileSync(config, JSON.stringify({ dialect: 'postgresql', schema: './src/modules/*/*/tables.ts', out }))
  const program = join(app, 'node_modules/.bin/drizzle-kit')
  return execFileSync(program, ['generate', '--config', config], { cwd: app, encoding: 'utf8' })
}

const sqlOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))

/** Runs statements one after another on one connection. */
async function runAll({ jobsOn, raw }: DatabaseHandle, statements: readonly string[]): Promise<void> {
  const text = statements.join(';\n')
  if ('bridge' in jobsOn) await jobsOn.bridge.exec(text)
  else await raw.query(text)
}

/** All properties of a schema's tables that the database knows, by name and never by position. */
async function shapeOf(raw: RawSql, schema: string) {
  const ask = async (text: string) => (await raw.query(text, [schema])).rows
  const plain = (rows: unknown[]) => rows.map((row) => JSON.stringify(row).replaceAll(`${schema}.`, '')).sort()
  return {
    columns: plain(
      await ask(`select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity,
        identity_generation, character_maximum_length, numeric_precision from information_schema.columns
        where table_schema = $1`),
    ),
    constraints: plain(
      await ask(`select c.conname, t.relname, pg_get_constraintdef(c.oid) as definition from pg_constraint c
        join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = c.connamespace
        where n.nspname = $1 and c.contype <> 'n'`),
    ),
    indexes: plain(await ask('select tablename, indexname, indexdef from pg_indexes where schemaname = $1')),
  }
}

describe('the folder of migrations', () => {
  it('contains every change of the tables, so that generating adds nothing', () => {
    const out = join(scratch, 'again')
    cpSync(join(app, 'migrations'), out, { recursive: true })
    const before = readdirSync(out)
    expect(generateInto(out)).toContain('No schema changes')
    expect(readdirSync(out)).toEqual(before)
  })
})

describe.each(engines)('migrations on $name', (engine) => {
  const fresh = join(scratch, `fresh-${engine.name}`)
  beforeAll(() => generateInto(fresh))

  it('lead to the same schema as the tables', async () => {
    const database = await engine.open()
    const { raw } = database
    // the generator writes the schema `public` into its references
    const statements = sqlOf(fresh).map((statement) => statement.replaceAll('"public".', '"fresh".'))
    await runAll(database, [
      'create schema fresh',
      // functions are part of the migrations, not of the tables
      'set search_path to fresh, public',
      ...statements,
      'set search_path to public',
    ])
    const [migrated, direct] = [await shapeOf(raw, 'public'), await shapeOf(raw, 'fresh')]
    expect(direct.columns.length).toBeGreaterThan(100)
    expect(migrated.columns).toEqual(direct.columns)
    expect(migrated.constraints).toEqual(direct.constraints)
    expect(migrated.indexes).toEqual(direct.indexes)
    await database.close()
  })

  it('change nothing when they run again', async () => {
    const database = await engine.open()
    const before = await shapeOf(database.raw, 'public')
    const { rows } = await database.raw.query('select count(*)::int as n from drizzle.__drizzle_migrations')
    expect(rows).toEqual([{ n: sqlFiles() }])
    expect(await shapeOf(database.raw, 'public')).toEqual(before)
    await database.close()
  })
})

const sqlFiles = () => readdirSync(join(app, 'migrations')).filter((name) => name.endsWith('.sql')).length
