import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSeasons } from '../../../src/modules/compete/competition/season/season.service.ts'
import { rerankStale } from '../../../src/modules/compete/submission/board/rerank.service.ts'
import { bestScores, boardStates } from '../../../src/modules/compete/submission/tables.ts'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import {
  type Entrant,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from '../submission/submission-harness.ts'

const TEAMS = 30

describe.each(engines)('the all-time list of a competition with seasons on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let entrants: Entrant[]
  let seasonId: number
  let mainId: number
  const scoreIn = (season: 0 | 1, index: number) => (season === 0 ? 10 + index : 39.5 - index)

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
    const { platform, clock } = harness.api
    const start = clock.now()
    competition = await harness.competition({ isSeasonal: true })
    mainId = competition.schedules[0] ?? 0
    entrants = []
    for (let made = 0; made < TEAMS; made++) entrants.push(await harness.team(competition))
    await writeList(mainId, 0)
    clock.set(start + 92 * DAY)
    await openSeasons(platform)
    const { rows } = await platform.db.execute<{ id: number }>(
      sql`select id::float8 as id from schedules where competition_id = ${competition.id} and season is not null`,
    )
    seasonId = rows[0]?.id ?? 0
    await writeList(seasonId, 1)
  })
  afterAll(() => harness.close())

  /** Stores the best scores of all teams on list A of a schedule, where less is better, and ranks them. */
  async function writeList(scheduleId: number, season: 0 | 1) {
    const { platform, clock } = harness.api
    const at = new Date(clock.now())
    for (const [index, { teamId }] of entrants.entries()) {
      const score = scoreIn(season, index)
      await platform.db
        .insert(bestScores)
        .values({ scheduleId, stage: 0, teamId, submissionId: 1, score, merit: -score, at, lastSubmitAt: at })
    }
    await platform.db
      .insert(boardStates)
      .values({ scheduleId, stage: 0, changes: 1 })
      .onConflictDoUpdate({
        target: [boardStates.scheduleId, boardStates.stage],
        set: { changes: sql`${boardStates.changes} + 1` },
      })
    await rerankStale(platform)
  }

  const ask = async (person?: TestPerson) => {
    const call = { params: { id: competition.id }, query: { part: 'daily' as const } }
    return (await (person ? harness.api.as(person) : harness.api).send(refs.competitionDaily, call)).allTime
  }
  /** The teams by their best scores, written down apart from the rule. */
  const expected = () =>
    entrants
      .map(({ teamId }, index) => ({
        teamId,
        score: Math.min(scoreIn(0, index), scoreIn(1, index)),
        in: scoreIn(0, index) < scoreIn(1, index) ? mainId : seasonId,
      }))
      .sort((a, b) => a.score - b.score)

  test('has each team once, with the season of its best score', async () => {
    const allTime = await ask()
    expect(allTime?.list.map(({ rank, team, score, schedule }) => [rank, team.id, score, schedule.id])).toEqual(
      expected()
        .slice(0, 20)
        .map((row, index) => [index + 1, row.teamId, row.score, row.in]),
    )
    expect(new Set(allTime?.list.map(({ schedule }) => schedule.id))).toEqual(new Set([mainId, seasonId]))
    expect(allTime?.self).toBeNull()
  })

  test('has the reader’s own team, with its rank among the shown ones and with its best score after them', async () => {
    const order = expected().map(({ teamId }) => teamId)
    for (const place of [0, 19, 20, 29]) {
      const entrant = entrants.find(({ teamId }) => teamId === order[place])
      const allTime = await ask(entrant?.person)
      const { teamId, score } = expected()[place] ?? {}
      expect(allTime?.self).toMatchObject({ rank: place < 20 ? place + 1 : null, team: { id: teamId }, score })
      expect(allTime?.list).toHaveLength(20)
    }
  })

  test('leaves out a team that is on no list any more', async () => {
    const { platform } = harness.api
    const [best] = expected()
    await platform.db
      .update(bestScores)
      .set({ rank: null })
      .where(eq(bestScores.teamId, best?.teamId ?? 0))
    const allTime = await ask()
    expect(allTime?.list.map(({ team }) => team.id)).toEqual(
      expected()
        .slice(1, 21)
        .map(({ teamId }) => teamId),
    )
    expect(await platform.db.$count(teams, eq(teams.competitionId, competition.id))).toBe(TEAMS)
  })

  test('as a file has the same teams with their members, and is refused without seasons', async () => {
    const read = (id: number) =>
      harness.api.request(`/api/competitions/${id}/all-time.csv`, { headers: { cookie: 'lang=en-US' } })
    const answer = await read(competition.id)
    expect(answer.headers.get('content-disposition')).toContain(`ranking-${competition.id}-all-time.csv`)
    const [heads, ...lines] = (await answer.text()).split('\r\n').slice(0, -1)
    expect(heads).toContain('Rank,Team,Members,Season,Score')
    const { list } = (await ask()) ?? {}
    const members = new Map(entrants.map(({ teamId, person }) => [teamId, person.name]))
    expect(lines).toEqual(
      list?.map(({ rank, team, schedule, score }) =>
        [rank, team.name, members.get(team.id), schedule.titleEn, score].join(','),
      ),
    )
    const plain = await harness.competition()
    for (const id of [plain.id, 999_999]) expect((await read(id)).status).toBe(404)
  })

  test('takes one statement, and none without seasons', async () => {
    const plain = await harness.competition()
    const without = { params: { id: plain.id }, query: { part: 'daily' as const } }
    const person = entrants.at(-1)?.person
    // the first answer about a competition asks whether it is private, and the first one to a person asks who it is
    await harness.api.send(refs.competitionDaily, without)
    await ask(person)
    const counts = [
      await countStatements(() => ask()),
      await countStatements(() => ask(person)),
      await countStatements(() => harness.api.send(refs.competitionDaily, without)),
    ]
    // the list and its days, and the all-time list
    expect(counts.map(({ count }) => count)).toEqual([3, 3, 2])
    expect(counts[2]?.value).toMatchObject({ allTime: null })
  })
})
