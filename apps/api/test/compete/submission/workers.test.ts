import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { competitionCounts } from '../../../src/modules/compete/competition/counts.service.ts'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { startSubmissionWorkers } from '../../../src/modules/compete/submission/jobs/submission.workers.ts'
import { sweep } from '../../../src/modules/compete/submission/jobs/sweep.service.ts'
import { findReaderCompetition } from '../../../src/modules/compete/submission/reader-competition.repo.ts'
import {
  bestScoresOf,
  leadersOf,
  type Scheduled,
  standingOf,
} from '../../../src/modules/compete/submission/submission.service.ts'
import { boardStates, submissions, uploadStubs } from '../../../src/modules/compete/submission/tables.ts'
import { lockTeam } from '../../../src/modules/compete/submission/team-lock.repo.ts'
import { storeFiles } from '../../../src/modules/compete/submission/upload/stored-files.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import { receivedFile } from './received-file.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness, type TestCompetition } from './submission-harness.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const until = (what: () => Promise<boolean>) => expect.poll(what, { timeout: 30_000, interval: 20 }).toBe(true)

describe.each(engines)('the workers on $name', (engine) => {
  let harness: SubmissionHarness
  beforeEach(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterEach(() => harness.close())

  /** Inserts a queued submission without an upload. */
  async function insertQueued(competition: TestCompetition, userId: number, teamId: number): Promise<void> {
    const { db, files } = harness.api.platform
    const key = `submissions/00/${teamId}`
    await files.disk.put(key, fileOff(1))
    await db.insert(submissions).values({
      competitionId: competition.id,
      scheduleId: competition.schedules[0] as number,
      teamId,
      userId,
      no: 1,
      idempotencyKey: `queued ${teamId}`,
      list: 'A',
      status: 'queued',
      resultFile: { key, name: 'result.csv', bytes: 1, sha256: '' },
    })
  }

  const isRanked = async (scheduleId: number) => {
    const [state] = await harness.api.platform.db
      .select()
      .from(boardStates)
      .where(eq(boardStates.scheduleId, scheduleId))
    return state !== undefined && state.changes > 0 && state.changes === state.rankedChanges
  }

  test('score and rank a submission, started by its job', async () => {
    const competition = await harness.competition()
    const teams = await Promise.all([harness.team(competition), harness.team(competition)])
    // with so long an interval, the sweeper cannot have done it
    const workers = await startSubmissionWorkers(harness.api.platform, { sweepMs: HOUR })
    for (const [index, { person }] of teams.entries()) {
      await harness.submit(competition, person, fileOff(2 - index))
      await harness.submit(competition, person, fileOff(4 - index))
    }
    await until(async () => (await harness.rows(competition)).every(({ status }) => status === 'scored'))
    await until(() => isRanked(competition.schedules[0] as number))
    const ranking = await harness.api.send(refs.competitionRankings, {
      params: { id: competition.id },
      query: { part: 'rankings' },
    })
    expect(ranking.list.map(({ score, submits }) => [score, submits])).toEqual([
      [1, 2],
      [2, 2],
    ])
    await workers.stop()
  })

  test('promote teams, started by their job', async () => {
    const { platform, clock } = harness.api
    const at = (days: number) => new Date(clock.now() + days * DAY)
    const window = { listAStartTime: at(-4), listAEndTime: at(-2) }
    const competition = await harness.competition({}, [
      { title: '', sort: 0, startTime: at(-5), endTime: at(-1), ...window },
      { title: '', sort: 1, startTime: at(1), endTime: at(2) },
    ])
    const workers = await startSubmissionWorkers(platform, { sweepMs: HOUR })
    await platform.jobs.send('promote', {})
    await until(async () => {
      const rows = await platform.db.select().from(schedules).where(eq(schedules.competitionId, competition.id))
      return rows.some(({ promotedAt }) => promotedAt !== null)
    })
    await workers.stop()
  })

  test.runIf(engine.name === 'postgres')('score two files at the same time, each submission once', async () => {
    const competition = await harness.competition()
    const teams = [await harness.team(competition), await harness.team(competition), await harness.team(competition)]
    const { db } = harness.api.platform
    for (const { person, teamId } of teams) await insertQueued(competition, person.id, teamId)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
    // an evaluation cannot end while its team is locked
    const locks = db.transaction(async (tx) => {
      for (const { teamId } of teams) await lockTeam(tx, teamId)
      lock()
      await held
    })
    await locked
    const workers = await startSubmissionWorkers(harness.api.platform, { sweepMs: HOUR, lanes: 2 })
    const statuses = async () => (await harness.rows(competition)).map(({ status }) => status).toSorted()
    try {
      await until(async () => (await statuses()).filter((status) => status === 'scoring').length === 2)
      await pause(300)
      expect(await statuses()).toEqual(['queued', 'scoring', 'scoring'])
    } finally {
      release()
      await locks
    }
    await until(async () => (await statuses()).every((status) => status === 'scored'))
    for (const { attempts, logs } of await harness.rows(competition)) {
      expect([attempts, logs.filter(({ code }) => code === 'log.scored').length]).toEqual([1, 1])
    }
    await workers.stop()
  })

  test('find submissions whose job was lost', async () => {
    const competition = await harness.competition()
    const { person } = await harness.team(competition)
    const { platform } = harness.api
    const lost = platform.jobs.send
    platform.jobs.send = async () => {
      throw new Error('no connection')
    }
    await harness.submit(competition, person)
    platform.jobs.send = lost
    const workers = await startSubmissionWorkers(platform, { sweepMs: 100 })
    await until(async () => (await harness.rows(competition)).every(({ status }) => status === 'scored'))
    await until(() => isRanked(competition.schedules[0] as number))
    await workers.stop()
  })

  test('remove files of interrupted uploads, and no others', async () => {
    const { platform, clock } = harness.api
    const competition = await harness.competition()
    const { person } = await harness.team(competition)
    await harness.submit(competition, person)
    // stored, but the process ended before the transaction
    await storeFiles(platform, { resultFile: await receivedFile(platform) })
    await sweep(platform)
    expect(await harness.traces()).toMatchObject({ files: 2, stubs: 1 })
    clock.advance(2 * HOUR)
    await sweep(platform)
    expect(await harness.traces()).toMatchObject({ rows: 1, files: 1, filesOfRows: 1, stubs: 0 })
    expect(await platform.db.select().from(uploadStubs)).toEqual([])
  })

  test('answer the leaders, the middle score and a team’s own place in one statement', async () => {
    const { platform, clock } = harness.api
    const competition = await harness.competition()
    const teams = []
    for (let place = 1; place <= 5; place++) {
      const made = await harness.team(competition)
      await harness.submit(competition, made.person, fileOff(place))
      teams.push(made)
    }
    const found = await findReaderCompetition(platform.db, {
      competitionId: competition.id,
      userId: null,
      now: clock.now(),
    })
    const asked = { id: competition.id, schedules: found?.schedules ?? [] }
    expect(await standingOf(platform, asked, null)).toEqual({
      ...{ leaders: [], median: null, own: null, baselines: null },
    })

    await harness.settle()
    const last = teams[4]?.teamId ?? 0
    const { count, value } = await countStatements(() => standingOf(platform, asked, last))
    expect(count).toBe(1)
    expect(value).toMatchObject({
      leaders: [{ score: 1 }, { score: 2 }, { score: 3 }],
      median: 3,
      own: { rank: 5, score: 5 },
      baselines: found?.scoring.baselines,
    })
    expect(await standingOf(platform, asked, null)).toMatchObject({ median: 3, own: null })
  })

  test('write counts that other modules read in one statement each', async () => {
    const { platform, clock } = harness.api
    const competitions = [
      await harness.competition(),
      await harness.competition(),
      await harness.competition(),
    ] as const
    const { person } = await harness.team(competitions[0])
    const other = await harness.team(competitions[1])
    await harness.submit(competitions[0], person, fileOff(1))
    await harness.submit(competitions[0], person, 'broken')
    await harness.submit(competitions[1], other.person, fileOff(2))
    await harness.settle()

    const asked: Scheduled[] = []
    for (const { id } of competitions) {
      const competition = await findReaderCompetition(platform.db, {
        competitionId: id,
        userId: null,
        now: clock.now(),
      })
      asked.push({ id, schedules: competition?.schedules ?? [] })
    }
    const leaders = await countStatements(() => leadersOf(platform, asked))
    expect(leaders.count).toBe(1)
    expect(asked.map(({ id }) => leaders.value.get(id)?.map(({ score }) => score))).toEqual([[1], [2], []])
    // the try of the broken submission was returned, so that no count contains it
    const counts = await countStatements(() => competitionCounts(platform))
    expect(counts.count).toBe(1)
    expect(asked.map(({ id }) => counts.value.get(id)?.submits)).toEqual([1, 1, 0])
    const standings = await countStatements(() => bestScoresOf(platform, person.id, asked))
    expect(standings.count).toBe(1)
    expect([...standings.value.values()]).toMatchObject([
      { competitionId: competitions[0].id, rank: 1, total: 1, score: 1, list: 'A' },
    ])

    const params = { id: competitions[0].id }
    for (const [search, page, budget] of [
      ['', 1, 2],
      ['', 2, 2],
      [person.name, 1, 3],
      // past the last page of a search, its total takes one more
      [person.name, 2, 4],
    ] as const) {
      const query = { part: 'rankings' as const, search, page }
      const { count, value } = await countStatements(() =>
        harness.api.send(refs.competitionRankings, { params, query }),
      )
      expect([value.total, value.list.length]).toEqual([1, page === 1 ? 1 : 0])
      expect(count).toBeLessThanOrEqual(budget)
    }
  })
})
