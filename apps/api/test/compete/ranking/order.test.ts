import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { rankEntries } from '@shulei/domain/compete/ranking/order.ts'
import { CARRIED } from '@shulei/domain/compete/submission/counted.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBoard } from '../../../src/modules/compete/submission/board/board.service.ts'
import { rerank, rerankStale } from '../../../src/modules/compete/submission/board/rerank.service.ts'
import { finish } from '../../../src/modules/compete/submission/evaluate/finish.service.ts'
import { logLine } from '../../../src/modules/compete/submission/evaluate/log-lines.ts'
import { claim } from '../../../src/modules/compete/submission/evaluate/queue.repo.ts'
import { lastSnapshotAt, takeSnapshots } from '../../../src/modules/compete/submission/snapshot/snapshot.service.ts'
import { bestScores, boardStates, rankSnapshots, submissions } from '../../../src/modules/compete/submission/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import {
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from '../submission/submission-harness.ts'

interface Made {
  team: number
  list: 'A' | 'B'
  a: number
  b: number
  /** Hours after the start of the competition. */
  hour: number
}

/** few scores and hours, so that there are many ties */
const made = fc.array(
  fc.record({
    team: fc.integer({ min: 0, max: 5 }),
    list: fc.constantFrom('A' as const, 'B' as const),
    a: fc.integer({ min: 0, max: 3 }),
    b: fc.integer({ min: 0, max: 3 }),
    hour: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 1, maxLength: 18 },
)

interface Entry extends Made {
  id: number
  teamId: number
  at: number
}

/** The list computed from the rules in a few plain lines, to compare the tables with. */
function expectedList(metric: MetricId, entries: readonly Entry[], stage: 0 | 1) {
  const better = (score: 'a' | 'b') => (x: Entry, y: Entry) =>
    (metrics[metric].direction === 'asc' ? x[score] - y[score] : y[score] - x[score]) || x.at - y.at || x.id - y.id
  const forA = entries.filter(({ list }) => list === 'A')
  const carried = [...new Set(entries.map(({ teamId }) => teamId))].flatMap((teamId) =>
    forA
      .filter((entry) => entry.teamId === teamId)
      .toSorted(better('a'))
      .slice(0, CARRIED),
  )
  const counting = stage === 0 ? forA : [...carried, ...entries.filter(({ list }) => list === 'B')]
  return rankEntries(
    metric,
    counting
      .toSorted(better(stage === 0 ? 'a' : 'b'))
      .map(({ teamId, at, ...entry }) => ({ teamId, at, score: stage === 0 ? entry.a : entry.b })),
  ).map(({ teamId, score, rank }) => ({ teamId, score, rank }))
}

describe.each(engines)('a list on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())

  const start = Date.parse('2026-11-20T00:00:00+08:00')

  /** Inserts submissions as if they had been uploaded, and ends their evaluations in the given order. */
  async function play(metric: MetricId, entries: readonly Made[], order: readonly number[]) {
    const { db } = harness.api.platform
    const competition = await harness.competition({ metric })
    const schedule = competition.schedules[0] as number
    const teams = []
    for (let i = 0; i < 6; i++) teams.push(await harness.team(competition))
    const written: Entry[] = []
    for (const entry of entries) {
      const { person, teamId } = teams[entry.team] as (typeof teams)[number]
      const at = start + entry.hour * HOUR
      const [row] = await db
        .insert(submissions)
        .values({
          competitionId: competition.id,
          scheduleId: schedule,
          teamId,
          userId: person.id,
          no: written.length + 1,
          idempotencyKey: `${competition.id}-${written.length}`,
          list: entry.list,
          // not `uploaded`, since the end of one evaluation would then queue the next one
          status: 'failed',
          resultFile: { key: 'none', name: 'none', bytes: 0, sha256: '' },
          createdAt: new Date(at),
        })
        .returning({ id: submissions.id })
      written.push({ ...entry, id: row?.id ?? 0, teamId, at })
    }
    for (const index of order) {
      const entry = written[index] as Entry
      await db.update(submissions).set({ status: 'queued' }).where(eq(submissions.id, entry.id))
      const taken = await claim(db, { leaseUntil: new Date(), line: logLine.started(0), id: entry.id })
      if (!taken) throw new Error('not taken')
      await finish(harness.api.platform, taken, { kind: 'scored', rows: 1, scores: { A: entry.a, B: entry.b } })
    }
    return { competition, schedule, written }
  }

  const listOf = async (scheduleId: number, stage: number) => {
    const { db } = harness.api.platform
    return db
      .select({ teamId: bestScores.teamId, score: bestScores.score, rank: bestScores.rank })
      .from(bestScores)
      .where(and(eq(bestScores.scheduleId, scheduleId), eq(bestScores.stage, stage), isNotNull(bestScores.rank)))
      .orderBy(asc(bestScores.rank))
  }

  test.each(['rmse', 'auc'] as const)(
    'by %s has the order of the rules, in any order of the evaluations',
    async (metric) => {
      await fc.assert(
        fc.asyncProperty(made, fc.infiniteStream(fc.nat()), async (entries, shuffle) => {
          const order = entries
            .map((_, index) => ({ index, key: shuffle.next().value }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ index }) => index)
          const { schedule, written } = await play(metric, entries, order)
          await rerankStale(harness.api.platform)
          for (const stage of [0, 1] as const) {
            expect(await listOf(schedule, stage)).toEqual(expectedList(metric, written, stage))
          }
        }),
        { numRuns: 20 },
      )
    },
  )

  async function bigList(count: number): Promise<TestCompetition> {
    const competition = await harness.competition()
    const { db } = harness.api.platform
    const schedule = competition.schedules[0] as number
    const { person } = await harness.team(competition)
    const { teams } = await import('../../../src/modules/compete/team/tables.ts')
    const rows = await db
      .insert(teams)
      .values(
        Array.from({ length: count }, (_, i) => ({
          competitionId: competition.id,
          name: `team ${i}`,
          nameKey: `team ${i}`,
          searchText: i % 10 === 0 ? `team ${i}\n渤海\nbohai\nbh` : `team ${i}`,
          captainId: person.id,
        })),
      )
      .returning({ id: teams.id })
    await db.insert(bestScores).values(
      rows.map(({ id }, i) => ({
        scheduleId: schedule,
        stage: 0,
        teamId: id,
        submissionId: 1,
        score: (i * 7919) % 40,
        merit: -((i * 7919) % 40),
        at: new Date(start + (i % 5) * HOUR),
        lastSubmitAt: new Date(start),
        history: [{ at: new Date(start).toISOString(), score: (i * 7919) % 40 }],
      })),
    )
    await db.insert(boardStates).values({ scheduleId: schedule, stage: 0, changes: 1 })
    await rerank(harness.api.platform, { scheduleId: schedule, stage: 0 })
    return competition
  }

  test('has every team on exactly one page, and consistent figures', async () => {
    const competition = await bigList(250)
    const read = (page: number, search = '', perSize = 20) =>
      readBoard(harness.api.platform, { competitionId: competition.id, page, perSize, search, userId: null })
    const pages = await Promise.all(Array.from({ length: 14 }, (_, i) => read(i + 1)))
    const rows = pages.flatMap(({ list }) => list)
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 250 }, (_, i) => i + 1))
    expect(new Set(rows.map(({ team }) => team.id)).size).toBe(250)
    expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).toSorted((a, b) => a - b))
    const [first] = pages
    expect(first?.total).toBe(250)
    expect(first?.distribution).toHaveLength(13)
    expect(first?.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(250)
    expect([first?.distribution[0]?.from, first?.distribution[12]?.to]).toEqual([39, 0])
    // too many teams to be drawn one by one
    expect(first?.field.map(({ id }) => id)).toEqual(rows.slice(0, 10).map(({ team }) => team.id))
    expect(pages[13]?.list).toEqual([])

    const found = await read(1, 'BOHAI')
    expect(found.total).toBe(25)
    expect(found.list).toHaveLength(20)
    expect(found.list.map(({ rank }) => rank)).toEqual(found.list.map(({ rank }) => rank).toSorted((a, b) => a - b))
    expect((await read(2, '渤海')).list).toHaveLength(5)
    expect((await read(1, '%')).total).toBe(0)

    // a team whose first score is not ranked yet is on no page, and no search finds it
    const [ranked] = found.list
    const { db } = harness.api.platform
    await db
      .update(bestScores)
      .set({ rank: null })
      .where(eq(bestScores.teamId, ranked?.team.id ?? 0))
    const again = await read(1, 'bohai')
    expect(again.total).toBe(24)
    expect(again.list.map(({ team }) => team.id)).not.toContain(ranked?.team.id)
    expect((await read(1)).list.map(({ team }) => team.id)).not.toContain(ranked?.team.id)
    expect((await read(1, 'team_1')).total).toBe(0)
  })

  test('shows changes since the last 02:00, also with a repeated or late snapshot', async () => {
    const { platform, clock } = harness.api
    const two = Date.parse('2026-11-22T02:00:00+08:00')
    clock.set(two - 2 * HOUR)
    const competition = await harness.competition()
    const schedule = competition.schedules[0] as number
    const [slow, fast, late] = [
      await harness.team(competition),
      await harness.team(competition),
      await harness.team(competition),
    ]
    const { fileOff } = await import('../submission/submission-harness.ts')
    await harness.submit(competition, slow.person, fileOff(2))
    await harness.submit(competition, fast.person, fileOff(3))
    await harness.settle()
    clock.set(two + HOUR)
    await harness.submit(competition, fast.person, fileOff(1))
    await harness.submit(competition, late.person, fileOff(1.5))
    await harness.settle()

    const snapshot = async () =>
      (await platform.db.select().from(rankSnapshots).where(eq(rankSnapshots.scheduleId, schedule)))
        .map(({ teamId, rank, score, day }) => ({ teamId, rank, score, day }))
        .toSorted((a, b) => a.rank - b.rank)
    const expected = [
      { teamId: slow.teamId, rank: 1, score: 2, day: '2026-11-22' },
      { teamId: fast.teamId, rank: 2, score: 3, day: '2026-11-22' },
    ]
    // an hour late, once more, and twice at the same moment
    expect(lastSnapshotAt(clock.now())).toBe(two)
    await takeSnapshots(platform, lastSnapshotAt(clock.now()))
    expect(await snapshot()).toEqual(expected)
    await takeSnapshots(platform, lastSnapshotAt(clock.now()))
    expect(await snapshot()).toEqual(expected)
    await platform.db.delete(rankSnapshots)
    await Promise.all([takeSnapshots(platform, two), takeSnapshots(platform, two)])
    expect(await snapshot()).toEqual(expected)

    const read = () =>
      readBoard(platform, { competitionId: competition.id, page: 1, perSize: 20, search: '', userId: null })
    const { list, field, trend } = await read()
    expect(list.map(({ team, rank, previousRank }) => [team.id, rank, previousRank])).toEqual([
      [fast.teamId, 1, 2],
      [late.teamId, 2, null],
      [slow.teamId, 3, 1],
    ])
    expect(field.map(({ id, score }) => [id, score])).toEqual([
      [fast.teamId, 1],
      [late.teamId, 1.5],
      [slow.teamId, 2],
    ])
    expect(trend).toEqual([{ day: '2026-11-22', ranks: [2, null, 1] }])
    clock.set(two + 25 * HOUR)
    await takeSnapshots(platform, lastSnapshotAt(clock.now()))
    expect((await read()).trend).toEqual([...trend, { day: '2026-11-23', ranks: [1, 2, 3] }])
  })

  test('with a score far out has an interval of its own for it, and equal ones for the rest', async () => {
    const competition = await bigList(40)
    const { db } = harness.api.platform
    const board = { scheduleId: competition.schedules[0] as number, stage: 0 as const }
    const ofList = and(eq(bestScores.scheduleId, board.scheduleId), eq(bestScores.stage, 0))
    const [last] = await db
      .select()
      .from(bestScores)
      .where(and(ofList, eq(bestScores.rank, 40)))
    await db
      .update(bestScores)
      .set({ score: 9e6, merit: -9e6 })
      .where(and(ofList, eq(bestScores.teamId, last?.teamId ?? 0)))
    await db.update(boardStates).set({ changes: 2 }).where(eq(boardStates.scheduleId, board.scheduleId))
    await rerank(harness.api.platform, board)
    const { distribution } = await readBoard(harness.api.platform, {
      competitionId: competition.id,
      page: 1,
      perSize: 20,
      search: '',
      userId: null,
    })
    expect(distribution[0]).toMatchObject({ from: 9e6, count: 1, cut: true })
    expect(distribution.slice(1).some(({ cut }) => cut)).toBe(false)
    expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(40)
    expect(distribution.at(-1)?.to).toBe(0)
  })

  /** Gives all teams of a list new merits, and ranks it. */
  async function withMerits(competition: TestCompetition, merits: readonly number[]) {
    const { db } = harness.api.platform
    const board = { scheduleId: competition.schedules[0] as number, stage: 0 as const }
    await db.execute(sql`
      with numbered as (select team_id, row_number() over (order by team_id) as n from best_scores
        where schedule_id = ${board.scheduleId})
      update best_scores b set merit = m.merit, score = -m.merit
      from numbered o join unnest(${`{${merits.join(',')}}`}::float8[]) with ordinality m(merit, n) on m.n = o.n
      where b.schedule_id = ${board.scheduleId} and b.team_id = o.team_id`)
    await db
      .update(boardStates)
      .set({ changes: sql`${boardStates.changes} + 1` })
      .where(eq(boardStates.scheduleId, board.scheduleId))
    await rerank(harness.api.platform, board)
    const [state] = await db.select().from(boardStates).where(eq(boardStates.scheduleId, board.scheduleId))
    return { board, state: state as typeof boardStates.$inferSelect }
  }

  test('has intervals that hold the teams between their edges', async () => {
    const competition = await bigList(12)
    const merit = fc.oneof(
      fc.integer({ min: -6, max: 6 }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.constant(1e6),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(merit, { minLength: 12, maxLength: 12 }), async (merits) => {
        const { state } = await withMerits(competition, merits)
        expect(state.total).toBe(12)
        const { distribution } = state
        expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(12)
        const scores = merits.map((one) => 0 - one)
        expect([distribution[0]?.from, distribution.at(-1)?.to]).toEqual([Math.max(...scores), Math.min(...scores)])
        for (const [at, { from, to, count, cut }] of distribution.entries()) {
          const isLast = at === distribution.length - 1 || (distribution[at + 1]?.cut ?? false)
          const isIn = (score: number) => {
            if (cut && at === 0) return score <= from && score > to
            if (cut) return score < from && score >= to
            return score <= from && (isLast ? score >= to : score > to)
          }
          expect(count, JSON.stringify({ from, to, distribution })).toBe(scores.filter(isIn).length)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('reads a large list once when it is ranked, and writes only the ranks that changed', async () => {
    const count = 1000
    const competition = await bigList(count)
    const { db, database } = harness.api.platform
    await database.raw.query('vacuum analyze best_scores')
    const merits = Array.from({ length: count }, (_, index) => -index)
    const { board } = await withMerits(competition, merits)
    await database.raw.query('vacuum analyze best_scores')
    const ofList = eq(bestScores.scheduleId, board.scheduleId)
    const versions = () =>
      db
        .select({ rank: bestScores.rank, version: sql<string>`xmin::text || ctid::text` })
        .from(bestScores)
        .where(ofList)
        .orderBy(asc(bestScores.rank))
    await db
      .update(bestScores)
      .set({ merit: -99.5, score: 99.5 })
      .where(and(ofList, eq(bestScores.rank, 105)))
    const before = await versions()
    await db.update(boardStates).set({ changes: 1000 }).where(eq(boardStates.scheduleId, board.scheduleId))
    const { texts, params } = await countStatements(() => rerank(harness.api.platform, board))
    const after = await versions()
    const written = after.flatMap(({ rank, version }, index) => (version === before[index]?.version ? [] : [rank]))
    expect(written).toEqual([101, 102, 103, 104, 105])

    const plans = await Promise.all(
      texts.map(async (text, at) => {
        const { rows } = await database.raw.query(`explain ${text}`, params[at])
        return (rows as Record<'QUERY PLAN', string>[]).map((row) => row['QUERY PLAN']).join('\n')
      }),
    )
    const reading = plans.filter((plan) => /Seq Scan on best_scores|WindowAgg|Sort Key: .*merit/.test(plan))
    expect(reading).toHaveLength(1)
    expect(reading[0]).toContain('WindowAgg')
  })

  test('of an interrupted day is completed by the next run', async () => {
    const { platform } = harness.api
    const competition = await bigList(50)
    const schedule = competition.schedules[0] as number
    const at = lastSnapshotAt(harness.api.clock.now() + 24 * HOUR)
    const broken: typeof platform = {
      ...platform,
      db: Object.assign(Object.create(platform.db), {
        transaction: (work: Parameters<typeof platform.db.transaction>[0]) =>
          platform.db.transaction(async (tx) => {
            await work(tx)
            throw new Error('killed')
          }),
      }),
    }
    await expect(takeSnapshots(broken, at)).rejects.toThrow('killed')
    const rows = () => platform.db.select().from(rankSnapshots).where(eq(rankSnapshots.scheduleId, schedule))
    expect(await rows()).toEqual([])
    await takeSnapshots(platform, at)
    expect(await rows()).toHaveLength(50)
  })

  test.each([
    ['2026-11-21T02:00:59.999+08:00', '2026-11-20'],
    ['2026-11-21T02:01:00+08:00', '2026-11-21'],
    ['2026-11-21T23:59:59+08:00', '2026-11-21'],
    ['2027-01-01T00:00:00+08:00', '2026-12-31'],
    ['2028-02-29T03:00:00+08:00', '2028-02-29'],
    ['2028-03-01T01:00:00+08:00', '2028-02-29'],
  ])('at %s has its last snapshot at %s', (now, day) => {
    expect(lastSnapshotAt(Date.parse(now))).toBe(Date.parse(`${day}T02:00:00+08:00`))
  })
})
