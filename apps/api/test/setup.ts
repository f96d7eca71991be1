import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { openEmbedded, openPostgres } from '../src/platform/db/database.ts'
import { startJobs } from '../src/platform/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of an empty, migrated embedded database, to start from. */
    embeddedImage: string
    /** An empty, migrated database on PostgreSQL, to copy; or why there is none. */
    postgres: { url: string; template: string } | { missing: string }
  }
}

const raise = (error: Error) => {
  throw error
}

/** Migrates once and makes the job queues once; the tests start from copies. */
async function makeEmbeddedImage(folder: string): Promise<string> {
  const file = join(folder, 'embedded.tgz')
  const database = await openEmbedded('memory://')
  const jobs = await startJobs(database, raise)
  await jobs.stop()
  if ('bridge' in database.jobsOn) writeFileSync(file, await database.jobsOn.bridge.dump())
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
    const server = own ? { url: own, stop: () => dropTemplates(own) } : await startPostgres()
    return { url: server.url, template: await makeTemplate(server.url), stop: server.stop }
  } catch (error) {
    return { missing: (error as Error).message, stop: async () => {} }
  }
}

/** On a server that is not ours alone nothing of this run may stay. */
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

/** Run by Vitest before the `api` project. */
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
