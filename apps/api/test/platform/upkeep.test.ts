import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../../commands/restore.ts'
import { sessions, verifications } from '../../src/modules/base/session/tables.ts'
import { sweepExpired } from '../../src/modules/house/shell/sweep.ts'
import { backUp } from '../../src/platform/db/backup.ts'
import { openEmbedded } from '../../src/platform/db/database.ts'
import { startWorkers } from '../../src/workers.ts'
import { engines, openApi, type TestApi } from '../harness.ts'

const scratch = mkdtempSync(join(tmpdir(), 'shulei-upkeep-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe.each(engines)('upkeep on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  it('deletes expired rows and files, and nothing else', async () => {
    const { db } = api.platform
    const person = await api.person()
    const at = (ms: number) => new Date(api.clock.now() + ms)
    await db.insert(sessions).values([
      { userId: person.id, token: 'old', expiresAt: at(-1) },
      { userId: person.id, token: 'live', expiresAt: at(60_000) },
    ])
    await db.insert(verifications).values([
      { identifier: 'old', value: 'x', expiresAt: at(-1) },
      { identifier: 'live', value: 'x', expiresAt: at(60_000) },
    ])
    await api.platform.limits.take('picture', 1)
    await sweepExpired(api.platform)
    expect(await db.select({ token: sessions.token }).from(sessions)).toEqual([{ token: 'live' }])
    expect(await db.select({ of: verifications.identifier }).from(verifications)).toEqual([{ of: 'live' }])
    expect((await db.execute(sql`select count(*)::int as n from rate_limits`)).rows).toEqual([{ n: 1 }])
  })

  it('is a job that the workers run', async () => {
    const workers = await startWorkers(api.platform, { sweepMs: 60_000 })
    await api.platform.db.insert(verifications).values({ identifier: 'x', value: 'x', expiresAt: new Date(0) })
    await api.platform.jobs.send('sweep', {})
    const left = async () => (await api.platform.db.select().from(verifications)).map((row) => row.identifier)
    await expect.poll(left, { timeout: 15_000 }).toEqual(['live'])
    await workers.stop()
  })

  it('backs up the embedded database for a week, and a new one can start from a backup', async () => {
    if (engine.name === 'postgres') {
      expect(await backUp(api.platform)).toBeNull()
      return
    }
    const person = await api.person({ name: '存档' })
    let file: string | null = null
    for (let day = 0; day < 9; day++) {
      file = await backUp(api.platform)
      api.clock.advance(86_400_000)
    }
    const names = readdirSync(join(api.platform.config.dataDir, 'backups'))
    expect(names).toHaveLength(7)
    expect(names.every((name) => name.endsWith('.tgz'))).toBe(true)
    const dataDir = join(scratch, 'restored')
    // a backup contains no key: the message names the needed key, unless it is available
    const key = readFileSync(join(api.platform.config.dataDir, 'data-key'), 'utf8').trim()
    expect(gunzipSync(readFileSync(file ?? '')).includes(key)).toBe(false)
    expect(await restore(file ?? '', dataDir)).toMatch(
      new RegExp(`^Restored .*under the data key ${api.platform.cipher.newest}, not at hand here: add it to DATA_KEY`),
    )
    expect(await restore(file ?? '', join(scratch, 'with-key'), [key])).toMatch(/Start the server as usual\.$/)
    const database = await openEmbedded(join(dataDir, 'pg'))
    expect((await database.db.execute(sql`select name from users where id = ${person.id}`)).rows).toEqual([
      { name: '存档' },
    ])
    await database.close()
    await expect(restore(file ?? '', dataDir)).rejects.toThrow(/holds a database already/)
    await expect(restore('/no/such/file', join(scratch, 'new'))).rejects.toThrow(/There is no backup/)
  })
})
