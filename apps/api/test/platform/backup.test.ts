import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { seedBuiltIn } from '../../seed/seed.ts'
import { createApi } from '../../src/app.ts'
import { sessionCookieName, signToken } from '../../src/modules/base/session/session-cookie.ts'
import { sessions, users } from '../../src/modules/base/session/tables.ts'
import { modules } from '../../src/modules.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openEmbedded } from '../../src/platform/db/database.ts'
import { openPlatform, type Platform } from '../../src/platform/platform.ts'
import { startWorkers } from '../../src/workers.ts'
import { engines, freshPostgres } from '../engines.ts'

const commands = fileURLToPath(new URL('../../commands/', import.meta.url))
const now = Date.parse('2026-11-21T12:40:00+08:00')
const secrets = { SESSION_SECRET: 'a secret of this test, thirty-two and more', SIGNING_KEY: 'A'.repeat(43) }

let scratch = ''
const removals: (() => Promise<unknown>)[] = []
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'shulei-backup-'))
})
afterEach(async () => {
  await Promise.all(removals.splice(0).map((remove) => remove()))
  rmSync(scratch, { recursive: true, force: true })
})

/** Environment of an empty site. */
async function emptySite(engine: string, name: string): Promise<Record<string, string>> {
  const env = { DATA_DIR: join(scratch, name), PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent', DEMO: '0' }
  if (engine === 'embedded') return env
  const { url, remove } = await freshPostgres()
  removals.push(remove)
  return { ...env, ...secrets, DATABASE_URL: url }
}

async function open(env: Record<string, string>, image?: string): Promise<Platform> {
  const config = readConfig(env, scratch)
  const database = config.databaseUrl ? undefined : await openEmbedded(join(config.dataDir, 'pg'), image)
  return openPlatform(config, { clock: () => now, log: pino({ level: 'silent' }), ...(database ? { database } : {}) })
}

async function command(env: Record<string, string>, ...words: string[]): Promise<string> {
  const [file = '', ...rest] = words
  const started = promisify(execFile)(process.execPath, [join(commands, file), ...rest], {
    env: { PATH: process.env.PATH, ...env },
  })
  return started.then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => Promise.reject(new Error(String(stderr).trim())),
  )
}

/** A checksum of each table, but for those that a running process changes by itself. */
async function checksums({ db }: Platform): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows.filter(({ name }) => !['job_processes', 'rate_limits', 'users'].includes(name))) {
    const text = `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from "${name}" t`
    sums[name] = (await db.execute<{ sum: string }>(sql.raw(text))).rows[0]?.sum ?? ''
  }
  return sums
}

/** The answers that a person who is logged in and a visitor get. */
async function answers(platform: Platform, cookie: string): Promise<string[]> {
  const app = createApi(platform, modules)
  const texts: string[] = []
  for (const path of [
    '/api/competitions',
    '/api/site/home',
    '/api/signing-keys',
    '/api/user',
    '/api/notices',
    '/api/datasets',
  ]) {
    for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
      const answer = await app.request(`http://localhost:3000${path}`, { headers }, { clientAddress: '192.0.2.1' })
      texts.push(`${path} ${answer.status} ${await answer.text()}`)
    }
  }
  return texts
}

test.each(engines)(
  'a site on $name is backed up while it serves, and gives the same answers once restored into an empty one',
  async ({ name: engine }) => {
    const env = await emptySite(engine, 'served')
    const served = await open({ ...env, DEMO: engine === 'postgres' ? '1' : '0' }, inject('embeddedImage'))
    if (engine === 'postgres') await seedBuiltIn(served)
    const [person] = await served.db
      .insert(users)
      .values({ name: '存档, "a\\b"', email: 'kept@example.com' })
      .returning()
    const expiresAt = new Date(now + 86_400_000)
    await served.db.insert(sessions).values({ userId: person?.id as number, token: 'a-token', expiresAt })
    await served.files.disk.put('a/b/data.csv', 'id,y\n1,2\n')
    // only the process of an embedded database can write its backup
    const workers = engine === 'embedded' ? await startWorkers(served) : null

    const target = join(scratch, 'backup')
    let isWriting = true
    const written: string[] = []
    const writing = (async () => {
      while (isWriting) {
        const email = `meanwhile-${written.length}@example.com`
        await served.db.insert(users).values({ name: email, email })
        written.push(email)
        await new Promise((done) => setTimeout(done, 5))
      }
    })()
    const said = await command(env, 'backup.ts', 'now', target).finally(() => {
      isWriting = false
    })
    await writing
    await workers?.stop()
    expect(said).toMatch(/^Wrote the database, \d+ files? and the keys into .+backup\./)
    expect(readdirSync(target).sort()).toEqual(['backup.json', 'database', 'files', 'keys'])
    expect(statSync(target).mode & 0o077).toBe(0)
    expect(readFileSync(join(target, 'files/a/b/data.csv'), 'utf8')).toBe('id,y\n1,2\n')
    await expect(command(env, 'backup.ts', 'now', target)).rejects.toThrow(/exists already\. Name a new folder\.$/)
    const cookie = `${sessionCookieName(false)}=${signToken('a-token', served.secret)}`
    const [before, sums] = [await answers(served, cookie), await checksums(served)]
    await served.close()

    const fresh = await emptySite(engine, 'restored')
    const keys = {
      ...fresh,
      ...(engine === 'postgres' ? { DATA_KEY: readFileSync(join(target, 'keys/data-key'), 'utf8').trim() } : {}),
    }
    expect(await command(keys, 'restore.ts', target)).toMatch(/^Restored .+backup\. /)
    const restored = await open(keys)
    const kept = (await restored.db.select({ email: users.email }).from(users).orderBy(users.id)).map(
      ({ email }) => email,
    )
    const meanwhile = kept.filter((email) => email?.startsWith('meanwhile-'))
    expect(meanwhile).toEqual(written.slice(0, meanwhile.length))
    expect(await checksums(restored)).toEqual(sums)
    expect(await answers(restored, cookie)).toEqual(before)
    // numbers go on where they were
    await restored.db.insert(users).values({ name: 'new', email: 'new@example.com' })
    await restored.close()
    await expect(command(keys, 'restore.ts', target)).rejects.toThrow(/already/)
    rmSync(join(target, 'backup.json'))
    await expect(command(await emptySite(engine, 'third'), 'restore.ts', target)).rejects.toThrow()
  },
  600_000,
)

test('a site moves from the embedded database to PostgreSQL by a backup', async () => {
  const env = await emptySite('embedded', 'small')
  const small = await open(env, inject('embeddedImage'))
  await small.db.insert(users).values({ name: '搬家', email: 'moves@example.com' })
  await small.close()
  const target = join(scratch, 'backup')
  await command(env, 'backup.ts', 'now', target)
  const [secret, dataKey] = ['session-secret', 'data-key'].map((name) => {
    const file = join(target, 'keys', name)
    try {
      return readFileSync(file, 'utf8').trim()
    } catch {
      return ''
    }
  })
  const large = { ...(await emptySite('postgres', 'large')), DATA_KEY: dataKey ?? '', SESSION_SECRET: secret ?? '' }
  await command(large, 'restore.ts', target)
  const moved = await open(large)
  expect((await moved.db.select({ name: users.name }).from(users)).map(({ name }) => name)).toEqual(['搬家'])
  await moved.close()
})

test('a command that is wrong says so in one sentence', async () => {
  const env = await emptySite('embedded', 'none')
  await expect(command(env, 'backup.ts')).rejects.toThrow(/^Say where: backup\.ts now <new folder>$/)
  await expect(command(env, 'backup.ts', 'now', join(scratch, 'x'))).rejects.toThrow(/^There is no database in /)
  writeFileSync(join(scratch, 'file'), '')
  await expect(command(env, 'backup.ts', 'now', join(scratch, 'file'))).rejects.toThrow(/exists already/)
})
