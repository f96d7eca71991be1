import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEvaluator } from '../../../src/modules/compete/submission/evaluate/evaluator.ts'
import { openScorer, type Scorer } from '../../../src/modules/compete/submission/evaluate/scorer.ts'
import type { ScoringOutcome } from '../../../src/modules/compete/submission/evaluate/scoring-task.ts'
import { recoverAbandoned, sweep } from '../../../src/modules/compete/submission/jobs/sweep.service.ts'
import { quotaLines, submissions } from '../../../src/modules/compete/submission/tables.ts'
import { LEASE_MS } from '../../../src/platform/jobs/lease.ts'
import { describeConcurrent, type Engine, engines } from '../../engines.ts'
import {
  type Entrant,
  fileOff,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A scorer whose outcomes the test lists; after the last one the real scorer answers. */
function scripted(outcomes: ScoringOutcome[]): Scorer {
  const real = openScorer()
  return {
    score: async (task) => outcomes.shift() ?? real.score(task),
    drop: () => real.drop(),
    close: () => real.close(),
    get pid() {
      return real.pid
    },
  }
}

describe.each(engines)('an interrupted evaluation on $name', (engine: Engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let entrant: Entrant

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())
  beforeEach(async () => {
    competition = await harness.competition()
    entrant = await harness.team(competition)
  })
  // leaves no queued submission to the next test
  afterEach(() => harness.settle())

  const onlyRow = async () => (await harness.rows(competition))[0] as typeof submissions.$inferSelect
  const codes = async () => (await onlyRow()).logs.map(({ code }) => code.replace('log.', ''))
  const lines = () =>
    harness.api.platform.db
      .select({ kind: quotaLines.kind, reason: quotaLines.reason })
      .from(quotaLines)
      .where(eq(quotaLines.scheduleId, competition.schedules[0] as number))

  test('starts again and ends scored once, when its child was killed', async () => {
    // a large file, so that the kill comes in the middle of its scoring
    await harness.submit(competition, entrant.person, `${fileOff(1)}${'\n'.repeat(60_000)}`)
    const running = harness.evaluator.next()
    let kills = 0
    while (kills === 0) {
      await pause(5)
      const { pid } = harness.scorer
      if (pid === undefined) continue
      process.kill(pid, 'SIGKILL')
      kills += 1
    }
    await running
    expect(await onlyRow()).toMatchObject({ status: 'queued', attempts: 1, leaseUntil: null })
    await harness.settle()
    expect(await onlyRow()).toMatchObject({ status: 'scored', scoreA: 1, attempts: 2 })
    expect(await codes()).toEqual([
      'accepted',
      'queued',
      'started',
      'interrupted',
      'started',
      'checked',
      'scored',
      'hiddenScored',
    ])
    expect(await lines()).toEqual([{ kind: 'use', reason: '' }])
  })

  test('is given up after three attempts, and the try is returned', async () => {
    await harness.submit(competition, entrant.person)
    const next = await harness.submit(competition, entrant.person, fileOff(2))
    const scorer = scripted([{ kind: 'died' }, { kind: 'timeout' }, { kind: 'broken', message: 'no memory' }])
    const evaluator = openEvaluator(harness.api.platform, scorer)
    await evaluator.drain()
    await evaluator.stop()
    const [given, scored] = await harness.rows(competition)
    expect(given).toMatchObject({ status: 'failed', attempts: 3, scoreA: null })
    expect(given?.logs.slice(-2).map(({ code }) => code)).toEqual(['log.gaveUp', 'log.refunded'])
    expect(scored).toMatchObject({ id: next.id, status: 'scored', scoreA: 2 })
    expect(await lines()).toContainEqual({ kind: 'refund', reason: 'ours' })
    expect(await lines()).toHaveLength(3)
  })

  test('is found by the sweeper after the lease, when its worker process was killed', async () => {
    await harness.submit(competition, entrant.person)
    const { db } = harness.api.platform
    const takenAt = harness.api.clock.now()
    // the state that a worker leaves when it dies between claim and result
    const { id } = await onlyRow()
    const taken = { status: 'scoring' as const, attempts: 1, leaseUntil: new Date(takenAt + LEASE_MS) }
    await db.update(submissions).set(taken).where(eq(submissions.id, id))
    harness.api.clock.advance(LEASE_MS)
    await sweep(harness.api.platform)
    expect((await onlyRow()).status).toBe('scoring')
    harness.api.clock.advance(1)
    await sweep(harness.api.platform)
    expect((await onlyRow()).status).toBe('queued')
    await harness.settle()
    expect(await onlyRow()).toMatchObject({ status: 'scored', attempts: 2 })
  })

  test('is found at once at the start of the only process', async () => {
    await harness.submit(competition, entrant.person)
    const { platform } = harness.api
    const { id } = await onlyRow()
    const leaseUntil = new Date(harness.api.clock.now() + LEASE_MS)
    await platform.db
      .update(submissions)
      .set({ status: 'scoring', attempts: 1, leaseUntil })
      .where(eq(submissions.id, id))
    await recoverAbandoned(platform, true)
    expect((await onlyRow()).status).toBe('queued')
  })

  test('writes nothing when it continues after its lease: the second worker’s result stands', async () => {
    await harness.submit(competition, entrant.person)
    const { platform } = harness.api
    let release = (_: ScoringOutcome) => {}
    const late = new Promise<ScoringOutcome>((done) => {
      release = done
    })
    const slow = openEvaluator(platform, { ...scripted([]), score: () => late, pid: undefined })
    const stuck = slow.next()
    while ((await onlyRow()).status !== 'scoring') await pause(5)
    harness.api.clock.advance(LEASE_MS + 1)
    await sweep(platform)
    await harness.settle()
    release({ kind: 'scored', rows: 6, scores: { A: 0, B: 0 } })
    await stuck
    await slow.stop()
    expect(await onlyRow()).toMatchObject({ status: 'scored', scoreA: 1, attempts: 2 })
    expect((await codes()).filter((code) => code === 'scored')).toHaveLength(1)
  })

  test('returns to the queue uncounted when the worker stops in order', async () => {
    await harness.submit(competition, entrant.person, `${fileOff(1)}${'\n'.repeat(60_000)}`)
    const evaluator = openEvaluator(harness.api.platform, openScorer())
    const running = evaluator.drain()
    while ((await onlyRow()).status !== 'scoring') await pause(5)
    await evaluator.stop()
    await running
    expect(await onlyRow()).toMatchObject({ status: 'queued', attempts: 0 })
  })
})

describeConcurrent('a worker process on $name', (engine) => {
  test('that is killed at work loses nothing: every submission ends scored, once', async () => {
    const harness = await openSubmissionHarness(engine)
    const { platform } = harness.api
    const competition = await harness.competition({}, undefined, 3)
    const teams = await Promise.all(Array.from({ length: 6 }, () => harness.team(competition)))
    for (const { person } of teams) {
      for (let i = 1; i <= 3; i++) await harness.submit(competition, person, `${fileOff(i)}${'\n'.repeat(50_000)}`)
    }
    const { jobsOn } = platform.database
    if (!('connectionString' in jobsOn)) throw new Error('needs a server that several processes share')
    const workerFile = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: jobsOn.connectionString,
      DATA_DIR: platform.config.dataDir,
      SESSION_SECRET: platform.secret,
      SIGNING_KEY: 'A'.repeat(43),
      TEST_NOW: String(harness.api.clock.now()),
    }
    for (let kill = 0; kill < 2; kill++) {
      const child = fork(workerFile, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const ended = new Promise((done) => child.once('exit', done))
      const taken = platform.db
        .select({ id: submissions.id })
        .from(submissions)
        .where(eq(submissions.status, 'scoring'))
      while ((await taken).length === 0) await pause(3)
      await pause(kill * 40)
      child.kill('SIGKILL')
      await ended
      // the clock moves past the lease, for the next worker and the sweeper
      harness.api.clock.advance(LEASE_MS + 1)
      env.TEST_NOW = String(harness.api.clock.now())
      await sweep(platform)
    }
    await harness.settle()
    const rows = await harness.rows(competition)
    expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 18 }, () => 'scored'))
    for (const { logs } of rows) expect(logs.filter(({ code }) => code === 'log.scored')).toHaveLength(1)
    expect(rows.map(({ scoreA }) => scoreA).toSorted()).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3])
    await harness.close()
  })
})
