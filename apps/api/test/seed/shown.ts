import { gzipSync } from 'node:zlib'
import { refs } from '@shulei/contract/refs.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { competitionOf, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { castProjects } from '@shulei/mocks/cast/projects.ts'
import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rankSnapshots, submissions } from '../../src/modules/compete/submission/tables.ts'
import { teams } from '../../src/modules/compete/team/tables.ts'
import { startOfTests, type TestApi } from '../harness.ts'
import { contents, listOf, profileOf } from './built-in.ts'

/** Tests of the figures, pictures and events that the home page, the list and the pages of competitions show. */
export function shownTests(opened: () => TestApi): void {
  test('has the same counts on card, list, page and home', async () => {
    const api = opened()
    const cards = (await listOf(api)).cmpt.list
    const home = await api.send(refs.home, {})
    const counts = (one: { id: number; teamCount: number; submitCount: number; datasetCount: number }) => [
      one.id,
      one.teamCount,
      one.submitCount,
      one.datasetCount,
    ]
    for (const card of cards) expect(counts(await profileOf(api, card.id))).toEqual(counts(card))
    for (const row of home.schedule) expect(counts(row)).toEqual(counts(cards.find((card) => card.id === row.id)!))
    const sum = (of: 'teamCount' | 'submitCount' | 'datasetCount') => cards.reduce((total, card) => total + card[of], 0)
    expect(home.totals).toEqual({
      running: 6,
      competitions: cards.length,
      teams: sum('teamCount'),
      submits: sum('submitCount'),
      datasets: (await api.send(refs.datasetList, { query: {} })).total,
    })
    // the private competition counts nowhere
    const { id } = privateCompetition
    const submitted = await api.platform.db.$count(submissions, ne(submissions.competitionId, id))
    expect(sum('submitCount')).toBe(submitted + castProjects.length)
    expect(sum('teamCount')).toBe(await api.platform.db.$count(teams, ne(teams.competitionId, id)))
  })

  test('says of each task on the bounty board what the list of competitions says of it', async () => {
    const api = opened()
    const open = (await listOf(api, { cmptStatus: 1 })).cmpt.list.map(({ id }) => id)
    const ended = (await listOf(api, { cmptStatus: 2 })).cmpt.list.map(({ id }) => id)
    const { list } = await api.send(refs.evaluationTasks, {})
    expect(list.filter(({ canSignUp }) => canSignUp).map(({ id }) => id)).toEqual(expect.arrayContaining(open))
    expect(list.filter(({ canSignUp }) => canSignUp)).toHaveLength(open.length)
    expect(open.length).toBeLessThan(list.length - ended.length)
    expect(
      list
        .filter(({ state }) => state === 'ended')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ended.toSorted())
  })

  test('grades people of the series by its tracks alone', async () => {
    const api = opened()
    const { competitions: tracks } = await api.send(refs.editorialPage, {
      params: { slug: 'dcic' },
      query: { lang: 'zh-CN' },
    })
    const all = await api.send(refs.gradeHolders, { query: {} })
    expect(all.list.length).toBeGreaterThan(0)
    const ofSeries = all.list.filter(({ competition }) => tracks.some(({ id }) => id === competition.id))
    const series = await api.send(refs.gradeHolders, { query: { series: 'dcic' } })
    expect(series.list).toEqual(ofSeries)
    expect(series.list.length).toBeLessThan(all.list.length)
  })

  test('gives every competition with data a signature picture: small in the list and on tiles, large on its page', async () => {
    const api = opened()
    const packed = (picture: unknown) => gzipSync(JSON.stringify(picture)).length
    // a solution contest has no data to draw
    const cards = (await listOf(api)).cmpt.list.filter(({ type }) => type === 1)
    expect(cards).toHaveLength(contents.length)
    for (const { id, slug, picture } of cards) {
      expect(packed(picture), slug).toBeLessThanOrEqual(1200)
      expect(picture?.marks.length, slug).toBeGreaterThan(0)
      const { picture: large } = await profileOf(api, id)
      expect(JSON.stringify(large).length, slug).toBeLessThanOrEqual(12_000)
      expect([large?.width, picture?.width]).toEqual([560, 120])
      expect(large?.caption).toEqual(contents.find((one) => one.slug === slug)?.card.signature?.caption)
    }
    const home = await api.send(refs.home, {})
    expect(home.datasets.map((one) => one.picture)).toEqual(
      home.datasets.map((one) => cards.find((card) => card.id === one.competitionId)?.picture ?? one.picture),
    )
    expect(home.schedule.map((one) => one.picture)).toEqual(home.schedule.map(() => null))
  })

  test('shows the running competition with the nearest deadline and its first fourteen teams on the ring', async () => {
    const api = opened()
    const { ring } = await api.send(refs.home, {})
    const board = await api.send(refs.competitionRankings, {
      params: { id: competitionOf('tang-or-song').id },
      query: { part: 'rankings', per_size: 14 },
    })
    expect(ring?.competition.id).toBe(competitionOf('tang-or-song').id)
    expect(ring?.deadline).toEqual({ at: '2026-11-23T15:59:59.000Z', kind: 'listAEnds' })
    expect(ring?.rows).toHaveLength(14)
    expect(ring?.rows).toMatchObject(board.list.map(({ team, score }) => ({ team, score })))
  })

  test('has real events on the home page, newest first, and none of a list that is not open', async () => {
    const api = opened()
    const { activity } = await api.send(refs.home, {})
    expect(activity.map((event) => event.at)).toEqual(
      activity
        .map((event) => event.at)
        .toSorted()
        .toReversed(),
    )
    expect(activity.length).toBeGreaterThan(0)
    for (const event of activity) {
      if (event.kind === 'joined') {
        const [team] = await api.platform.db.select().from(teams).where(eq(teams.id, event.team.id))
        expect(team?.createdAt.toISOString()).toBe(event.at)
        continue
      }
      const board = await api.send(refs.competitionRankings, {
        params: { id: event.competition.id },
        query: { part: 'rankings', search: event.team.name, per_size: 100 },
      })
      const row = board.list.find((one) => one.team.id === event.team.id)
      expect(row?.score).toBe(event.score)
      expect(row?.history.at(-1)?.at).toBe(event.at)
      expect(event.kind).toBe(row?.rank === 1 ? 'lead' : 'improved')
    }
  })

  test('marks simulated teams, which submitted within the rules and have moved since yesterday', async () => {
    const api = opened()
    const rows = await api.platform.db.select().from(submissions)
    expect(rows.every((row) => row.status === 'scored' && row.createdAt.getTime() < startOfTests)).toBe(true)
    const perDay = Map.groupBy(rows, (row) => `${row.teamId} ${shanghaiDay(row.createdAt.getTime())}`)
    expect(Math.max(...[...perDay.values()].map((day) => day.length))).toBeLessThanOrEqual(3)
    const all = await api.platform.db.select({ demo: teams.demo }).from(teams)
    expect(all.every((team) => team.demo)).toBe(true)
    expect(await api.platform.db.$count(rankSnapshots)).toBeGreaterThan(100)
    for (const slug of ['tang-or-song', 'us-births', 'bird-strikes', 'penguins']) {
      const board = await api.send(refs.competitionRankings, {
        params: { id: competitionOf(slug).id },
        query: { part: 'rankings', per_size: 100 },
      })
      expect(board.list.every((row) => row.demo)).toBe(true)
      expect([slug, board.list.some((row) => row.previousRank !== null && row.previousRank !== row.rank)]).toEqual([
        slug,
        true,
      ])
    }
  })
}
