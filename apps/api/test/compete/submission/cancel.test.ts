import { CallError } from '@shulei/client/call-error.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { balanced } from '@shulei/domain/compete/submission/quota.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockSubmission } from '../../../src/modules/compete/submission/submits/cancel.repo.ts'
import { cancel } from '../../../src/modules/compete/submission/submits/cancel.service.ts'
import { quotaLines, submissions } from '../../../src/modules/compete/submission/tables.ts'
import type { Tx } from '../../../src/platform/db/database.ts'
import { type Engine, engines } from '../../engines.ts'
import { roundsOn } from '../../rounds.ts'
import {
  type Entrant,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

vi.mock('../../../src/modules/compete/submission/submits/cancel.repo.ts', { spy: true })

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => (error instanceof CallError ? error.errno : `broken: ${error}`),
  )

describe.each(engines)('cancelling on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let team: Awaited<ReturnType<SubmissionHarness['team']>>
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())
  beforeEach(async () => {
    competition = await harness.competition({}, undefined, 2)
    team = await harness.team(competition, 2)
  })

  const as = ({ person }: Pick<Entrant, 'person'>) => harness.api.as(person)
  const withdraw = (who: Pick<Entrant, 'person'>, submitId: number, id = competition.id) =>
    as(who).send(refs.cancelSubmit, { params: { id, submitId } })
  const screen = () =>
    as(team).send(refs.competitionSubmits, { params: { id: competition.id }, query: { part: 'submits' } })
  const ledger = (query = {}) => as(team).send(refs.quotaLedger, { params: { id: competition.id }, query })

  test('returns the try, which can be used again at once', async () => {
    const first = await harness.submit(competition, team.person)
    await harness.submit(competition, team.person)
    expect((await screen()).verdict.reason).toBe('dailyLimit')
    const mate = team.all[1] as Entrant['person']
    const cancelled = await withdraw({ person: mate }, first.id)
    expect(cancelled).toMatchObject({ id: first.id, status: 'cancelled', score: null, refunded: false })
    expect(cancelled.logs.at(-1)).toMatchObject({ code: 'log.cancelled', facts: { name: mate.name } })
    const { verdict, quota } = await screen()
    expect([verdict.allowed, quota.teamUsed]).toEqual([true, 1])
    await harness.submit(competition, team.person)
    await harness.settle()
    expect((await harness.rows(competition)).map(({ status }) => status)).toEqual(['cancelled', 'scored', 'scored'])
  })

  test('queues the submission that waited for the cancelled one', async () => {
    const first = await harness.submit(competition, team.person)
    const second = await harness.submit(competition, team.person)
    expect(second.status).toBe('uploaded')
    await withdraw(team, first.id)
    expect((await harness.rows(competition)).map(({ status }) => status)).toEqual(['cancelled', 'queued'])
  })

  test('is done once: a repeat answers the cancelled submission and returns nothing more', async () => {
    const { id } = await harness.submit(competition, team.person)
    await withdraw(team, id)
    expect((await withdraw(team, id)).status).toBe('cancelled')
    expect((await ledger()).list.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['refund', 'cancelled'],
      ['use', null],
    ])
  })

  test('is refused once the evaluation has begun or ended', async () => {
    const { id } = await harness.submit(competition, team.person)
    await harness.api.platform.db.update(submissions).set({ status: 'scoring' }).where(eq(submissions.id, id))
    expect(await refusalOf(withdraw(team, id))).toBe('e42013')
    await harness.api.platform.db.update(submissions).set({ status: 'queued' }).where(eq(submissions.id, id))
    await harness.settle()
    expect(await refusalOf(withdraw(team, id))).toBe('e42013')
    expect((await ledger()).list.map(({ kind }) => kind)).toEqual(['use'])
  })

  test('answers another team, another competition and a missing id alike', async () => {
    const { id } = await harness.submit(competition, team.person)
    const other = await harness.team(competition)
    const elsewhere = await harness.competition()
    const tried = [() => withdraw(other, id), () => withdraw(team, id, elsewhere.id), () => withdraw(team, 999_999_999)]
    for (const call of tried) expect(await refusalOf(call())).toBe('e40400')
    expect((await harness.rows(competition))[0]?.status).toBe('queued')
  })

  test('the ledger tells each try, and its balance is that of the domain', async () => {
    const { person } = team
    await harness.submit(competition, person, 'no csv')
    await harness.settle()
    const second = await harness.submit(competition, person)
    await withdraw(team, second.id)
    harness.api.clock.advance(DAY)
    await harness.submit(competition, person)
    const { list, total } = await ledger()
    expect(total).toBe(list.length)
    const lines = list.toReversed().map(({ kind, day, person: { id }, schedule_id }) => ({
      kind: kind === 'refund' ? ('refund' as const) : ('use' as const),
      error: kind === 'error',
      day,
      userId: id,
      scheduleId: schedule_id,
    }))
    const balance = balanced(lines).map(({ used, errorUsed }) => ({ used, errorUsed }))
    expect(list.toReversed().map(({ used, errorUsed }) => ({ used, errorUsed }))).toEqual(balance)
    expect(await ledger({ per_page: 2, page: 2 })).toEqual({ list: list.slice(2, 4), total })
    expect(await ledger({ page: 99 })).toEqual({ list: [], total })
    harness.api.clock.advance(-DAY)
  })

  test('the ledger of another team stays closed', async () => {
    await harness.submit(competition, team.person)
    const other = await harness.team(competition)
    const outsider = { person: await harness.api.person() }
    for (const who of [other, outsider]) {
      const answer = await as(who).send(refs.quotaLedger, { params: { id: competition.id }, query: {} })
      expect(answer).toEqual({ list: [], total: 0 })
    }
  })
})

/**
 * Cancels and begins the evaluation of a submission at the same moment, or the evaluation when `start` has come, and answers
 * whether it had both ends.
 */
async function race(harness: SubmissionHarness, start: Promise<void> = Promise.resolve()): Promise<boolean> {
  const { platform } = harness.api
  const competition = await harness.competition()
  const { person, teamId } = await harness.team(competition)
  const { id } = await harness.submit(competition, person)
  const wish = { competitionId: competition.id, submitId: id, user: person }
  const [, outcome] = await Promise.all([
    cancel(platform, wish).catch(() => null),
    start.then(() => harness.evaluator.next(id)),
  ])
  const lines = await platform.db.select().from(quotaLines).where(eq(quotaLines.teamId, teamId))
  return outcome !== null && lines.some(({ kind }) => kind === 'refund')
}

/**
 * Reads the submission without its lock and lets a worker come in between, until it has begun or a
 * second has passed. Answers the moment after the read, for the worker.
 */
function withoutLock(harness: SubmissionHarness): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { db } = harness.api.platform
  const read = async (on: Tx | typeof db, submitId: number) => {
    const columns = { status: submissions.status, scheduleId: submissions.scheduleId }
    const [row] = await on.select(columns).from(submissions).where(eq(submissions.id, submitId))
    return row ?? null
  }
  vi.mocked(lockSubmission).mockImplementation(async (tx: Tx, { submitId }) => {
    const row = await read(tx, submitId)
    resolve()
    for (let tries = 100; tries > 0; tries--) {
      await new Promise((done) => setTimeout(done, 10))
      if ((await read(db, submitId))?.status !== 'queued') break
    }
    return row
  })
  return promise
}

describe.each(engines)('cancelling while a worker begins on $name', (engine: Engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterEach(() => void vi.mocked(lockSubmission).mockReset())
  afterAll(() => harness.close())

  test('ends either way, but never both', async () => {
    for (let round = 0; round < roundsOn(engine); round++) expect(await race(harness)).toBe(false)
  })

  test.runIf(engine.name === 'postgres')('returns the try of a scored file without the lock', async () => {
    expect(await race(harness, withoutLock(harness))).toBe(true)
  })
})
