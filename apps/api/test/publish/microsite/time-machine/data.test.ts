import type { Data } from '@shulei/contract/call.ts'
import type { competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { StandInRole } from '@shulei/domain/house/time-machine/role.ts'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { teams } from '../../../../src/modules/compete/team/tables.ts'
import { answerAs } from '../../../../src/modules/house/time-machine/answer.service.ts'
import type { Machine } from '../../../../src/modules/house/time-machine/machine.service.ts'
import { showTime } from '../../../../src/modules/house/time-machine/other-time.repo.ts'
import type { Env } from '../../../../src/platform/context.ts'
import { mountedCalls } from '../../../../src/platform/mount.ts'
import { engines } from '../../../harness.ts'
import { openScene, type Scene, secretScore } from './scene.ts'
import { travel } from './travel.ts'

/** A checksum of every row of every table, and the last value of every sequence. */
async function checksum({ api }: Scene): Promise<Record<string, string>> {
  const { db } = api.platform
  const { rows: names } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const sums: Record<string, string> = {}
  for (const { name } of names) {
    const { rows } = await db.execute<{ sum: string }>(
      sql.raw(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from public."${name}" t`,
      ),
    )
    sums[name] = rows[0]?.sum ?? ''
  }
  const { rows } = await db.execute<{ name: string; value: string }>(
    sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  )
  for (const { name, value } of rows) sums[name] = value
  return sums
}

describe.each(engines)('rows in the time machine on $name', (engine) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene(engine)
  })
  afterAll(() => scene.api.close())

  const page = () => `/competitions/${scene.competition}`
  const go = (days: number, role: StandInRole = 'visitor') => {
    const { api, organizer, competition } = scene
    return travel(api, organizer, { scope: `competition:${competition}`, role, at: Math.round(scene.at(days)) }, page())
  }
  const ranking = async (days: number, stage: 0 | 1 = 0, role: StandInRole = 'visitor') =>
    (await go(days, role)).data<Data<typeof competitionRankings>>(
      `/api/competitions/${scene.competition}?part=rankings&stage=${stage}`,
    )
  const names = ({ list }: Data<typeof competitionRankings>) =>
    list.map(({ rank, team, score }) => [rank, team.name, score])

  test.each([
    [-7.5, []],
    [-6, [[1, '队伍 1', 5]]],
    [
      -4,
      [
        [1, '队伍 2', 4],
        [2, '队伍 1', 5],
      ],
    ],
    [
      -1.5,
      [
        [1, '队伍 1', 3],
        [2, '队伍 2', 4],
      ],
    ],
  ])('the ranking %d days from now is the one of that time', async (days, expected) => {
    const list = await ranking(days)
    expect(names(list)).toEqual(expected)
    expect(list.total).toBe(expected.length)
  })

  test('a suspicion is not seen before it was stated', async () => {
    const { api } = scene
    const status = (days: number) =>
      api.platform.database.discarded(async (tx) => {
        await showTime(tx, { at: Math.round(scene.at(days)), now: api.clock.now() })
        const rows = await tx.select({ status: teams.cheatStatus }).from(teams).where(eq(teams.id, scene.teams[1]))
        return rows.map((row) => row.status)
      })
    expect(await status(-9)).toEqual([])
    expect(await status(-2)).toEqual([0])
    expect(await status(-0.5)).toEqual([1])
    expect(await status(5)).toEqual([1])
  })

  test('a discussion has the posts of its time', async () => {
    const path = `/api/site/competitions/${scene.competition}/discussion`
    const at = async (days: number) => {
      const { list } = await (await go(days)).data<{ list: { replies: number }[] }>(path)
      return list.map(({ replies }) => replies)
    }
    expect(await at(-6.5)).toEqual([])
    expect(await at(-5)).toEqual([0])
    expect(await at(-2)).toEqual([1])
  })

  test('an instant that has not come reveals no list B, no salt and no shared files', async () => {
    const later = await ranking(12.5, 1)
    expect(later.lists.find(({ stage }) => stage === 1)?.open).toBe(true)
    expect([later.list, later.total, later.field, later.distribution]).toEqual([[], 0, [], []])
    const seen: string[] = []
    for (const days of [12.5, 18, 21]) {
      for (const role of ['visitor', 'captain'] as const) {
        const traveller = await go(days, role)
        for (const path of [
          '?part=profile',
          '?part=rankings&stage=1',
          '?part=rankings',
          '?part=daily&stage=1',
          '/proof',
          '/replay?stage=1',
          '/shake-up',
        ]) {
          seen.push(await (await traveller.get(`/api/competitions/${scene.competition}${path}`)).text())
        }
        seen.push(await (await traveller.get(`/api/site/competitions/${scene.competition}/models`)).text())
      }
    }
    expect(seen.join('\n')).not.toContain(String(secretScore))
    expect(seen.join('\n')).not.toContain('secret-salt')
    expect(seen.join('\n')).not.toMatch(/"B":|3\.5,/)
    // the same rows are there once the instant has come
    const { clock } = scene.api
    const now = clock.now()
    clock.set(scene.at(12.5))
    try {
      const real = await scene.api.send(refs.competitionRankings, {
        params: { id: scene.competition },
        query: { part: 'rankings', stage: 1 },
      })
      expect(real.list[0]?.score).toBe(secretScore)
    } finally {
      clock.set(now)
    }
  })

  test('the answer of a call depends on no header of the browser, sets no cookie and sends no job', async () => {
    const { api, organizer } = scene
    const send = vi.fn(async () => {})
    const platform = { ...api.platform, jobs: { ...api.platform.jobs, send } }
    const machine = { role: 'visitor', at: api.clock.now(), place: { competitions: [] }, coversCall: () => true }
    const request = new Request('http://localhost:3000/api/users/sso', {
      headers: { cookie: 'session=a', 'if-none-match': '"a"', 'x-user-id': '1' },
    })
    const answer = await answerAs(
      platform,
      { ...machine, organizerId: organizer.id } as unknown as Machine,
      { request, env: {}, lang: 'zh-CN' },
      (services) =>
        new Hono<Env>().get('*', async (c) => {
          await services.jobs.send('profile', {})
          c.header('set-cookie', 'session=b')
          return c.json(c.req.header())
        }),
    )
    expect(await answer.json()).toEqual({ cookie: 'lang=zh-CN' })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })

  test('a walk over every read in every role at several instants stores nothing, and pages stay as they were', async () => {
    const { api, organizer, competition, contest } = scene
    const others = ['?part=profile', '?part=rankings', '?part=daily', '/proof'].map(
      (path) => `/api/competitions/${competition}${path}`,
    )
    others.push('/api/site/home', '/api/competitions', '/api/site/microsites/wave?kind=special')
    const visitor = async () => Promise.all(others.map(async (path) => (await api.request(path)).text()))
    const all = [
      ['captain', 13],
      ['visitor', -6],
      ['participant', 13],
      ['banned', -6],
      ['reviewer', 13],
    ] as const
    // the roles differ in our code alone, so the embedded database repeats one of them
    const trips = engine.name === 'postgres' ? all : all.slice(0, 1)
    const travellers = await Promise.all(
      trips.map(async ([role, days]) => {
        const at = Math.round(scene.at(days))
        const from = role === 'reviewer' ? '/spic-review' : page()
        return { role, traveller: await travel(api, organizer, { scope: 'microsite:wave', role, at }, from) }
      }),
    )
    // the operator's texts are stored when they are read first
    await api.request('/api/site/information')
    const before = { pages: await visitor(), rows: await checksum(scene) }
    const reads = mountedCalls(api.app).filter(({ method, raw }) => method === 'GET' && !raw)
    const statuses = new Map<number, number>()
    for (const { role, traveller } of travellers) {
      const id = role === 'reviewer' ? contest : competition
      for (const { path, select } of reads) {
        const address = path
          .replace(/\{name\}/, 'wave')
          .replace(/\{id\}/, String(id))
          .replace(/\{\w+\}/g, '1')
        const query = new URLSearchParams({ cmptId: String(competition), kind: 'special' })
        if (select) query.set(select.name, select.value)
        const answer = await traveller.get(`${address}?${query}`)
        expect(answer.status, `${role} ${address}: ${await answer.clone().text()}`).toBeLessThan(500)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }
    }
    expect(statuses.get(200)).toBeGreaterThan(40 * trips.length)
    expect(await checksum(scene)).toEqual(before.rows)
    expect(await visitor()).toEqual(before.pages)
  }, 240_000)
})
