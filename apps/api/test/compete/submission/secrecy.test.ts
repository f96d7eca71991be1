import type { AnyCall } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { takeSnapshots } from '../../../src/modules/compete/submission/snapshot/snapshot.service.ts'
import { bestScoresOf, leadersOf } from '../../../src/modules/compete/submission/submission.service.ts'
import { rankSnapshots } from '../../../src/modules/compete/submission/tables.ts'
import { modules } from '../../../src/modules.ts'
import { oneEngine } from '../../engines.ts'
import {
  type Entrant,
  fileOff,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

const SECOND = 1000

/** Scores on list B that occur nowhere else; the scores on list A differ. */
const hidden = [0.73911, 0.51237, 0.98653]
const shown = [0.25, 0.5, 0.75]

/** Names of the fields in a call's query. */
function queryFieldsOf({ query }: AnyCall): Set<string> {
  const { properties = {} } = query
    ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as { properties?: object })
    : {}
  return new Set(Object.keys(properties))
}

describe.each(oneEngine)('list B on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let teams: Entrant[]
  let opensAt: number

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
    competition = await harness.competition()
    teams = []
    for (const [index, a] of shown.entries()) {
      const team = await harness.team(competition)
      teams.push(team)
      await harness.submit(competition, team.person, fileOff(a, hidden[index]))
    }
    await harness.settle()
    opensAt = harness.api.clock.now() + 12 * DAY
  })
  afterAll(() => harness.close())

  /** Every read of the contract that can name this competition, with each of its queries that can select a list. */
  function addresses(): string[] {
    const [schedule] = competition.schedules
    const queries = [
      'stage=0',
      'stage=1',
      `stage=1&sch=${schedule}`,
      'stage=1&page=2',
      'stage=1&search=%E9%98%9F',
      'stage=1&per_size=1',
      'page=2',
      'page=1&per_size=20',
      'sort=hottest',
      'search=%E9%98%9F',
    ]
    const reads = allCalls.filter(({ call }) => call.method === 'GET')
    return reads.flatMap(({ call }) => {
      const ids = [1, 2, 3].map((submitId) =>
        call.path
          .replace('{id}', String(competition.id))
          .replace('{submitId}', String(submitId))
          .replace('{kind}', submitId === 2 ? 'process' : 'result')
          .replace(/\{\w+\}/g, String(submitId)),
      )
      const fields = queryFieldsOf(call)
      const own = queries.filter((query) => [...new URLSearchParams(query).keys()].every((name) => fields.has(name)))
      const select = call.select ? `${call.select.name}=${call.select.value}` : ''
      // unknown query names must not open a list either
      const asked = ['', ...own, 'stage=1&isRedance=1'].map((query) => [select, query].filter(Boolean).join('&'))
      return [...new Set(ids)].flatMap((path) => asked.map((query) => `${path}${query ? `?${query}` : ''}`))
    })
  }

  async function everything(): Promise<string> {
    const texts: string[] = []
    for (const visitor of [harness.api, ...teams.map(({ person }) => harness.api.as(person))]) {
      for (const address of new Set(addresses())) {
        const answer = await visitor.request(address)
        // the team's own files contain its own predictions
        if (answer.headers.get('content-disposition')) continue
        texts.push(`${address}\n${JSON.stringify([...answer.headers])}\n${await answer.text()}`)
      }
      const refused = await visitor.request(`/api/competitions/${competition.id}/uploads`, {
        method: 'POST',
        body: 'x',
      })
      texts.push(await refused.text())
    }
    const { platform } = harness.api
    const asked = [{ id: competition.id, schedules: await domainSchedules() }]
    texts.push(JSON.stringify([...(await leadersOf(platform, asked))]))
    for (const { person } of teams) texts.push(JSON.stringify([...(await bestScoresOf(platform, person.id, asked))]))
    return texts.join('\n')
  }

  async function domainSchedules() {
    const { findReaderCompetition } = await import('../../../src/modules/compete/submission/reader-competition.repo.ts')
    const { platform, clock } = harness.api
    return (
      (await findReaderCompetition(platform.db, { competitionId: competition.id, userId: null, now: clock.now() }))
        ?.schedules ?? []
    )
  }

  const secrets = [...hidden.map((score) => String(score).slice(0, 6)), 'solutions/', 'solutionKey', '"scoreB":0']
  /**
   * A baseline's score on list B. With another digit before it, the match would be the seconds of a time, which have two digits.
   */
  const hiddenBaseline = /(?<!\d)[32]\.5/

  test('is in no answer until a second before it opens', async () => {
    for (const now of [harness.api.clock.now(), harness.api.clock.now() + 11 * DAY, opensAt - SECOND]) {
      harness.api.clock.set(now)
      await takeSnapshots(harness.api.platform, now)
      const text = await everything()
      expect(text).toContain('0.25')
      for (const secret of secrets) expect(text.includes(secret) ? secret : null).toBeNull()
      expect(hiddenBaseline.exec(text)?.[0] ?? null).toBeNull()
    }
    const snapshots = await harness.api.platform.db.select().from(rankSnapshots)
    expect(new Set(snapshots.map(({ stage }) => stage))).toEqual(new Set([0]))
  })

  test('answers its opening time and nothing else', async () => {
    harness.api.clock.set(opensAt - SECOND)
    const { refs } = await import('@shulei/contract/refs.ts')
    const query = { part: 'rankings' as const, stage: 1 }
    const answer = await harness.api
      .as((teams[0] as Entrant).person)
      .send(refs.competitionRankings, { params: { id: competition.id }, query })
    expect(answer).toMatchObject({
      list: [],
      total: 0,
      self: null,
      baselines: [],
      distribution: [],
      field: [],
      trend: [],
      updatedAt: null,
    })
    expect(answer.lists).toContainEqual({ stage: 1, open: false, opensAt: new Date(opensAt).toISOString() })
  })

  test('is shown at its opening in its own order, with submissions of list A', async () => {
    harness.api.clock.set(opensAt)
    const { refs } = await import('@shulei/contract/refs.ts')
    const params = { id: competition.id }
    const ranking = await harness.api.send(refs.competitionRankings, { params, query: { part: 'rankings' } })
    expect(ranking.stage).toBe(1)
    expect(ranking.list.map(({ score }) => Number(score.toFixed(9)))).toEqual([0.51237, 0.73911, 0.98653])
    expect(ranking.baselines.map(({ score }) => score)).toEqual([3.5, 2.5, 1.5])
    // all changes before the reveal are one point at the reveal
    for (const { history } of ranking.list)
      expect(history.map(({ at }) => at)).toEqual([new Date(opensAt).toISOString()])
    const submits = await harness.api
      .as((teams[1] as Entrant).person)
      .send(refs.competitionSubmits, { params, query: { part: 'submits' } })
    expect(submits.all[0]).toMatchObject({ score: 0.5, isBest: true })
    expect(submits.all[0]?.scoreB).toBeCloseTo(0.51237, 9)
    expect(submits.best).toMatchObject({ rank: 1, list: 'B' })
    const first = await harness.api.send(refs.competitionRankings, { params, query: { part: 'rankings', stage: 0 } })
    expect(first.list.map(({ score }) => score)).toEqual(shown)
  })

  test('belongs to files and submissions that others get as missing', async () => {
    const [mine, theirs] = teams as [Entrant, Entrant]
    const [row] = (await harness.rows(competition)).filter(({ teamId }) => teamId === theirs.teamId)
    const read = async (path: string) => {
      const answer = await harness.api.as(mine.person).request(path)
      return [answer.status, await answer.text()]
    }
    const base = `/api/competitions/${competition.id}/submits`
    const missing = await read(`${base}/987654321/result`)
    expect(missing[0]).toBe(404)
    expect(await read(`${base}/${row?.id}/result`)).toEqual(missing)
    expect(await read(`${base}/${row?.id}/solution`)).toEqual(missing)
    expect(await read(`/api/competitions/${competition.id + 1}/submits/${row?.id}/result`)).toEqual(missing)
    for (const bad of ['0', '-1', '99999999999999999999', '1.5', '..%2F..']) {
      expect((await read(`${base}/${bad}/result`))[0]).toBe(404)
    }
  })
})
