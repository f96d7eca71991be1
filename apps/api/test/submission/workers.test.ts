import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { HOUR } from '@shulei/domain/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findContest } from '../../src/modules/submission/contest.repo.ts'
import { startSubmissionWorkers } from '../../src/modules/submission/jobs/submission.workers.ts'
import { sweep } from '../../src/modules/submission/jobs/sweep.service.ts'
import {
  leadersOf,
  type Scheduled,
  standingsOf,
  submissionCounts,
} from '../../src/modules/submission/submission.service.ts'
import { boardStates, uploadStubs } from '../../src/modules/submission/tables.ts'
import { storeFiles } from '../../src/modules/submission/upload/stored-files.ts'
import { countStatements } from '../../src/platform/db/statements.ts'
import { uploadFolder } from '../../src/platform/http/form-call.ts'
import { engines } from '../engines.ts'
import { type Arena, fileOff, openArena } from './arena.ts'
import { receivedFile } from './received-file.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function until(what: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000
  while (!(await what())) {
    if (performance.now() > deadline) throw new Error('it did not happen within 30 s')
    await pause(20)
  }
}

describe.each(engines)('the workers on $name', (engine) => {
  let arena: Arena
  beforeEach(async () => {
    arena = await openArena(engine)
  })
  afterEach(() => arena.close())

  const isRanked = async (scheduleId: number) => {
    const [state] = await arena.api.platform.db.select().from(boardStates).where(eq(boardStates.scheduleId, scheduleId))
    return state !== undefined && state.changes > 0 && state.changes === state.rankedChanges
  }

  test('score and rank what is submitted, woken by its job', async () => {
    const contest = await arena.contest()
    const teams = await Promise.all([arena.team(contest), arena.team(contest)])
    // so rare a sweep cannot have done it
    const workers = await startSubmissionWorkers(arena.api.platform, { sweepMs: HOUR })
    for (const [index, { person }] of teams.entries()) {
      await arena.submit(contest, person, fileOff(2 - index))
      await arena.submit(contest, person, fileOff(4 - index))
    }
    await until(async () => (await arena.rows(contest)).every(({ status }) => status === 'scored'))
    await until(() => isRanked(contest.schedules[0] as number))
    const ranking = await arena.api.send(refs.competitionRankings, {
      params: { id: contest.id },
      query: { part: 'rankings' },
    })
    expect(ranking.list.map(({ score, submits }) => [score, submits])).toEqual([
      [1, 2],
      [2, 2],
    ])
    await workers.stop()
  })

  test('find entries whose job never came', async () => {
    const contest = await arena.contest()
    const { person } = await arena.team(contest)
    const { platform } = arena.api
    const lost = platform.jobs.send
    platform.jobs.send = async () => {
      throw new Error('no connection')
    }
    await arena.submit(contest, person)
    platform.jobs.send = lost
    const workers = await startSubmissionWorkers(platform, { sweepMs: 100 })
    await until(async () => (await arena.rows(contest)).every(({ status }) => status === 'scored'))
    await until(() => isRanked(contest.schedules[0] as number))
    await workers.stop()
  })

  test('remove files whose upload ended in the middle, and no others', async () => {
    const { platform, clock } = arena.api
    const contest = await arena.contest()
    const { person } = await arena.team(contest)
    await arena.submit(contest, person)
    // stored, but the process ended before the transaction
    await storeFiles(platform, { resultFile: await receivedFile(platform) })
    // received half, ended before the store
    await mkdir(uploadFolder(platform), { recursive: true })
    const [old, young] = ['old', 'young'].map((name) => join(uploadFolder(platform), name)) as [string, string]
    for (const path of [old, young]) await writeFile(path, 'half')
    await utimes(old, new Date(Date.now() - 2 * HOUR), new Date(Date.now() - 2 * HOUR))

    await sweep(platform)
    expect(await arena.traces()).toMatchObject({ files: 2, stubs: 1, scratch: 1 })
    clock.advance(2 * HOUR)
    await sweep(platform)
    expect(await arena.traces()).toMatchObject({ rows: 1, files: 1, filesOfRows: 1, stubs: 0, scratch: 1 })
    expect(await platform.db.select().from(uploadStubs)).toEqual([])
  })

  test('leave figures that other parts read in one statement each', async () => {
    const { platform, clock } = arena.api
    const contests = [await arena.contest(), await arena.contest(), await arena.contest()] as const
    const { person } = await arena.team(contests[0])
    const other = await arena.team(contests[1])
    await arena.submit(contests[0], person, fileOff(1))
    await arena.submit(contests[0], person, 'broken')
    await arena.submit(contests[1], other.person, fileOff(2))
    await arena.settle()

    const asked: Scheduled[] = []
    for (const { id } of contests) {
      const contest = await findContest(platform.db, { competitionId: id, userId: null, now: clock.now() })
      asked.push({ id, schedules: contest?.schedules ?? [] })
    }
    const leaders = await countStatements(() => leadersOf(platform, asked))
    expect(leaders.count).toBe(1)
    expect(asked.map(({ id }) => leaders.value.get(id)?.map(({ score }) => score))).toEqual([[1], [2], []])
    // the broken one was given back: it is no submission in any count
    const counts = await countStatements(() =>
      submissionCounts(
        platform,
        asked.map(({ id }) => id),
      ),
    )
    expect(counts.count).toBe(1)
    expect(asked.map(({ id }) => counts.value.get(id))).toEqual([1, 1, 0])
    const standings = await countStatements(() => standingsOf(platform, person.id, asked))
    expect(standings.count).toBe(1)
    expect([...standings.value.values()]).toMatchObject([
      { competitionId: contests[0].id, rank: 1, total: 1, score: 1, list: 'A' },
    ])

    const params = { id: contests[0].id }
    for (const [search, budget] of [
      ['', 2],
      ['队', 3],
    ] as const) {
      const query = { part: 'rankings' as const, search }
      const { count } = await countStatements(() => arena.api.send(refs.competitionRankings, { params, query }))
      expect(count).toBeLessThanOrEqual(budget)
    }
  })
})
