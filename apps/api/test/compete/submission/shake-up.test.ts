import { refs } from '@shulei/contract/refs.ts'
import { DAY, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { afterAll, beforeAll, describe, expect, type Mock, test, vi } from 'vitest'
import { prepareRescore } from '../../../competition-folder/prepare-rescore.ts'
import { notifyRescored } from '../../../src/modules/compete/submission/rescore/notify-rescored.ts'
import { publishRescore } from '../../../src/modules/compete/submission/rescore/rescore.service.ts'
import { saveShakeUp } from '../../../src/modules/compete/submission/shake-up/shake-up.repo.ts'
import { computeShakeUps, openShakeUps } from '../../../src/modules/compete/submission/shake-up/shake-up.service.ts'
import { storeSolution } from '../../../src/modules/compete/submission/solutions.ts'
import { shakeUps } from '../../../src/modules/compete/submission/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import { untilWaiting } from '../../talk/message/paused.ts'
import {
  type Entrant,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

vi.mock('../../../src/modules/compete/submission/rescore/notify-rescored.ts', { spy: true })
vi.mock('../../../src/modules/compete/submission/shake-up/shake-up.repo.ts', { spy: true })

const ROWS = 120
const ids = Array.from({ length: ROWS }, (_, row) => `r${row}`)
const solutionOf = (target: number) =>
  `id,target,list\n${ids.map((id, row) => `${id},${target},${row % 2 ? 'B' : 'A'}`).join('\n')}\n`
/** A file whose errors are spread around `off`; teams of equal `off` err on different rows. */
const fileAround = (off: number, turn: number) =>
  `id,y\n${ids.map((id, row) => `${id},${off + 0.8 * Math.sin((row + 1) * (turn + 1) * 1.7)}`).join('\n')}\n`

const baseline = { label: { cn: '', en: '' }, A: 0, B: 0 }

describe.each(engines)('the shake-up on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let entrants: Entrant[]
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
    const solutionKey = await storeSolution(harness.api.platform, 'shake', solutionOf(0))
    const scoring = {
      idColumn: 'id',
      predictionColumns: ['y'],
      labels: [],
      solutionKey,
      maxBytes: 100_000,
      baselines: { weak: baseline, middle: baseline, better: baseline },
    }
    competition = await harness.competition({ scoring })
    entrants = []
    for (const [turn, off] of [1, 1, 3].entries()) {
      const entrant = await harness.team(competition)
      await harness.submit(competition, entrant.person, fileAround(off, turn))
      entrants.push(entrant)
    }
    await harness.settle()
  })
  afterAll(() => harness.close())

  const read = (reader?: Entrant) =>
    (reader ? harness.api.as(reader.person) : harness.api).send(refs.competitionShakeUp, {
      params: { id: competition.id },
      query: {},
    })
  const compute = () => computeShakeUps(harness.api.platform, harness.scorer)
  const file = (language: string) =>
    harness.api.request(`/api/competitions/${competition.id}/ranking.csv?part=shakeUp`, {
      headers: { cookie: `lang=${language}` },
    })
  const stored = () => harness.api.platform.db.select().from(shakeUps)

  test('is neither computed nor answered before list B opens', async () => {
    await compute()
    expect(await stored()).toEqual([])
    expect(await read()).toBeNull()
    expect((await file('en-US')).status).toBe(404)
  })

  test('is computed once when list B opens, and bands tell equal teams from unequal ones', async () => {
    const { clock } = harness.api
    clock.advance(12 * DAY + MINUTE)
    // a worker that is stopped during the run stores nothing
    await expect(computeShakeUps(harness.api.platform, harness.scorer, () => true)).rejects.toThrow('stopped')
    expect(await stored()).toEqual([])
    await compute()
    const { count, value: answer } = await countStatements(() => read())
    expect(count).toBe(2)
    expect(answer).toMatchObject({ isFinal: false, total: 3, stayed: 3, draws: 200 })
    const [first, second, last] = answer?.teams ?? []
    expect(answer?.teams.map(({ rankB }) => rankB)).toEqual([1, 2, 3])
    for (const team of answer?.teams ?? []) {
      expect(team.scoreHigh).toBeLessThanOrEqual(team.scoreB)
      expect(team.scoreLow).toBeGreaterThanOrEqual(team.scoreB)
      expect(team.rankLow).toBeLessThanOrEqual(team.rankB)
      expect(team.rankHigh).toBeGreaterThanOrEqual(team.rankB)
    }
    expect([first?.rankHigh, second?.rankLow]).toEqual([2, 1])
    expect([last?.team.id, last?.rankLow, last?.rankHigh]).toEqual([entrants[2]?.teamId, 3, 3])
    expect((await read(entrants[2]))?.teams.map(({ isOwn }) => isOwn)).toEqual([false, false, true])

    const sheet = await file('en-US')
    expect(sheet.headers.get('content-disposition')).toContain(`ranking-${competition.id}-A-B.csv`)
    const [head, ...lines] = (await sheet.text()).trimEnd().split('\r\n')
    expect(head).toBe(
      'Rank on list B,Rank on list A,Team,Members,Score on list B,Score on list A,Best rank in range,Worst rank in range',
    )
    expect(lines.map((line) => line.split(',').slice(0, 2).map(Number))).toEqual(
      answer?.teams.map(({ rankB, rankA }) => [rankB, rankA]),
    )
    expect(lines[2]).toMatch(/^3,3,.+,3,3$/)
    expect(await (await file('zh-CN')).text()).toMatch(/^B 榜名次,A 榜名次,队伍,/)

    const before = await stored()
    clock.advance(MINUTE)
    await compute()
    expect(await stored()).toEqual(before)
  })

  test('is computed once more after list B has closed', async () => {
    const { clock, platform } = harness.api
    clock.advance(8 * DAY)
    const job = openShakeUps(platform, harness.scorer)
    await Promise.all([job.computeDue(), job.computeDue()])
    expect(await read()).toMatchObject({ isFinal: true, computedAt: new Date(clock.now()).toISOString() })
    clock.advance(MINUTE)
    await compute()
    expect((await stored())[0]?.computedAt.getTime()).toBe(clock.now() - MINUTE)
  })

  test('is removed with the scores before a rescore, and computed anew', async () => {
    const { platform } = harness.api
    const reason = { cn: '答案有误', en: 'The solution was wrong' }
    const correction = { competitionId: competition.id, reason, solution: Buffer.from(solutionOf(10)) }
    const { id } = await prepareRescore(platform, harness.scorer, correction)
    expect(await read()).toMatchObject({ isFinal: true })
    await publishRescore(platform, harness.scorer, id)
    expect(await read()).toBeNull()
    await compute()
    const query = { part: 'rankings' as const, stage: 1 as const }
    const { list } = await harness.api.send(refs.competitionRankings, { params: { id: competition.id }, query })
    const answer = await read()
    expect(answer?.isFinal).toBe(true)
    expect(answer?.teams.map(({ team, scoreB }) => [team.id, scoreB])).toEqual(
      list.map(({ team, score }) => [team.id, score]),
    )
  })

  // Each test holds one transaction at its end, where the other would do harm without its lock. The embedded database runs one
  // transaction after another and hides that.
  describe.runIf(engine.name === 'postgres')('that meets the publication of a rescore', () => {
    const prepare = async (target: number) => {
      const { platform } = harness.api
      const correction = {
        ...{ competitionId: competition.id, reason: { cn: '答案有误', en: 'The solution was wrong' } },
        solution: Buffer.from(solutionOf(target)),
      }
      const { id } = await prepareRescore(platform, harness.scorer, correction)
      await platform.db.delete(shakeUps)
      return () => publishRescore(platform, harness.scorer, id)
    }

    test('does not store the result of old scores', async () => {
      const publish = await prepare(5)
      const { notifyRescored: real } = await vi.importActual<
        typeof import('../../../src/modules/compete/submission/rescore/notify-rescored.ts')
      >('../../../src/modules/compete/submission/rescore/notify-rescored.ts')
      const goOn = await pausedAfter(vi.mocked(notifyRescored), real, publish)
      const computing = compute()
      await untilWaiting(harness.api, 1, computing)
      await Promise.all([goOn(), computing])
      expect(await stored()).toEqual([])
      await compute()
      expect(await stored()).toHaveLength(1)
    })

    test('is removed when it was about to be stored before', async () => {
      const publish = await prepare(6)
      const { saveShakeUp: real } = await vi.importActual<
        typeof import('../../../src/modules/compete/submission/shake-up/shake-up.repo.ts')
      >('../../../src/modules/compete/submission/shake-up/shake-up.repo.ts')
      const goOn = await pausedAfter(vi.mocked(saveShakeUp), real, compute)
      const publishing = publish()
      await untilWaiting(harness.api, 1, publishing)
      await Promise.all([goOn(), publishing])
      expect(await stored()).toEqual([])
    })
  })

  test('is not found for a competition without a list B', async () => {
    const now = new Date(harness.api.clock.now())
    const round = { title: '', sort: 0, startTime: now, endTime: now, listAStartTime: now, listAEndTime: now }
    const { id } = await harness.competition({}, [round])
    expect((await harness.api.request(`/api/competitions/${id}/shake-up`)).status).toBe(404)
  })
})

/** Starts work that waits after its call of a spied function. Answers a function that continues it and waits for its end. */
async function pausedAfter<A extends unknown[]>(
  spied: Mock<(...args: A) => Promise<void>>,
  real: (...args: A) => Promise<void>,
  work: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  spied.mockImplementationOnce(async (...args) => {
    await real(...args)
    reached.resolve()
    await gate.promise
  })
  const ended = work()
  await Promise.race([reached.promise, ended])
  return () => {
    gate.resolve()
    return ended
  }
}
