import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { MAX_PROFILE_TIME } from '@shulei/domain/data/dataset/profile.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { claimNext, release, storeProblem } from '../../../src/modules/data/dataset/profile/profile.repo.ts'
import { openProfileWorker } from '../../../src/modules/data/dataset/profile/profile.service.ts'
import { datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { LEASE_MS } from '../../../src/platform/jobs/lease.ts'
import { migrationStatements } from '../../engines.ts'
import { engines, openApi, startOfTests, type TestApi } from '../../harness.ts'
import { addOwnDataset } from './add-own.ts'
import { profileAll } from './profile-all.ts'

describe.each(engines)('profiles on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule] })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    await api.platform.db.delete(datasets)
  })

  const people = async (count: number) => Promise.all(Array.from({ length: count }, () => api.person()))
  /** Adds a waiting file of a person. */
  async function add(ownerId: number, { bytes = 10, content = 'a,b\n1,2\n' } = {}): Promise<number> {
    const { file } = await addOwnDataset(api.platform.db, ownerId, 'draft')
    const key = `datasets/${randomUUID()}`
    await api.platform.files.disk.put(key, content)
    await api.platform.db
      .update(datasetFiles)
      .set({ key, bytes, profileState: 'waiting' })
      .where(eq(datasetFiles.id, file))
    return file
  }
  const rowOf = async (file: number) =>
    (
      await api.platform.db.select().from(datasetFiles).where(eq(datasetFiles.id, file))
    )[0] as typeof datasetFiles.$inferSelect
  const claim = (lane: 'short' | 'long' = 'long') => {
    const now = api.clock.now()
    return api.platform.db.transaction((tx) =>
      claimNext(tx, lane, { now: new Date(now), leaseUntil: new Date(now + LEASE_MS) }),
    )
  }
  /** Large enough that a stop comes in the middle. */
  const large = `a,b\n${'1,x\n'.repeat(1_000_000)}`

  test('that a stopped process leaves are made by the next one, with no problem stored', async () => {
    const [owner] = await people(1)
    const file = await add(owner?.id as number, { content: large })
    const worker = openProfileWorker(api.platform, 'long')
    const drained = worker.drain()
    await expect.poll(async () => (await rowOf(file)).profileState, { interval: 1, timeout: 30_000 }).toBe('running')
    await worker.stop()
    await drained
    expect(await rowOf(file)).toMatchObject({ profileState: 'waiting', profileProblem: null, leaseUntil: null })
    await profileAll(api.platform)
    expect(await rowOf(file)).toMatchObject({ profileState: 'done', rows: 1_000_000, attempts: 2, leaseUntil: null })
  })

  test('of a killed process are taken over after the lease, and its late result counts for nothing', async () => {
    const [owner] = await people(1)
    const file = await add(owner?.id as number)
    const first = await claim()
    expect(first?.id).toBe(file)
    api.clock.advance(LEASE_MS)
    expect(await claim()).toBeNull()
    api.clock.advance(1)
    const second = await claim()
    expect(second).toMatchObject({ id: file, attempt: 2 })
    const { db } = api.platform
    await db.transaction((tx) => storeProblem(tx, first as never, { code: 'tooMuchMemory' }))
    await release(db, first as never)
    expect(await rowOf(file)).toMatchObject({ profileState: 'running', attempts: 2 })
  })

  test('that a process of the release before left half-done are made, and those that its stop refused', async () => {
    const [owner] = await people(1)
    const [stuck, refused, ragged] = [
      await add(owner?.id as number),
      await add(owner?.id as number),
      await add(owner?.id as number),
    ]
    const { db, database } = api.platform
    const set = (file: number, values: Partial<typeof datasetFiles.$inferInsert>) =>
      db.update(datasetFiles).set(values).where(eq(datasetFiles.id, file))
    await set(stuck, { profileState: 'running' })
    await set(refused, { profileState: 'failed', profileProblem: { code: 'tooMuchMemory' } })
    await set(ragged, { profileState: 'failed', profileProblem: { code: 'ragged' } })
    await database.raw.query(migrationStatements('0071_jobs').at(-1) as string)
    await profileAll(api.platform)
    const states = await Promise.all([stuck, refused, ragged].map(async (file) => (await rowOf(file)).profileState))
    expect(states).toEqual(['done', 'done', 'failed'])
  })

  test.runIf(process.platform === 'linux')('are made once more when their child was ended from outside', async () => {
    const [owner] = await people(1)
    const file = await add(owner?.id as number, { content: large })
    const worker = openProfileWorker(api.platform, 'long')
    const drained = worker.drain()
    await expect.poll(async () => (await rowOf(file)).profileState, { interval: 1, timeout: 30_000 }).toBe('running')
    const ownChild = ['-P', String(process.pid), '-f', 'profile-child']
    await expect
      .poll(() => spawnSync('pkill', ['-SIGKILL', ...ownChild]).status, { interval: 20, timeout: 30_000 })
      .toBe(0)
    await drained
    await worker.stop()
    expect(await rowOf(file)).toMatchObject({ profileState: 'done', profileProblem: null, attempts: 2 })
  })

  test('of small files that take long go to the long lane, and are no problem', async () => {
    const [owner] = await people(1)
    const [file, big] = [
      await add(owner?.id as number, { content: large }),
      await add(owner?.id as number, { bytes: 9e6 }),
    ]
    const worker = openProfileWorker(api.platform, 'short', { timeoutMs: 1 })
    await worker.drain()
    await worker.stop()
    expect(await rowOf(file)).toMatchObject({ profileState: 'waiting', profileProblem: null, isSlow: true })
    expect((await rowOf(big)).attempts).toBe(0)
    await profileAll(api.platform)
    expect([(await rowOf(file)).profileState, (await rowOf(big)).profileState]).toEqual(['done', 'done'])
  })

  test('take people in turn, their smallest file first, whatever one of them has uploaded before', async () => {
    const [many, few, site] = await people(3)
    const own = new Map<number, string>()
    for (const bytes of [30, 10, 20]) own.set(await add(many?.id as number, { bytes }), `many ${bytes}`)
    await api.platform.db
      .update(datasets)
      .set({ ownerId: null })
      .where(eq(datasets.ownerId, site?.id as number))
    const taken: (string | undefined)[] = []
    const take = async () => {
      const file = await claim()
      taken.push(file ? own.get(file.id) : undefined)
      if (file) await api.platform.db.transaction((tx) => storeProblem(tx, file, { code: 'ragged' }))
      api.clock.advance(1000)
    }
    await take()
    own.set(await add(few?.id as number, { bytes: 99 }), 'few 99')
    const siteFile = await add(site?.id as number, { bytes: 999 })
    await api.platform.db
      .update(datasets)
      .set({ ownerId: null })
      .where(eq(datasets.ownerId, site?.id as number))
    own.set(siteFile, 'site 999')
    for (let turn = 0; turn < 5; turn++) await take()
    expect(taken).toEqual(['many 10', 'few 99', 'site 999', 'many 20', 'many 30', undefined])
  })

  test('wait for the end of a back-off after one of their owner took too long, and nobody else does', async () => {
    const [greedy, other] = await people(2)
    const first = await add(greedy?.id as number, { bytes: 1 })
    const second = await add(greedy?.id as number, { bytes: 2 })
    const file = await claim()
    expect(file?.id).toBe(first)
    await api.platform.db.transaction((tx) => storeProblem(tx, file as never, { code: 'tooLong', limit: 300 }))
    api.clock.advance(MAX_PROFILE_TIME)
    expect(await claim()).toBeNull()
    const theirs = await add(other?.id as number)
    expect((await claim())?.id).toBe(theirs)
    api.clock.advance(MAX_PROFILE_TIME)
    expect((await claim())?.id).toBe(second)
  })
})
