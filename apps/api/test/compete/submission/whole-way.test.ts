import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness } from './submission-harness.ts'

describe.each(engines)('a submission on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())

  test('goes from the upload to the ranking', async () => {
    const competition = await harness.competition()
    const { person, teamId } = await harness.team(competition, 1, { name: '潮汐队' })
    const other = await harness.team(competition)
    const params = { id: competition.id }

    const sent = await harness.submit(competition, person, fileOff(0.5, 0.25), {
      name: '结果 一.csv',
      process: { body: '{}', name: 'notes.json' },
      fields: {
        description: '第一次',
        share: '1',
        teamId: String(teamId),
        scheduleId: String(competition.schedules[0]),
      },
    })
    expect(sent).toMatchObject({
      no: 1,
      status: 'queued',
      queuePlace: 1,
      score: null,
      description: '第一次',
      share: true,
    })
    expect(sent.resultFile.name).toBe('结果 一.csv')
    await harness.submit(competition, other.person, fileOff(2))
    await harness.settle()

    const { value: submits, count } = await countStatements(() =>
      harness.api.as(person).send(refs.competitionSubmits, { params, query: { part: 'submits' } }),
    )
    expect(count).toBeLessThanOrEqual(4) // the session and three statements of the call
    expect(submits.all).toHaveLength(1)
    expect(submits.self).toEqual(submits.all)
    expect(submits.all[0]).toMatchObject({ status: 'scored', score: 0.5, scoreB: null, list: 'A', isBest: true })
    expect(submits.quota).toMatchObject({ teamUsed: 1, selfUsed: 1, limit: 3, errorUsed: 0 })
    expect(submits.verdict.allowed).toBe(true)
    expect(submits.best).toEqual({
      ...{ score: 0.5, rank: 1, total: 2, list: 'A', gapToTop: 0, aim: null },
      history: [{ at: expect.any(String), score: 0.5 }],
    })

    const ranking = await harness.api.as(person).send(refs.competitionRankings, { params, query: { part: 'rankings' } })
    expect(ranking.list.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 0.5],
      [2, 2],
    ])
    expect(ranking.self).toMatchObject({
      rank: 1,
      previousRank: null,
      team: { id: teamId, name: '潮汐队' },
      submits: 1,
    })
    expect(ranking.total).toBe(2)
    expect(ranking.baselines.map(({ score }) => score)).toEqual([3, 2, 1])
    expect(ranking.distribution).toHaveLength(3)
    expect(ranking.distribution.reduce((sum, { count: teams }) => sum + teams, 0)).toBe(2)
    expect(ranking.field.map(({ score }) => score)).toEqual(ranking.list.map(({ score }) => score))
    expect(ranking.trend).toEqual([])
    expect(ranking.lists).toEqual([
      { stage: 0, open: true, opensAt: null },
      { stage: 1, open: false, opensAt: new Date(harness.api.clock.now() + 12 * DAY).toISOString() },
    ])

    const file = await harness.api.as(person).request(submits.all[0]?.resultFile.url ?? '')
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('结果 一.csv'))
    expect(await file.text()).toBe(fileOff(0.5, 0.25))
    expect(await harness.traces()).toMatchObject({ rows: 2, uses: 2, files: 3, filesOfRows: 3, stubs: 0, scratch: 0 })
  })

  test('waits until the team’s earlier one is evaluated', async () => {
    const competition = await harness.competition()
    const { person } = await harness.team(competition)
    const first = await harness.submit(competition, person, fileOff(1))
    const second = await harness.submit(competition, person, fileOff(2))
    expect([first.status, second.status]).toEqual(['queued', 'uploaded'])
    expect(second.logs.map(({ code }) => code)).toEqual(['log.accepted', 'log.waiting'])
    await harness.evaluator.next()
    expect((await harness.rows(competition)).map(({ status }) => status)).toEqual(['scored', 'queued'])
    await harness.settle()
    expect((await harness.rows(competition)).map(({ status, scoreA }) => [status, scoreA])).toEqual([
      ['scored', 1],
      ['scored', 2],
    ])
  })
})
