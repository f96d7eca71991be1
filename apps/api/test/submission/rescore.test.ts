import { refs } from '@shulei/contract/refs.ts'
import { MINUTE } from '@shulei/domain/time/instant.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recountTeam } from '../../src/modules/submission/best/best.service.ts'
import { rescore } from '../../src/modules/submission/rescore/rescore.service.ts'
import { bestScores, submissions } from '../../src/modules/submission/tables.ts'
import { lockTeam } from '../../src/modules/submission/team-lock.repo.ts'
import { engines } from '../engines.ts'
import {
  type Entrant,
  fileOff,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

describe.each(engines)('a rescore of a competition on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())

  const list = async (competition: TestCompetition) =>
    (
      await harness.api.send(refs.competitionRankings, { params: { id: competition.id }, query: { part: 'rankings' } })
    ).list.map(({ rank, score, history }) => ({ rank, score, history: history.map((point) => point.score) }))

  const bestRows = () =>
    harness.api.platform.db
      .select()
      .from(bestScores)
      .orderBy(bestScores.scheduleId, bestScores.stage, bestScores.teamId)

  /** Three teams with a submission for each of `rounds`; the numbers are the errors of the files. */
  async function played(rounds: readonly number[]): Promise<{ competition: TestCompetition; teams: Entrant[] }> {
    const competition = await harness.competition({}, undefined, 100)
    const teams = [await harness.team(competition), await harness.team(competition), await harness.team(competition)]
    for (const off of rounds) {
      for (const [index, { person }] of teams.entries()) {
        await harness.submit(competition, person, fileOff(off + index / 10, off))
        harness.api.clock.advance(MINUTE)
        await harness.settle()
      }
    }
    return { competition, teams }
  }

  /** Multiplies a team's scores by `factor`, as a wrong metric would have, including best rows and history. */
  async function spoil(competition: TestCompetition, teamId: number, factor: number): Promise<void> {
    const { db } = harness.api.platform
    await db
      .update(submissions)
      .set({ scoreA: sql`score_a * ${factor}::float8`, scoreB: sql`score_b * ${factor}::float8` })
      .where(eq(submissions.teamId, teamId))
    await db
      .update(bestScores)
      .set({ score: sql`score * ${factor}::float8`, merit: sql`merit * ${factor}::float8`, history: [], rank: null })
      .where(eq(bestScores.teamId, teamId))
    expect((await list(competition)).length).toBeLessThanOrEqual(3)
  }

  const run = (competition: TestCompetition) => rescore(harness.api.platform, harness.scorer, competition.id)

  test('publishes correct scores, ranks and history at one instant, and leaves other competitions alone', async () => {
    const other = await played([1])
    const { competition, teams } = await played([2, 1])
    const right = await list(competition)
    const rightRows = await bestRows()
    await spoil(other.competition, other.teams[0]?.teamId ?? 0, 7)
    const otherRows = (await bestRows()).filter((row) => row.scheduleId === other.competition.schedules[0])
    await spoil(competition, teams[2]?.teamId ?? 0, 0.25)

    expect(await run(competition)).toEqual({
      submissions: 6,
      changed: 2,
      largest: expect.closeTo(2.2 * 0.75, 10),
      movedRanks: 2,
      unscored: [],
    })
    expect(await list(competition)).toEqual(right)
    const own = (rows: typeof rightRows) => rows.filter((row) => row.scheduleId === competition.schedules[0])
    expect(own(await bestRows())).toEqual(own(rightRows))
    expect((await bestRows()).filter((row) => row.scheduleId === other.competition.schedules[0])).toEqual(otherRows)

    const told = (await harness.rows(competition)).map(
      (row) => row.logs.filter(({ code }) => code === 'log.rescored').length,
    )
    expect(told.toSorted()).toEqual([0, 0, 0, 0, 1, 1])
    expect(await run(competition)).toEqual({ submissions: 6, changed: 0, largest: 0, movedRanks: 0, unscored: [] })
  })

  test('keeps and names a submission whose file is refused now', async () => {
    const competition = await harness.competition()
    const { person } = await harness.team(competition)
    const { id } = await harness.submit(competition, person, fileOff(1))
    await harness.settle()
    const [row] = await harness.rows(competition)
    await harness.api.platform.files.disk.put(row?.resultFile.key ?? '', fileOff(1e120))
    expect(await run(competition)).toMatchObject({ submissions: 1, changed: 0, unscored: [id] })
    expect(await harness.rows(competition)).toMatchObject([{ status: 'scored', scoreA: 1 }])
  })

  test('may run while submissions come in, and every row fits its file afterwards', async () => {
    const { competition, teams } = await played([1])
    await spoil(competition, teams[1]?.teamId ?? 0, 0.5)
    const coming = teams.map(({ person }, index) => harness.submit(competition, person, fileOff(0.5 + index / 10)))
    await Promise.all(coming)
    await Promise.all([run(competition), harness.settle(), run(competition)])
    await harness.settle()
    const scores = (await list(competition)).map(({ rank, score }) => [rank, score])
    expect(scores).toEqual([0.5, 0.6, 0.7].map((off, index) => [index + 1, expect.closeTo(off, 12)]))
    expect((await run(competition)).changed).toBe(0)
  })

  test('counts a submission that ends while its team is locked for the new scores', async () => {
    const { competition, teams } = await played([1])
    const [{ teamId, person }] = teams as [Entrant]
    const [scheduleId = 0] = competition.schedules
    await spoil(competition, teamId, 0.5)
    const { id } = await harness.submit(competition, person, fileOff(0.25))
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const ending = harness.api.platform.db.transaction(async (tx) => {
      await lockTeam(tx, teamId)
      await held
      await tx.update(submissions).set({ status: 'scored', scoreA: 0.25, scoreB: 0.25 }).where(eq(submissions.id, id))
      await recountTeam(tx, { teamId, scheduleId, metric: 'rmse' })
    })
    let ended = false
    const again = run(competition).finally(() => {
      ended = true
    })
    await new Promise((done) => setTimeout(done, 1500))
    expect(ended).toBe(false)
    release()
    await ending
    expect(await again).toMatchObject({ changed: 1 })
    expect((await list(competition))[0]).toEqual({ rank: 1, score: 0.25, history: [1, 0.25] })
  })

  test('of a missing competition fails with one sentence', async () => {
    await expect(rescore(harness.api.platform, harness.scorer, 999_999)).rejects.toThrow(
      'There is no competition 999999.',
    )
  })
})
