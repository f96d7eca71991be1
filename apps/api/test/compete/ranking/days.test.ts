import { readFileSync } from 'node:fs'
import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { weekOf } from '@shulei/domain/compete/ranking/days.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { takeSnapshots } from '../../../src/modules/compete/submission/snapshot/snapshot.service.ts'
import {
  bestScores,
  boardStates,
  listDays,
  rankSnapshots,
  rescores,
} from '../../../src/modules/compete/submission/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import {
  type Entrant,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from '../submission/submission-harness.ts'

/** The first 02:00; a Tuesday, so that the list has four weeks in the end. */
const FIRST = Date.parse('2026-11-03T02:00:00+08:00')
const DAYS = 20
const TEAMS = 12

/** A fixed number from 0 to 1 for two others. */
const mixed = (a: number, b: number) => Math.abs(Math.sin(a * 12.9898 + b * 78.233) * 43758.5453) % 1

describe.each(engines)('the list of a past day on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let entrants: Entrant[]
  /** Scores of the teams on each day, best first: the plain model that answers are compared with. */
  const model = new Map<string, { teamId: number; score: number }[]>()
  const days = Array.from({ length: DAYS }, (_, index) => shanghaiDay(FIRST + index * DAY))

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
    const { platform, clock } = harness.api
    clock.set(FIRST - 5 * HOUR)
    const at = (days: number) => new Date(FIRST + days * DAY)
    competition = await harness.competition({ startTime: at(-2), endTime: at(60) }, [
      {
        title: '',
        sort: 0,
        startTime: at(-2),
        endTime: at(60),
        listAStartTime: at(-1),
        listAEndTime: at(40),
        listBStartTime: at(45),
        listBEndTime: at(59),
      },
    ])
    entrants = []
    for (let i = 0; i < TEAMS; i++) entrants.push(await harness.team(competition))
    const [scheduleId = 0] = competition.schedules
    for (const [index, day] of days.entries()) {
      const at = new Date(FIRST + index * DAY - HOUR)
      const on = entrants.flatMap(({ teamId }, team) =>
        // a team joins the list on one of the first days
        index >= (team * 5) % 9 ? [{ teamId, score: Math.round(mixed(team, index) * 1000) / 10 }] : [],
      )
      for (const { teamId, score } of on) {
        await platform.db
          .insert(bestScores)
          .values({ scheduleId, stage: 0, teamId, submissionId: 1, score, merit: -score, at, lastSubmitAt: at })
          .onConflictDoUpdate({
            target: [bestScores.scheduleId, bestScores.stage, bestScores.teamId],
            set: { score, merit: -score },
          })
      }
      model.set(
        day,
        on.toSorted((a, b) => a.score - b.score || a.teamId - b.teamId),
      )
      clock.set(FIRST + index * DAY + HOUR)
      await takeSnapshots(platform, FIRST + index * DAY)
    }
    await platform.db.insert(boardStates).values({ scheduleId, stage: 0, changes: 0, total: TEAMS })
  })
  afterAll(() => harness.close())

  const ask = (query: Record<string, unknown>) => ({
    params: { id: competition.id },
    query: { part: 'daily' as const, ...query },
  })
  const daily = (query: Record<string, unknown> = {}, reader?: Entrant) =>
    (reader ? harness.api.as(reader.person) : harness.api).send(refs.competitionDaily, ask(query))
  const replay = (reader?: Entrant) =>
    (reader ? harness.api.as(reader.person) : harness.api).send(refs.competitionReplay, {
      params: { id: competition.id },
      query: {},
    })
  const rankOn = (day: string | null, teamId: number) => {
    const place = day === null ? -1 : (model.get(day) ?? []).findIndex((row) => row.teamId === teamId)
    return place < 0 ? null : place + 1
  }
  /** The last day before the week that a day shows. */
  const sinceOf = (day: string) => days.filter((one) => weekOf(one) < weekOf(day)).at(-1) ?? null

  test('is the stored one on every day, with the ranks of the week before, page by page', async () => {
    for (const day of days) {
      const expected = model.get(day) ?? []
      const pages = [await daily({ day, per_size: 5 }), await daily({ day, per_size: 5, page: 2 })]
      expect(pages[0]?.total).toBe(expected.length)
      expect(pages[0]?.since).toBe(sinceOf(day))
      const rows = pages.flatMap(({ list }) => list)
      expect(rows.map(({ team, score, rank, previousRank }) => [team.id, score, rank, previousRank])).toEqual(
        expected
          .slice(0, 10)
          .map(({ teamId, score }, index) => [teamId, score, index + 1, rankOn(sinceOf(day), teamId)]),
      )
    }
  })

  test('without a day is the newest one, and its weeks name the leader and the biggest climb', async () => {
    const answer = await daily()
    expect(answer.days).toEqual(days)
    expect(answer.day).toBe(days.at(-1))
    expect(answer.weeks.map(({ from }) => from)).toEqual([...new Set(days.map(weekOf))].reverse())
    for (const week of answer.weeks) {
      const list = model.get(week.day) ?? []
      expect([week.best.team.id, week.best.score, week.total]).toEqual([list[0]?.teamId, list[0]?.score, list.length])
      const since = sinceOf(week.day)
      const rises = list.map(({ teamId }, index) => (rankOn(since, teamId) ?? index + 1) - index - 1)
      expect(week.climber ? week.climber.from - week.climber.to : 0).toBe(Math.max(0, ...rises))
      expect(week.entered).toBe(list.filter(({ teamId }) => rankOn(since, teamId) === null).length)
    }
    const rises = answer.climbers.map(({ rank, previousRank }) => (previousRank ?? rank) - rank)
    expect(rises).toEqual(rises.toSorted((a, b) => b - a))
    expect(answer.self).toBeNull()
    const now = harness.api.clock.now()
    const running = async () => (await daily()).weeks.map(({ isRunning }) => isRunning)
    expect(await running()).toEqual(answer.weeks.map(({ to }) => now < Date.parse(`${to}T18:00:00Z`)))
    // a list that ended weeks ago has no present week
    harness.api.clock.set(now + 30 * DAY)
    expect(await running()).not.toContain(true)
    harness.api.clock.set(now)
  })

  test('has the own team on every page', async () => {
    const last = (model.get(days.at(-1) as string) ?? []).at(-1)
    const reader = entrants.find(({ teamId }) => teamId === last?.teamId) as Entrant
    const { self, list } = await daily({ per_size: 3 }, reader)
    expect([self?.team.id, self?.rank]).toEqual([reader.teamId, TEAMS])
    expect(list.map(({ rank }) => rank)).toEqual([1, 2, 3])
    expect((await replay(reader)).frames.at(-1)?.own).toEqual({ rank: TEAMS, score: last?.score })
  })

  test('has baselines unless a rescore has changed the scoring since', async () => {
    const { db } = harness.api.platform
    const at = new Date(FIRST + 9 * DAY + HOUR)
    const { scoring } = (await db.select().from(competitions).where(eq(competitions.id, competition.id)))[0] ?? {}
    if (!scoring) throw new Error('the competition is gone')
    const reason = { cn: '', en: '' }
    const rescore = { competitionId: competition.id, reason, scoring, preparedAt: at }
    await db.insert(rescores).values([{ ...rescore, publishedAt: at }, rescore])
    const baselines = async (index: number) => (await daily({ day: days[index] })).baselines.length
    expect(await Promise.all([0, 9, 10, DAYS - 1].map(baselines))).toEqual([0, 0, 3, 3])
  })

  test('is in the replay as it was stored', async () => {
    const { frames, teams } = await replay()
    expect(frames.map(({ day }) => day)).toEqual(days)
    for (const { day, rows, total } of frames) {
      expect(rows.map(({ team, score }) => [teams[team]?.id, score])).toEqual(
        (model.get(day) ?? []).slice(0, 10).map(({ teamId, score }) => [teamId, score]),
      )
      expect(total).toBe(model.get(day)?.length)
    }
    const day = days[Math.floor(Math.random() * DAYS)] as string
    const stored = await daily({ day, per_size: 10 })
    const frame = frames.find((one) => one.day === day)
    expect(frame?.rows.map(({ team }) => teams[team]?.id)).toEqual(stored.list.map(({ team }) => team.id))
  })

  test('as a file has every team in the order of the list, safe for spreadsheet programs', async () => {
    const { teams } = await import('../../../src/modules/compete/team/tables.ts')
    const { db } = harness.api.platform
    const first = model.get(days.at(-1) as string)?.[0]?.teamId ?? 0
    await db.update(teams).set({ name: '=1+1' }).where(eq(teams.id, first))
    const read = async (query: string) => {
      const answer = await harness.api.request(`/api/competitions/${competition.id}/ranking.csv?${query}`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      return new TextDecoder().decode(bytes).split('\r\n').slice(1, -1)
    }
    const headIn = async (lang: string) => {
      const cookie = lang === 'en-US' ? 'lang=zh-CN' : 'lang=en-US'
      const path = `/api/competitions/${competition.id}/ranking.csv?lang=${lang}`
      return (await (await harness.api.request(path, { headers: { cookie } })).text()).split(',').slice(0, 1)
    }
    expect([await headIn('en-US'), await headIn('zh-CN')]).toEqual([['Rank'], ['名次']])
    const past = await read(`day=${days[3]}`)
    expect(past).toHaveLength(model.get(days[3] as string)?.length ?? 0)
    expect((await read(`day=${days.at(-1)}`))[0]).toContain(`"'=1+1"`)
    await db.execute(sql`update best_scores set rank = 1 where team_id = ${first}`)
    expect(await read('')).toHaveLength(1)
  })

  test('as a file of few lines reaches every reader, however shortly after another', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 60; i++) {
      statuses.push((await harness.api.request(`/api/competitions/${competition.id}/ranking.csv`)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('takes three statements, and a locked list none of its own', async () => {
    const seen = [
      await countStatements(() => daily({ page: 2, per_size: 5 })),
      await countStatements(() => replay()),
      await countStatements(() => daily({ stage: 1 })),
    ]
    expect(seen.map(({ count }) => count)).toEqual([3, 2, 1])
    const locked = await daily({ stage: 1 })
    expect([locked.days, locked.list, locked.lists.find(({ stage }) => stage === 1)?.open]).toEqual([[], [], false])
  })

  test.each([
    ['day=2026-10-01', 404],
    ['day=2026-02-30', 400],
    ['day=yesterday', 400],
    ['sch=999999', 404],
    ['stage=2', 400],
  ])('is refused for %s', async (query, status) => {
    const address = `/api/competitions/${competition.id}`
    const answers = [`${address}?part=daily&${query}`, `${address}/ranking.csv?${query}`]
    for (const one of answers) expect((await harness.api.request(one)).status).toBe(status)
    expect((await harness.api.request(`${address}/ranking.csv?stage=1`)).status).toBe(404)
    expect((await harness.api.request('/api/competitions/999999/replay')).status).toBe(404)
  })

  test('of a database from before list days is filled in by the migration', async () => {
    const { db } = harness.api.platform
    const rows = () => db.select().from(listDays).orderBy(listDays.day)
    const written = await rows()
    expect(written).toHaveLength(DAYS)
    await db.delete(listDays)
    const file = new URL('../../../migrations/0020_lists.sql', import.meta.url)
    await db.execute(sql.raw(readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) as string))
    expect(await rows()).toEqual(written)
    expect(await db.select().from(rankSnapshots).where(eq(rankSnapshots.rank, 1))).toHaveLength(DAYS)
  })
})
