import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSeasons } from '../../../src/modules/compete/competition/season/season.service.ts'
import { competitions, schedules } from '../../../src/modules/compete/competition/tables.ts'
import { promoteDue } from '../../../src/modules/compete/submission/promotion/promotion.service.ts'
import { modules } from '../../../src/modules.ts'
import { engines } from '../../harness.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness } from '../submission/submission-harness.ts'

describe.each(engines)('monthly seasons on $name', (engine) => {
  let harness: SubmissionHarness
  let start: Instant
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
    start = harness.api.clock.now()
  })
  afterAll(() => harness.close())

  const seasonsOf = async (id: number) => {
    const rows = await harness.api.platform.db
      .select()
      .from(schedules)
      .where(eq(schedules.competitionId, id))
      .orderBy(asc(schedules.startTime))
    return rows.filter(({ season }) => season !== null)
  }
  const stateOf = async (id: number) => {
    const { cmpt } = await harness.api.send(refs.competitionList, { query: { cmptStatus: 0, per_page: 50 } })
    return cmpt.list.some((competition) => competition.id === id) ? 'running' : 'over'
  }

  test('a competition says whether seasons follow, before the first one opens', async () => {
    harness.api.clock.set(start)
    for (const isSeasonal of [false, true]) {
      const { id } = await harness.competition({ isSeasonal })
      const page = await harness.api.send(refs.competitionProfile, { params: { id }, query: {} })
      expect(page.isSeasonal).toBe(isSeasonal)
    }
  })

  test('nothing opens for a competition without seasons, nor before the last days of one that has them', async () => {
    harness.api.clock.set(start)
    const [plain, seasonal] = [await harness.competition(), await harness.competition({ isSeasonal: true })]
    await openSeasons(harness.api.platform)
    expect(await seasonsOf(seasonal.id)).toEqual([])
    harness.api.clock.set(start + 400 * DAY)
    await openSeasons(harness.api.platform)
    expect(await seasonsOf(plain.id)).toEqual([])
    expect(await stateOf(plain.id)).toBe('over')
  })

  test.each([
    ['three months', 92 * DAY],
    ['two years', 731 * DAY],
  ])('a site that slept for %s shows a running season that takes and ranks submissions', async (_, later) => {
    harness.api.clock.set(start)
    const competition = await harness.competition({ isSeasonal: true })
    const first = await harness.team(competition)
    await harness.submit(competition, first.person, fileOff(7))
    await harness.settle()
    harness.api.clock.set(start + later)
    expect(await stateOf(competition.id)).toBe('over')
    await openSeasons(harness.api.platform)
    expect(await stateOf(competition.id)).toBe('running')
    const [season] = await seasonsOf(competition.id)
    expect(season?.season).toBe(new Date(start + later + 8 * HOUR).toISOString().slice(0, 7))
    await harness.api.platform.db.delete(competitions).where(ne(competitions.id, competition.id))
    const ring = async () => (await harness.api.send(refs.home, {})).ring
    expect(await ring()).toMatchObject({ competition: { id: competition.id }, allTime: true, rows: [{ score: 7 }] })

    const { person, teamId } = await harness.team(competition)
    await harness.submit(competition, person, fileOff(2))
    await harness.settle()
    const ranking = await harness.api.send(refs.competitionRankings, {
      params: { id: competition.id },
      query: { part: 'rankings' },
    })
    expect(ranking).toMatchObject({
      schedule: { id: season?.id, season: season?.season, title: expect.stringMatching(/^\d{4} 年 \d+ 月赛季$/) },
      list: [{ rank: 1, team: { id: teamId }, score: 2 }],
    })
    await promoteDue(harness.api.platform)
    expect(await seasonsOf(competition.id)).toHaveLength(1)
  })

  test('month after month one season follows the other, and the competition never ends', async () => {
    harness.api.clock.set(start)
    const { id } = await harness.competition({ isSeasonal: true })
    for (let day = 0; day < 180; day++) {
      harness.api.clock.set(start + day * DAY)
      await openSeasons(harness.api.platform)
      if (day % 30 === 0) expect(await stateOf(id), `day ${day}`).toBe('running')
    }
    const seasons = await seasonsOf(id)
    expect(seasons.length).toBeGreaterThanOrEqual(5)
    for (const [index, { startTime, endTime, listAStartTime, listAEndTime }] of seasons.entries()) {
      expect([listAStartTime, listAEndTime]).toEqual([startTime, endTime])
      const before = seasons[index - 1]
      if (before) expect(startTime.getTime() - before.endTime.getTime()).toBe(1000)
    }
    const [row] = await harness.api.platform.db.select().from(competitions).where(eq(competitions.id, id))
    expect(row?.endTime).toEqual(seasons.at(-1)?.endTime)
    expect(row?.signupEndTime).toEqual(seasons.at(-1)?.endTime)
  })

  test('twenty runs at one moment open each season once', async () => {
    harness.api.clock.set(start)
    const { id } = await harness.competition({ isSeasonal: true })
    harness.api.clock.set(start + 92 * DAY)
    await Promise.all(Array.from({ length: 20 }, () => openSeasons(harness.api.platform)))
    const keys = (await seasonsOf(id)).map(({ season }) => season)
    expect(keys).toEqual([...new Set(keys)])
    expect(keys.length).toBeGreaterThan(0)
  })
})
