import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { openEmbedded, openPostgres } from '../src/platform/db/database.ts'
import { startJobs } from '../src/platform/jobs/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of an empty, migrated embedded database, from which tests start. */
    embeddedImage: string
    /** An empty, migrated database on PostgreSQL, which tests copy; or the reason why there is none. */
    postgres: { url: string; template: string } | { missing: string }
  }
}

const raise = (error: Error) => {
  throw error
}

/**
 * Parts of the image that no test needs and each start pays for: 128 MB of buffers, which are cleared, and two databases that serve as
 * templates of others, two fifths of the files. Without them a start takes half the processor time.
 */
const slim = [
  "alter system set shared_buffers = '16MB'",
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
]

/**
 * Makes the image of a migrated database with job queues, from which tests start. It is not compressed, since unpacking it takes
 * half the time then.
 */
async function makeEmbeddedImage(folder: string): Promise<string> {
  const file = join(folder, 'embedded.tar')
  const database = await openEmbedded('memory://')
  const jobs = await startJobs(database, raise)
  await jobs.stop()
  if ('bridge' in database.jobsOn) {
    const { bridge } = database.jobsOn
    for (const statement of slim) await bridge.exec(statement)
    writeFileSync(file, gunzipSync(await bridge.dump()))
  }
  await database.close()
  return file
}

async function makeTemplate(url: string): Promise<string> {
  const template = `shulei_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const database = await openPostgres(databaseOn(url, template))
  const jobs = await startJobs(database, raise)
  await jobs.stop()
  await database.close()
  return template
}

/** The address of another database on the same server. */
function databaseOn(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}

async function preparePostgres() {
  if (process.env.SKIP_POSTGRES === '1') return { missing: 'SKIP_POSTGRES=1', stop: async () => {} }
  try {
    const own = process.env.TEST_DATABASE_URL
    const server = own ? { url: own, stop: () => dropTemplates(own) } : await startPostgres({ inMemory: true })
    return { url: server.url, template: await makeTemplate(server.url), stop: server.stop }
  } catch (error) {
    return { missing: (error as Error).message, stop: async () => {} }
  }
}

/** Removes all databases of this run, since other runs may use the server too. */
async function dropTemplates(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query('select datname from pg_database where datname like $1', [
    `shulei_%_${process.pid}%`,
  ])
  for (const { datname } of rows)
    await admin.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`)
  await admin.end()
}

/** Vitest runs this before the `api` project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-tests-'))
  project.provide('embeddedImage', await makeEmbeddedImage(folder))
  const { stop, ...postgres } = await preparePostgres()
  project.provide('postgres', postgres)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
