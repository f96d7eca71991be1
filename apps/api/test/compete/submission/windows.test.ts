import { refs } from '@shulei/contract/refs.ts'
import { HOUR, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { oneEngine } from '../../engines.ts'
import {
  type Entrant,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

const SECOND = 1000
const start = Date.parse('2026-11-21T09:00:00+08:00')
const at = (hours: number) => new Date(start + hours * HOUR)

/** A from 0 to 2 h, B from 4 to 6 h, the schedule from −1 to 7 h. */
const round = {
  title: '正式赛#Main round',
  sort: 0,
  startTime: at(-1),
  endTime: at(7),
  listAStartTime: at(0),
  listAEndTime: at(2),
  listBStartTime: at(4),
  listBEndTime: at(6),
}

describe.each(oneEngine)('the gate of uploads on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let entrant: Entrant

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { now: start })
    competition = await harness.competition({ endTime: at(240) }, [round], 100)
    entrant = await harness.team(competition)
  })
  afterAll(() => harness.close())

  async function tryAt(instant: number) {
    harness.api.clock.set(instant)
    const answer = await harness.send(competition, entrant.person, {})
    const { status, data, errno, message } = (await answer.json()) as {
      status: string
      errno: string
      message: string
      data: { list?: string; nextAt?: string; reason?: string }
    }
    return status === 'e200' ? `list ${data.list}` : { errno, nextAt: data.nextAt, reason: data.reason, message }
  }

  const closed = (nextAt: Date | null) => ({
    errno: 'e42006',
    reason: 'stageEnded',
    nextAt: nextAt?.toISOString() ?? null,
    message: '阶段已结束或尚未开放。',
  })

  test.each([
    ['list A opens', -1, at(0), closed(at(0))],
    ['list A opens', 0, at(0), 'list A'],
    ['list A opens', 1, at(0), 'list A'],
    ['list A closes', -1, at(2), 'list A'],
    ['list A closes', 0, at(2), 'list A'],
    ['list A closes', 1, at(2), closed(at(4))],
    ['list B opens', -1, at(4), closed(at(4))],
    ['list B opens', 0, at(4), 'list B'],
    ['list B opens', 1, at(4), 'list B'],
    ['list B closes', -1, at(6), 'list B'],
    ['list B closes', 0, at(6), 'list B'],
    ['list B closes', 1, at(6), closed(null)],
  ])('accepts an upload by its window: %s, second %i', async (_edge, seconds, edge, expected) => {
    expect(await tryAt(edge.getTime() + seconds * SECOND)).toEqual(expected)
  })

  test('logs that the score of list B is hidden only while it is', async () => {
    const codesAt = async (now: Date) => {
      harness.api.clock.set(now.getTime())
      await harness.submit(competition, entrant.person)
      await harness.settle()
      return (await harness.rows(competition)).at(-1)?.logs.map(({ code }) => code)
    }
    expect((await codesAt(at(1)))?.slice(-2)).toEqual(['log.scored', 'log.hiddenScored'])
    expect((await codesAt(at(5)))?.at(-1)).toBe('log.scored')
  })

  test('decides the same for the page and the upload', async () => {
    harness.api.clock.set(at(3).getTime())
    const { verdict } = await harness.api
      .as(entrant.person)
      .send(refs.competitionSubmits, { params: { id: competition.id }, query: { part: 'submits' } })
    const answer = await harness.send(competition, entrant.person, {})
    expect(((await answer.json()) as { data: unknown }).data).toEqual(verdict)
  })
})

describe.each(oneEngine)('the daily quota on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { now: Date.parse('2026-12-31T23:59:00+08:00') })
  })
  afterAll(() => harness.close())

  test('starts again at midnight in Shanghai, not before', async () => {
    const competition = await harness.competition({}, undefined, 2)
    const { person, all } = await harness.team(competition, 2)
    const second = all[1] as typeof person
    const midnight = shanghaiDayStart('2027-01-01')
    const quota = async () => {
      const query = { part: 'submits' as const }
      return (await harness.api.as(person).send(refs.competitionSubmits, { params: { id: competition.id }, query }))
        .quota
    }

    await harness.submit(competition, person)
    await harness.submit(competition, second)
    expect(await quota()).toMatchObject({ teamUsed: 2, selfUsed: 1, resetsAt: new Date(midnight).toISOString() })

    harness.api.clock.set(midnight - SECOND)
    const refused = await harness.send(competition, person, { headers: { 'accept-language': 'en' } })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      errno: 'e42003',
      data: { reason: 'dailyLimit', nextAt: new Date(midnight).toISOString() },
    })

    harness.api.clock.set(midnight)
    expect(await quota()).toMatchObject({ teamUsed: 0, selfUsed: 0 })
    await harness.submit(competition, second)
    harness.api.clock.set(midnight + SECOND)
    expect(await quota()).toMatchObject({ teamUsed: 1, selfUsed: 0 })
  })

  test('counts a failed submission on its own day, once the error allowance is used up', async () => {
    harness.api.clock.set('2027-01-05T23:59:00+08:00')
    const competition = await harness.competition({}, undefined, 5)
    const { person } = await harness.team(competition)
    const broken = 'id,y\nn1,1\n'
    for (let i = 0; i < 5; i++) await harness.submit(competition, person, broken)
    // refunds are written after midnight and belong to the day before
    harness.api.clock.set('2027-01-06T00:01:00+08:00')
    await harness.settle()
    const query = { part: 'submits' as const }
    const read = () => harness.api.as(person).send(refs.competitionSubmits, { params: { id: competition.id }, query })
    expect((await read()).quota).toMatchObject({ teamUsed: 0, errorUsed: 0 })
    harness.api.clock.set('2027-01-05T23:59:59+08:00')
    const { quota, all } = await read()
    expect(quota).toMatchObject({ teamUsed: 2, selfUsed: 2, errorUsed: 3, errorLimit: 3 })
    expect(all.map(({ status, refunded, logs }) => [status, refunded, logs.at(-1)?.code])).toEqual([
      ['failed', false, 'log.errorAllowanceSpent'],
      ['failed', false, 'log.errorAllowanceSpent'],
      ['failed', false, 'log.errorAllowance'],
      ['failed', false, 'log.errorAllowance'],
      ['failed', false, 'log.errorAllowance'],
    ])
  })

  test('is separate for each schedule, also on the same day, for tries and for errors', async () => {
    const noon = Date.parse('2027-01-08T12:00:00+08:00')
    const span = (from: number, to: number) => ({
      startTime: new Date(noon + from * HOUR),
      endTime: new Date(noon + to * HOUR),
      listAStartTime: new Date(noon + from * HOUR),
      listAEndTime: new Date(noon + to * HOUR),
    })
    const rounds = [
      { ...round, title: '初赛#First', sort: 0, listBStartTime: null, listBEndTime: null, ...span(-4, -1) },
      { ...round, title: '复赛#Second', sort: 1, listBStartTime: null, listBEndTime: null, ...span(0, 4) },
    ]
    harness.api.clock.set(noon - 3 * HOUR)
    const competition = await harness.competition({ endTime: new Date(noon + 9 * HOUR) }, rounds, 4)
    const { person, teamId } = await harness.team(competition)
    const broken = 'id,y\nn1,1\n'
    const query = { part: 'submits' as const }
    const read = () => harness.api.as(person).send(refs.competitionSubmits, { params: { id: competition.id }, query })
    for (let i = 0; i < 4; i++) await harness.submit(competition, person, broken)
    await harness.settle()
    expect((await read()).quota).toMatchObject({ teamUsed: 1, selfUsed: 1, errorUsed: 3 })

    const [, second] = competition.schedules
    await harness.api.platform.db.update(teams).set({ scheduleId: second }).where(eq(teams.id, teamId))
    harness.api.clock.set(noon + HOUR)
    expect((await read()).quota).toMatchObject({ teamUsed: 0, selfUsed: 0, errorUsed: 0 })
    for (let i = 0; i < 4; i++) await harness.submit(competition, person, i === 0 ? broken : undefined)
    await harness.settle()
    // the error allowance of the first schedule is used up; that of the second is not
    expect((await read()).quota).toMatchObject({ teamUsed: 3, selfUsed: 3, errorUsed: 1 })
  })

  test('has a new error allowance the next day', async () => {
    harness.api.clock.set('2027-01-11T10:00:00+08:00')
    const competition = await harness.competition({}, undefined, 5)
    const { person } = await harness.team(competition)
    const broken = 'id,y\nn1,1\n'
    for (let i = 0; i < 4; i++) await harness.submit(competition, person, broken)
    await harness.settle()
    harness.api.clock.set('2027-01-12T10:00:00+08:00')
    await harness.submit(competition, person, broken)
    await harness.settle()
    const query = { part: 'submits' as const }
    const { quota, all } = await harness.api
      .as(person)
      .send(refs.competitionSubmits, { params: { id: competition.id }, query })
    expect(quota).toMatchObject({ teamUsed: 0, errorUsed: 1 })
    expect(all[0]?.logs.at(-1)).toMatchObject({ code: 'log.errorAllowance' })
  })

  test('is answered as missing for an unpublished competition', async () => {
    const competition = await harness.competition({ publishedAt: new Date(harness.api.clock.now() + HOUR) })
    const { person } = await harness.team(competition)
    const visitor = harness.api.as(person)
    const calls = ['?part=submits', '?part=rankings', '/submission-rules']
    const answerOf = async (id: number, call: string) => {
      const answer = await visitor.request(`/api/competitions/${id}${call}`)
      return [answer.status, await answer.text()]
    }
    const uploaded = async () => {
      const answer = await harness.send(competition, person, {})
      return [answer.status, ((await answer.json()) as { errno: string }).errno]
    }
    for (const call of calls) {
      const answer = await answerOf(competition.id, call)
      expect(answer[0], call).toBe(404)
      expect(answer, call).toEqual(await answerOf(987_654_321, call))
    }
    expect(await uploaded()).toEqual([404, 'e40400'])
    expect(await harness.rows(competition)).toEqual([])
    harness.api.clock.advance(HOUR)
    for (const call of calls) expect((await answerOf(competition.id, call))[0], call).toBe(200)
    expect((await uploaded())[0]).toBe(200)
  })
})
