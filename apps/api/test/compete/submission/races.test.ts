import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { quotaLines } from '../../../src/modules/compete/submission/tables.ts'
import { lockTeamOf } from '../../../src/modules/compete/submission/team-lock.repo.ts'
import { acceptUpload } from '../../../src/modules/compete/submission/upload/accept.service.ts'
import { findTeamIdOf } from '../../../src/modules/compete/team/team.repo.ts'
import { ApiError } from '../../../src/platform/api-error.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import type { ReceivedFile } from '../../../src/platform/http/receive-form.ts'
import { describeConcurrent, type Engine, engines } from '../../engines.ts'
import { ROUNDS_TO_FAIL, roundsOn } from '../../rounds.ts'
import { receivedFile } from './received-file.ts'
import { openSubmissionHarness, type SubmissionHarness } from './submission-harness.ts'

vi.mock('../../../src/modules/compete/submission/team-lock.repo.ts', { spy: true })

const PARALLEL = 50
const LIMIT = 5

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

interface Round {
  rows: number
  uses: number
  taken: number
  refused: string[]
}

/** Many uploads of one team at the same moment, each with its own key, or all with the same one. */
async function rush(harness: SubmissionHarness, keyOf: (index: number) => string): Promise<Round> {
  const { platform } = harness.api
  const competition = await harness.competition({}, undefined, LIMIT)
  const { person } = await harness.team(competition)
  const files = await times(PARALLEL, (): Promise<ReceivedFile> => receivedFile(platform))
  const ends = await times(PARALLEL, (index) =>
    acceptUpload(platform, {
      competitionId: competition.id,
      userId: person.id,
      idempotencyKey: keyOf(index),
      files: { resultFile: files[index] as ReceivedFile },
      description: '',
      share: false,
    }).then(
      ({ id }) => String(id),
      (error) => (error instanceof ApiError ? error.reason : `broken: ${error}`),
    ),
  )
  const rows = await harness.rows(competition)
  const uses = await platform.db
    .select()
    .from(quotaLines)
    .where(eq(quotaLines.scheduleId, competition.schedules[0] as number))
  return {
    rows: rows.length,
    uses: uses.length,
    taken: new Set(ends.filter((end) => /^\d+$/.test(end))).size,
    refused: ends.filter((end) => !/^\d+$/.test(end)),
  }
}

async function rounds(
  harness: SubmissionHarness,
  engine: Engine,
  keyOf: (round: number, index: number) => string,
): Promise<Round[]> {
  const all: Round[] = []
  for (let round = 0; round < roundsOn(engine); round++) all.push(await rush(harness, (index) => keyOf(round, index)))
  return all
}

/** Runs uploads that find their team without taking its lock. */
async function withoutLock<T>(run: () => Promise<T>): Promise<T> {
  vi.mocked(lockTeamOf).mockImplementation(async (tx, competitionId, userId) => {
    const id = await findTeamIdOf(tx, competitionId, userId)
    return id === null ? null : { id }
  })
  return run().finally(() => vi.mocked(lockTeamOf).mockReset())
}

/** Drops the unique indexes, which guard the rows as well as the lock does and would hide that it is missing. */
async function dropSecondGuards(db: Database) {
  await db.execute(sql`alter table submissions drop constraint submissions_no, drop constraint submissions_key`)
  await db.execute(sql`drop index submissions_one_in_evaluation`)
}

const openGuardless = async (engine: Engine) => {
  const harness = await openSubmissionHarness(engine)
  await dropSecondGuards(harness.api.platform.db)
  return harness
}

describe.each(engines)('fifty uploads at the same moment on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())

  test('never exceed the daily limit, and the quota equals the rows', async () => {
    for (const { rows, uses, taken, refused } of await rounds(
      harness,
      engine,
      (round, index) => `own-${round}-${index}`,
    )) {
      expect([rows, uses, taken]).toEqual([LIMIT, LIMIT, LIMIT])
      expect(new Set(refused)).toEqual(new Set(['dailyLimit']))
      expect(refused).toHaveLength(PARALLEL - LIMIT)
    }
  })

  test('with one key make one submission, and all are answered with it', async () => {
    for (const { rows, uses, taken, refused } of await rounds(harness, engine, (round) => `same-${round}`)) {
      expect([rows, uses, taken, refused]).toEqual([1, 1, 1, []])
    }
  })

  test('leave no file without a submission', async () => {
    const { rows, files, filesOfRows, stubs, scratch } = await harness.traces()
    expect([files, filesOfRows, stubs, scratch]).toEqual([rows, rows, 0, 0])
  })
})

describeConcurrent('fifty uploads without the lock on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openGuardless(engine)
  })
  afterAll(() => harness.close())

  /** True as soon as a round is broken; false after all of them. */
  async function breaks(keyOf: (round: number, index: number) => string, allowed: number): Promise<boolean> {
    for (let round = 0; round < ROUNDS_TO_FAIL; round++) {
      const { rows } = await withoutLock(() => rush(harness, (index) => keyOf(round, index)))
      if (rows > allowed) return true
    }
    return false
  }

  test('exceed the daily limit', async () => {
    expect(await breaks((round, index) => `limit-${round}-${index}`, LIMIT)).toBe(true)
  })

  test('make several submissions with one key', async () => {
    expect(await breaks((round) => `key-${round}`, 1)).toBe(true)
  })

  test('do neither with the lock, also without the unique indexes', async () => {
    expect((await rush(harness, (index) => `locked-${index}`)).rows).toBe(LIMIT)
    expect((await rush(harness, () => 'locked-same')).rows).toBe(1)
  })
})
