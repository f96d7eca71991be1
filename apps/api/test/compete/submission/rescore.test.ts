import { refs } from '@shulei/contract/refs.ts'
import { DAY, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rescoreCommand } from '../../../commands/rescore.ts'
import { prepareRescore } from '../../../competition-folder/prepare-rescore.ts'
import { competitionPage } from '../../../src/modules/compete/competition/competition.service.ts'
import { competitionFolders, competitions } from '../../../src/modules/compete/competition/tables.ts'
import { recountTeam } from '../../../src/modules/compete/submission/best/best.service.ts'
import { rerank } from '../../../src/modules/compete/submission/board/rerank.service.ts'
import { notifyRescored } from '../../../src/modules/compete/submission/rescore/notify-rescored.ts'
import {
  type Difference,
  isMoved,
  publishRescore,
  showRescore,
} from '../../../src/modules/compete/submission/rescore/rescore.service.ts'
import { scoreMissing } from '../../../src/modules/compete/submission/rescore/score.service.ts'
import {
  bestScores,
  rescoredSubmissions,
  rescores,
  submissions,
} from '../../../src/modules/compete/submission/tables.ts'
import { lockTeam } from '../../../src/modules/compete/submission/team-lock.repo.ts'
import { datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import type { Tx } from '../../../src/platform/db/database.ts'
import { alone } from '../../../src/platform/page-reads.ts'
import { engines } from '../../engines.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import {
  type Entrant,
  fileOff,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
  testIds,
} from './submission-harness.ts'

vi.mock('../../../src/modules/compete/submission/rescore/notify-rescored.ts', { spy: true })
vi.mock('../../../src/modules/compete/submission/rescore/score.service.ts', { spy: true })

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

  const reason = { cn: '第 3 题答案有误', en: 'Row 3 of the solution was wrong' }
  const prepare = async (competition: TestCompetition, solution?: string) =>
    (
      await prepareRescore(harness.api.platform, harness.scorer, {
        competitionId: competition.id,
        reason,
        ...(solution === undefined ? {} : { solution: Buffer.from(solution) }),
      })
    ).id

  /** Publishes a prepared rescore, as soon as no submission is without a result. */
  async function publish(id: number): Promise<Difference> {
    for (;;) {
      const done = await publishRescore(harness.api.platform, harness.scorer, id)
      if (!('waitsFor' in done)) return done
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const run = async (competition: TestCompetition) => publish(await prepare(competition))

  test('publishes correct scores, ranks and history at one instant, and leaves other competitions alone', async () => {
    const other = await played([1])
    const { competition, teams } = await played([2, 1])
    const right = await list(competition)
    const rightRows = await bestRows()
    await spoil(other.competition, other.teams[0]?.teamId ?? 0, 7)
    const otherRows = (await bestRows()).filter((row) => row.scheduleId === other.competition.schedules[0])
    await spoil(competition, teams[2]?.teamId ?? 0, 0.25)
    const { db, clock } = harness.api.platform
    await db.execute(sql`update board_states set changes = changes + 1 where schedule_id = ${competition.schedules[0]}`)
    await rerank({ db, clock }, { scheduleId: competition.schedules[0] ?? 0, stage: 0 })

    const { teams: placed, ...counts } = await run(competition)
    expect(counts).toMatchObject({ submissions: 6, changed: 2, largest: expect.closeTo(2.2 * 0.75, 10), unscored: [] })
    expect(placed).toHaveLength(6)
    const moved = placed.filter(isMoved)
    expect(moved.map(({ stage, teamId, to }) => [stage, teamId, to.rank])).toContainEqual([0, teams[2]?.teamId, 3])
    expect(await list(competition)).toEqual(right)
    const own = (rows: typeof rightRows) => rows.filter((row) => row.scheduleId === competition.schedules[0])
    expect(own(await bestRows())).toEqual(own(rightRows))
    expect((await bestRows()).filter((row) => row.scheduleId === other.competition.schedules[0])).toEqual(otherRows)

    const told = (await harness.rows(competition)).map(
      (row) => row.logs.filter(({ code }) => code === 'log.rescoredBoth').length,
    )
    expect(told.toSorted()).toEqual([0, 0, 0, 0, 1, 1])
    const noticesOf = () => db.select().from(notices).where(eq(notices.competitionId, competition.id))
    const rescored = (await noticesOf()).filter(({ kind }) => kind === 'rescored')
    const [first, second, third] = teams.map(({ person }) => person.id)
    expect(rescored.map(({ recipientId }) => recipientId).toSorted()).toEqual([first, second, third].toSorted())
    expect(rescored.find(({ recipientId }) => recipientId === third)?.facts).toMatchObject({
      ...{ list: 'A', was: { rank: 1, score: '0.300000' }, now: { rank: 3, score: '1.200000' }, reason },
    })
    const count = (await noticesOf()).length
    const again = await run(competition)
    expect(again).toMatchObject({ submissions: 6, changed: 0, largest: 0, unscored: [] })
    expect(again.teams.filter(isMoved)).toEqual([])
    expect(await noticesOf()).toHaveLength(count)
  })

  test.runIf(engine.name === 'postgres')('gives a reader the scores and baselines of one instant', async () => {
    const { competition, teams } = await played([2])
    const { db } = harness.api.platform
    const scoringWith = (score: number) => ({
      baselines: { weak: { label: { cn: '弱', en: 'weak' }, A: score, B: score } },
    })
    const setBaseline = (on: Pick<typeof db, 'update'>, score: number) =>
      on
        .update(competitions)
        .set({ scoring: sql`scoring || ${JSON.stringify(scoringWith(score))}::jsonb` })
        .where(eq(competitions.id, competition.id))
    await setBaseline(db, 10)
    for (const { teamId } of teams) await spoil(competition, teamId, 0.25)
    const id = await prepare(competition)
    const params = { id: competition.id }
    const [, { person }] = teams as [Entrant, Entrant]
    const answers = await db.transaction(async (tx) => {
      // a reader has read the competition, and waits for its rows while the rescore is published
      await tx.execute(sql`lock table best_scores in access exclusive mode`)
      const reading = Promise.all([
        harness.api.send(refs.competitionRankings, { params, query: { part: 'rankings' } }),
        harness.api.send(refs.competitionRankings, { params, query: { part: 'rankings', search: person.name } }),
        competitionPage(harness.api.platform, { ...params, userId: null, once: alone }),
      ])
      await untilWaiting(harness.api, 3, reading)
      await publishRescore({ ...harness.api.platform, db: tx as never }, harness.scorer, id)
      await setBaseline(tx, 40)
      return { reading }
    })
    const [whole, found, page] = await answers.reading
    expect(whole.list.map(({ score }) => score)).toEqual([2, 2.1, 2.2].map((score) => expect.closeTo(score, 6)))
    expect(found.list.map(({ score }) => score)).toEqual([expect.closeTo(2.1, 6)])
    for (const { baselines } of [whole, found]) expect(baselines).toMatchObject([{ score: 40 }])
    expect([page.leaders[0]?.score, page.baselines[0]?.score]).toEqual([expect.closeTo(2, 6), 40])
  })

  test('keeps and names a submission whose file is refused now', async () => {
    const competition = await harness.competition()
    const { person } = await harness.team(competition)
    const { id } = await harness.submit(competition, person, fileOff(1))
    const other = await harness.submit(competition, person, fileOff(2))
    await harness.settle()
    const spoilFile = async (at: number) => {
      const [key = ''] = (await harness.rows(competition)).flatMap((row) => (row.id === at ? [row.resultFile.key] : []))
      await harness.api.platform.files.disk.put(key, fileOff(1e120))
    }
    await spoilFile(id)
    expect(await run(competition)).toMatchObject({ submissions: 2, changed: 0, unscored: [id] })
    const prepared = await prepare(competition)
    await spoilFile(other.id)
    // nothing could be scored again: a new one is not prepared, and one that stands so from an earlier release is not published
    await expect(prepare(competition)).rejects.toThrow(/^None of the 2 submissions could be scored again/)
    const { db } = harness.api.platform
    expect(await db.$count(rescores, eq(rescores.competitionId, competition.id))).toBe(2)
    await db.update(rescoredSubmissions).set({ isRefused: true }).where(eq(rescoredSubmissions.rescoreId, prepared))
    await expect(publishRescore(harness.api.platform, harness.scorer, prepared)).rejects.toThrow(/^None of the 2/)
    expect(await harness.rows(competition)).toMatchObject([{ scoreA: 1 }, { scoreA: 2 }])
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

  /** The solution of `testIds` with another truth for one id, and `fileOff` as it scores then. */
  const corrected = `id,target,list\n${testIds.map((id, i) => `${id},${i === 0 ? 4 : i + 1},${i % 2 ? 'B' : 'A'}`).join('\n')}\n`

  test('with a corrected solution shows nothing to readers before its publication, and the old scores stay on record', async () => {
    const { competition, teams } = await played([1])
    const [{ person }] = teams as [Entrant]
    const before = await list(competition)
    const id = await prepare(competition, corrected)
    const shown = await showRescore(harness.api.platform, id)
    expect(shown).toMatchObject({ submissions: 3, changed: 3 })
    expect(await list(competition)).toEqual(before)
    const scores = (await harness.rows(competition)).map(({ scoreA }) => scoreA)
    expect(scores).toEqual([1, 1.1, 1.2].map((off) => expect.closeTo(off, 12)))

    // sent after the preparation: scored by the old solution first
    await harness.submit(competition, person, fileOff(0.5))
    await harness.settle()
    const published = await publish(id)
    expect(published).toMatchObject({ submissions: 4, changed: 4 })
    const right = (off: number) => expect.closeTo(Math.sqrt(((off - 3) ** 2 + 2 * off ** 2) / 3), 12)
    const rows = await harness.rows(competition)
    expect(rows.map(({ scoreA }) => scoreA)).toEqual([1, 1.1, 1.2, 0.5].map(right))
    expect(rows[0]?.logs.at(-1)).toMatchObject({
      code: 'log.rescoredBoth',
      facts: { was: '1.000000', wasB: '1.000000', reasonCn: reason.cn, reasonEn: reason.en },
    })
    const shownLog = async () => {
      const { all } = await harness.api
        .as(person)
        .send(refs.competitionSubmits, { params: { id: competition.id }, query: { part: 'submits' } })
      return all.flatMap(({ logs }) => logs).filter(({ code }) => code.startsWith('log.rescored'))
    }
    for (const { code, facts } of await shownLog()) expect([code, facts.wasB]).toEqual(['log.rescored', undefined])
    const { clock } = harness.api
    const now = clock.now()
    clock.advance(13 * DAY)
    expect((await shownLog()).map(({ code, facts }) => [code, facts.wasB])).toContainEqual([
      'log.rescoredBoth',
      '1.000000',
    ])
    clock.set(now)
    const { db } = harness.api.platform
    const kept = await db.select().from(rescoredSubmissions).where(eq(rescoredSubmissions.rescoreId, id))
    expect(kept.map(({ oldA }) => oldA).toSorted()).toEqual([0.5, 1, 1.1, 1.2].map((off) => expect.closeTo(off, 12)))

    // from now on the corrected solution scores
    await harness.submit(competition, person, fileOff(3))
    await harness.settle()
    expect((await harness.rows(competition)).at(-1)?.scoreA).toEqual(right(3))
    await expect(publishRescore(harness.api.platform, harness.scorer, id)).rejects.toThrow(/was published on/)
  })

  test.runIf(engine.name === 'postgres').each([
    ['a submission', (_competition: TestCompetition, [{ person }]: [Entrant]) => Promise.resolve(person)],
    ['a new team', async (competition: TestCompetition) => (await harness.team(competition)).person],
  ])('keeps %s away until its end, which the old solution would score', async (_, sender) => {
    const { competition, teams } = await played([1])
    const id = await prepare(competition, corrected)
    const { notifyRescored: real } = await vi.importActual<
      typeof import('../../../src/modules/compete/submission/rescore/notify-rescored.ts')
    >('../../../src/modules/compete/submission/rescore/notify-rescored.ts')
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    vi.mocked(notifyRescored).mockImplementationOnce(async (...args) => {
      await real(...args)
      reached.resolve()
      await gate.promise
    })
    const publishing = publishRescore(harness.api.platform, harness.scorer, id)
    await reached.promise
    const send = async () => {
      await harness.submit(competition, await sender(competition, teams as [Entrant]), fileOff(0.5))
      await harness.settle()
    }
    const sending = send()
    await untilWaiting(harness.api, 1, sending)
    gate.resolve()
    await Promise.all([publishing, sending])
    expect((await harness.rows(competition)).at(-1)?.scoreA).toBeCloseTo(Math.sqrt((2.5 ** 2 + 2 * 0.5 ** 2) / 3), 12)
  })

  test.runIf(engine.name === 'postgres')('meets a ranking that updates the teams in another order', async () => {
    const { competition, teams } = await played([1])
    const id = await prepare(competition, corrected)
    const [first, , last] = teams.map(({ teamId }) => teamId) as [number, number, number]
    const rank = (tx: Tx, teamId: number) =>
      tx.update(bestScores).set({ rank: null }).where(eq(bestScores.teamId, teamId))
    const goOn = await paused(harness.api, async (tx, pause) => {
      await rank(tx, last)
      await pause()
      await rank(tx, first)
    })
    const publishing = publishRescore(harness.api.platform, harness.scorer, id)
    await untilWaiting(harness.api, 1, publishing)
    await Promise.all([goOn(), publishing])
    expect(await publishing).toMatchObject({ submissions: 3, changed: 3 })
  })

  test('scores a submission that is scored between its last look and its locks', async () => {
    const { competition, teams } = await played([1])
    const [{ person }] = teams as [Entrant]
    const id = await prepare(competition, corrected)
    await harness.submit(competition, person, fileOff(0.5))
    await harness.settle()
    // as if the submission had no score yet at the first look
    vi.mocked(scoreMissing).mockImplementationOnce(async () => 0)
    expect(await publish(id)).toMatchObject({ submissions: 4, changed: 4 })
  })

  test('waits for a submission without a score, and is void once another one was published', async () => {
    const { competition, teams } = await played([1])
    const [{ person }] = teams as [Entrant]
    const [first, second] = [await prepare(competition, corrected), await prepare(competition, corrected)]
    await harness.submit(competition, person, fileOff(0.5))
    expect(await publishRescore(harness.api.platform, harness.scorer, first)).toEqual({ waitsFor: 1 })
    await harness.settle()
    harness.api.clock.advance(MINUTE)
    const ends = await Promise.allSettled([publish(first), publish(first), publish(first)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(publish(second)).rejects.toThrow(/Another rescore of competition \d+ was published since/)
  })

  const row = (id: string, target: string, list: string) => `${id},${target},${list}`
  const lines = corrected.trim().split('\n')
  const withLine = (at: number, line: string) => `${lines.with(at, line).join('\n')}\n`
  test.each<[string, string, RegExp]>([
    ['without target and list', `id\n${testIds.join('\n')}\n`, /solution\.csv:1: The header lacks “target”, “list”/],
    ['with columns in another order', corrected.replace('id,target,list', 'id,list,target'), /not in the order/],
    ['with semicolons', corrected.replaceAll(',', ';'), /solution\.csv:1: .+ divided by semicolons, not by commas/],
    [
      'with another id',
      corrected.replace('n2,', 'x2,'),
      /“x2” is not in the test set[\s\S]*“n2” of the test set is missing/,
    ],
    ['without a row', `${lines.toSpliced(2, 1).join('\n')}\n`, /“n2” of the test set is missing/],
    ['with an id twice', `${corrected}${row('n2', '2', 'B')}\n`, /solution\.csv:8: The id “n2” is also in line 3/],
    [
      'with a target that is no number',
      withLine(3, row('n3', 'three', 'A')),
      /:4: The true value is “three”; rmse needs a number/,
    ],
    ['with another list', withLine(3, row('n3', '3', 'C')), /:4: The list is “C”\. Write A or B/],
    ['without list B', corrected.replaceAll(',B', ',A'), /No row is in list B/],
    ['without list A', corrected.replaceAll(',A', ',B'), /No row is in list A/],
    ['with a row of two cells', withLine(3, 'n3,3'), /:4: The row has 2 cells, the header 3/],
    ['that is empty', '', /The file is empty/],
    ['that is no text', '\u0000\u0001', /solution\.csv/],
  ])('refuses a solution %s, with its line, and keeps the old one', async (_, solution, said) => {
    const { competition } = await played([1])
    const { db } = harness.api.platform
    const mistake = await prepare(competition, solution).catch((error: Error) => error.message)
    expect(mistake).toMatch(said)
    expect(mistake).toMatch(/mistakes?\. Nothing was changed\.$/)
    expect(await db.$count(rescores, eq(rescores.competitionId, competition.id))).toBe(0)
    expect((await run(competition)).changed).toBe(0)
  })

  /** A sample and a baseline beside the competition, as an import stores them. */
  async function withResults(competition: TestCompetition, files: { sample: string; weak: string }) {
    const { db, files: store } = harness.api.platform
    const label = { cn: '均值', en: 'Mean' }
    const scoring = sql`${competitions.scoring} || ${JSON.stringify({ baselines: { weak: { label, A: 9, B: 9 } } })}::jsonb`
    await db.update(competitions).set({ scoring }).where(eq(competitions.id, competition.id))
    const keys = { sample: `datasets/sample-${competition.id}`, weak: `baselines/weak-${competition.id}` }
    await store.disk.put(keys.sample, files.sample)
    await store.disk.put(keys.weak, files.weak)
    await db
      .insert(competitionFolders)
      .values({ competitionId: competition.id, texts: {}, baselines: { weak: keys.weak } })
    const empty = { cn: '', en: '' }
    const [data] = await db
      .insert(datasets)
      .values({
        ...{ competitionId: competition.id, name: label, changes: empty, protocol: empty, columns: [] },
        licence: { id: 'CC0-1.0', name: label, note: label },
        source: { name: label, version: '', attribution: label },
      })
      .returning({ id: datasets.id })
    const file = { datasetId: data?.id ?? 0, name: 'sample_submission.csv', key: keys.sample, bytes: 1, rows: 6 }
    await db.insert(datasetFiles).values({ ...file, sha256: '0', description: label, sort: 0, profileState: 'done' })
  }

  test.each([
    ['the sample', { sample: fileOff(1).replace('n1', 'x1'), weak: fileOff(1) }, /sample_submission\.csv:2: .*x1/],
    ['a baseline', { sample: fileOff(1), weak: fileOff(1).replace('n1', 'x1') }, /baselines\/weak\.csv:2: .*x1/],
  ])('refuses a correction by which %s cannot be scored', async (_, files, said) => {
    const { competition } = await played([1])
    await withResults(competition, files)
    await expect(prepare(competition, corrected)).rejects.toThrow(said)
  })

  test('changes the metric at one instant, for what is stored and for what comes', async () => {
    const competition = await harness.competition({}, undefined, 100)
    const [steady, spiky] = [await harness.team(competition), await harness.team(competition)]
    // by the mean square the file with one great error is worse, by the mean of the errors it is better
    const oneGreat = `id,y\n${testIds.map((name, i) => `${name},${i + 1 + (i < 2 ? 2 : 0)}`).join('\n')}\n`
    await harness.submit(competition, steady.person, fileOff(1))
    await harness.submit(competition, spiky.person, oneGreat)
    await harness.settle()
    await withResults(competition, { sample: fileOff(1), weak: fileOff(2, 3) })
    const ranked = async () => (await list(competition)).map(({ score }) => score)
    expect(await ranked()).toEqual([1, expect.closeTo(Math.sqrt(4 / 3), 12)])
    const command = (...words: string[]) => rescoreCommand(harness.api.platform, harness.scorer, words)
    const id = String(competition.id)
    await expect(command('prepare', id, reason.cn, '--metric=mse')).rejects.toThrow(
      /“mse” is no metric\. Write one of rmse, /,
    )
    await expect(command('prepare', id, reason.cn, '--metric=log-loss')).rejects.toThrow(/“labels” is too short/)
    const prepared = await command('prepare', id, reason.cn, '--metric=mae')
    expect(prepared).toContain('Scored by mae instead of rmse.')
    expect(prepared).toMatch(
      /list A: 1 go up, 1 go down, 0 stay\.\n\+ rank 2 -> 1 {2}score 1\.154701 -> 0\.666667 {2}team \d+/,
    )
    expect(await ranked()).toEqual([1, expect.closeTo(Math.sqrt(4 / 3), 12)])
    // sent after the preparation: scored by the old metric first
    await harness.submit(competition, steady.person, fileOff(0.5))
    await harness.settle()
    const [, rescore = ''] = /^Rescore (\d+) is prepared/.exec(prepared) ?? []
    expect(await command('publish', rescore)).toMatch(/^Published\./)
    expect(await ranked()).toEqual([0.5, expect.closeTo(2 / 3, 12)])
    const { db } = harness.api.platform
    const [after] = await db.select().from(competitions).where(eq(competitions.id, competition.id))
    expect(after).toMatchObject({ metric: 'mae', scoring: { baselines: { weak: { A: 2, B: 3 } } } })
    expect(after?.scoring).not.toHaveProperty('metric')
    await harness.submit(competition, spiky.person, oneGreat)
    await harness.settle()
    expect((await harness.rows(competition)).at(-1)?.scoreA).toBeCloseTo(2 / 3, 12)
  })

  test('keeps no baseline of another metric', async () => {
    const { competition } = await played([1])
    const label = { cn: '均值', en: 'Mean' }
    const scoring = sql`${competitions.scoring} || ${JSON.stringify({ baselines: { weak: { label, A: 9, B: 9 } } })}::jsonb`
    await harness.api.platform.db.update(competitions).set({ scoring }).where(eq(competitions.id, competition.id))
    const correction = { competitionId: competition.id, reason, metric: 'mae' as const }
    await expect(prepareRescore(harness.api.platform, harness.scorer, correction)).rejects.toThrow(
      'Scores of rmse cannot stand beside those of mae: give --baselines=<folder> of weak.csv.',
    )
  })

  test('is told by the command in one difference of ranks', async () => {
    const { competition, teams } = await played([1])
    await spoil(competition, teams[2]?.teamId ?? 0, 0.25)
    const command = (...words: string[]) => rescoreCommand(harness.api.platform, harness.scorer, words)
    // two baselines, of which the import stored one
    const { db, files } = harness.api.platform
    const label = { cn: '均值', en: 'Mean' }
    const baselines = { weak: { label, A: 9, B: 9 }, middle: { label, A: 8, B: 8 } }
    await db
      .update(competitions)
      .set({ scoring: sql`${competitions.scoring} || ${JSON.stringify({ baselines })}::jsonb` })
      .where(eq(competitions.id, competition.id))
    await files.disk.put('baselines/rescored', fileOff(2, 3))
    await db
      .insert(competitionFolders)
      .values({ competitionId: competition.id, texts: {}, baselines: { weak: 'baselines/rescored' } })
    const prepared = await command('prepare', String(competition.id), reason.cn)
    expect(prepared).toContain(
      'Baselines without a file keep their old scores: middle. Prepare again with --baselines=<folder> of middle.csv.',
    )
    const [, id = ''] = /^Rescore (\d+) is prepared/.exec(prepared) ?? []
    expect(prepared).toContain('3 scored submissions: 1 get another score')
    expect(await command('show', id)).toContain(`team ${teams[2]?.teamId} `)
    expect(await command('publish', id)).toMatch(/^Published\.\n3 scored submissions/)
    const [row] = await db.select().from(competitions).where(eq(competitions.id, competition.id))
    expect(row?.scoring.baselines).toEqual({ ...baselines, weak: { label, A: 2, B: 3 } })
    await expect(command('publish', 'x')).rejects.toThrow(/^Say what to do/)
    await expect(command('prepare', '1', ' ')).rejects.toThrow(/^Say what to do/)
  })

  test('of a missing competition fails with one sentence', async () => {
    await expect(prepare({ id: 999_999, schedules: [] })).rejects.toThrow('There is no competition 999999.')
    await expect(showRescore(harness.api.platform, 999_999)).rejects.toThrow('There is no rescore 999999.')
  })
})
