import { refs } from '@shulei/contract/refs.ts'
import { HOUR, shanghaiDayStart } from '@shulei/domain/time/instant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../engines.ts'
import { type Arena, type Contest, type Entrant, openArena } from './arena.ts'

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

describe.each(engines)('the gate of uploads on $name', (engine) => {
  let arena: Arena
  let contest: Contest
  let entrant: Entrant

  beforeAll(async () => {
    arena = await openArena(engine, { now: start })
    contest = await arena.contest({ endTime: at(240) }, [round], 100)
    entrant = await arena.team(contest)
  })
  afterAll(() => arena.close())

  async function tryAt(instant: number) {
    arena.api.clock.set(instant)
    const answer = await arena.send(contest, entrant.person, {})
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
  ])('when %s, second %i', async (_edge, seconds, edge, expected) => {
    expect(await tryAt(edge.getTime() + seconds * SECOND)).toEqual(expected)
  })

  test('the page says the same as the upload', async () => {
    arena.api.clock.set(at(3).getTime())
    const { verdict } = await arena.api
      .as(entrant.person)
      .send(refs.competitionSubmits, { params: { id: contest.id }, query: { part: 'submits' } })
    const answer = await arena.send(contest, entrant.person, {})
    expect(((await answer.json()) as { data: unknown }).data).toEqual(verdict)
  })
})

describe.each(engines)('the daily quota on $name', (engine) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(engine, { now: Date.parse('2026-12-31T23:59:00+08:00') })
  })
  afterAll(() => arena.close())

  test('starts anew at midnight in Shanghai, not before', async () => {
    const contest = await arena.contest({}, undefined, 2)
    const { person, all } = await arena.team(contest, 2)
    const second = all[1] as typeof person
    const midnight = shanghaiDayStart('2027-01-01')
    const quota = async () => {
      const query = { part: 'submits' as const }
      return (await arena.api.as(person).send(refs.competitionSubmits, { params: { id: contest.id }, query })).quota
    }

    await arena.submit(contest, person)
    await arena.submit(contest, second)
    expect(await quota()).toMatchObject({ teamUsed: 2, selfUsed: 1, resetsAt: new Date(midnight).toISOString() })

    arena.api.clock.set(midnight - SECOND)
    const refused = await arena.send(contest, person, { headers: { 'accept-language': 'en' } })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      errno: 'e42003',
      data: { reason: 'dailyLimit', nextAt: new Date(midnight).toISOString() },
    })

    arena.api.clock.set(midnight)
    expect(await quota()).toMatchObject({ teamUsed: 0, selfUsed: 0 })
    await arena.submit(contest, second)
    arena.api.clock.set(midnight + SECOND)
    expect(await quota()).toMatchObject({ teamUsed: 1, selfUsed: 0 })
  })

  test('counts a failed entry until its error allowance is spent, on the day of the entry', async () => {
    arena.api.clock.set('2027-01-05T23:59:00+08:00')
    const contest = await arena.contest({}, undefined, 5)
    const { person } = await arena.team(contest)
    const broken = 'id,y\nn1,1\n'
    for (let i = 0; i < 5; i++) await arena.submit(contest, person, broken)
    // the refunds are written after midnight and belong to the day before
    arena.api.clock.set('2027-01-06T00:01:00+08:00')
    await arena.settle()
    const query = { part: 'submits' as const }
    const read = () => arena.api.as(person).send(refs.competitionSubmits, { params: { id: contest.id }, query })
    expect((await read()).quota).toMatchObject({ teamUsed: 0, errorUsed: 0 })
    arena.api.clock.set('2027-01-05T23:59:59+08:00')
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
})
