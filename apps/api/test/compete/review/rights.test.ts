import * as reviewCalls from '@shulei/contract/compete/review/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewsCommand } from '../../../commands/reviews.ts'
import { limitTable } from '../../../src/platform/limits/table.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'
import { raisedLimits } from '../../raised-limits.ts'
import { addContest, addSignedIn, addTeam, assignAll, comment, full, password, signIn } from './review-harness.ts'

describe.each(oneEngine)('rights of reviewers on $name', (engine) => {
  let api: TestApi
  let id: number
  let mine: Awaited<ReturnType<typeof addTeam>>
  let other: Awaited<ReturnType<typeof addTeam>>
  beforeAll(async () => {
    api = await openApi(engine)
    id = await addContest(api)
    mine = await addTeam(api, id, { no: 1, organization: '甲所' })
    other = await addTeam(api, id, { no: 2, organization: '乙所' })
  })
  afterAll(() => api.close())
  const reviewers = Object.entries(reviewCalls).filter(([, call]) => call.auth === 'reviewer')
  const pathOf = (path: string) => path.replace('{id}', String(mine.projectId))
  const json = (method: string, body: unknown) => ({
    ...{ method, headers: { 'content-type': 'application/json' } },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const bodies = {
    saveScore: { version: 0, points: {}, comment: '', final: false },
    saveWish: { wish: 'want' },
  } as Record<string, unknown>

  it.each(reviewers)('%s refuses visitors and people of the site alike', async (name, call) => {
    const init = json(call.method, bodies[name] ?? {})
    const answers = [
      await api.request(pathOf(call.path), init),
      await api.as(mine.person).request(pathOf(call.path), init),
    ]
    for (const answer of answers) expect([answer.status, (await answer.json()).errno]).toEqual([401, 'e40100'])
  })

  it("refuses a reviewer's session on calls of the site, and forged cookies everywhere", async () => {
    const { visitor, cookie } = await addSignedIn(api, id, 2)
    for (const path of ['/api/inbox/unread', '/api/v2/users/info', `/api/spic/signup/${id}`]) {
      const answer = await visitor.request(path)
      expect([401, 404], path).toContain(answer.status)
    }
    expect(await visitor.send(refs.currentUser, {})).toBeNull()
    const token = cookie.split('=')[1] ?? ''
    const asSite = api.withCookie(`shulei.session=${token}`)
    expect(await asSite.send(refs.currentUser, {})).toBeNull()
    for (const forged of [
      'shulei.review-session=',
      `shulei.review-session=${'A'.repeat(43)}`,
      `shulei.review-session=${token}x`,
    ]) {
      expect((await api.withCookie(forged).request('/api/spic-review/user/self')).status).toBe(401)
    }
    await visitor.send(refs.reviewerLogout, {})
    expect((await visitor.request('/api/spic-review/user/self')).status).toBe(401)
  })

  it('answers each role its own projects, whatever role and id a request claims', async () => {
    const [none, wishing, scoring, head] = [
      await addSignedIn(api, id, 0),
      await addSignedIn(api, id, 1),
      await addSignedIn(api, id, 2, '乙所'),
      await addSignedIn(api, id, 3),
    ]
    await assignAll(api, id)
    const query = { role: 3, userId: 1 }
    await expect(none.visitor.send(refs.reviewSubmits, { query })).rejects.toMatchObject({ http: 403 })
    const seen = await wishing.visitor.send(refs.reviewSubmits, { query })
    expect(seen.list.map(({ figures, team, sheet }) => [figures, team, sheet])).toEqual([
      [null, null, null],
      [null, null, null],
    ])
    expect(seen.agreement).toBeNull()
    const assigned = await scoring.visitor.send(refs.reviewSubmits, { query })
    expect(assigned.list.map((row) => row.id)).toEqual([mine.projectId])
    const details = (visitor: typeof scoring.visitor, projectId: number) =>
      visitor.send(refs.reviewDetails, { params: { id: projectId }, query })
    await expect(details(scoring.visitor, other.projectId)).rejects.toMatchObject({ errno: 'e42210' })
    await expect(details(none.visitor, mine.projectId)).rejects.toMatchObject({ errno: 'e42210' })
    const own = await details(scoring.visitor, mine.projectId)
    expect(own).toMatchObject({ team: null, sheets: null, events: null, document: { kind: 'markdown' } })
    expect(own.document.html).toContain('<h2>问题</h2>')
    expect(own.document.html).not.toContain('script')
    expect((await details(head.visitor, mine.projectId)).events).not.toBeNull()
    const file = await scoring.visitor.request(`/api/spic-review/submits/${mine.projectId}/document`)
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('"001.md"')])
    expect((await scoring.visitor.request('/api/spic-review/export')).status).toBe(403)
    const csv = await (await head.visitor.request('/api/spic-review/export')).text()
    expect(csv).toContain('方案 1')
    expect(csv).not.toContain('方案队')
  })

  it('names the problem of a bad sheet in the words of its criterion, and stores nothing of it', async () => {
    const { visitor } = await addSignedIn(api, id, 2)
    await assignAll(api, id)
    const path = `/api/spic-review/submits/${mine.projectId}/score`
    const save = async (body: string) => {
      const answer = await visitor.request(path, { ...json('PUT', null), body })
      return [answer.status, (await answer.json()).errno]
    }
    const sheet = (points: string, more = '"comment":"","final":false') => `{"version":0,"points":${points},${more}}`
    const bad: [string, number, string][] = [
      [sheet('{"problem":16}'), 400, 'e42202'],
      [sheet('{"problem":-1}'), 400, 'e42202'],
      [sheet('{"problem":1.5}'), 400, 'e42202'],
      [sheet('{"problem":1e309}'), 400, 'e40001'],
      [sheet('{"problem":NaN}'), 400, 'e40000'],
      [sheet('{"problem":"NaN"}'), 400, 'e40001'],
      [sheet('{"__proto__":1,"unknown":2}'), 400, 'e40001'],
      [sheet('{"problem":3}', '"comment":"a\\u0000b","final":false'), 400, 'e42206'],
      [sheet('{"problem":3}', `"comment":"${'好'.repeat(2001)}","final":false`), 400, 'e42205'],
      [sheet(JSON.stringify({ ...full, writing: null }), `"comment":"${comment}","final":true`), 400, 'e42203'],
      [sheet(JSON.stringify(full), '"comment":"不错","final":true'), 400, 'e42204'],
      [sheet('{"problem":3}', '"comment":"","final":false').replace('"version":0', '"version":7'), 409, 'e42207'],
    ]
    for (const [body, http, errno] of bad) expect(await save(body), body).toEqual([http, errno])
    const { sheet: stored } = await visitor.send(refs.reviewDetails, { params: { id: mine.projectId }, query: {} })
    expect(stored).toMatchObject({ version: 0, state: 'open', points: {}, comment: '' })
    const closed = await addContest(api, { opensIn: 1 })
    const project = await addTeam(api, closed, { no: 1 })
    await expect(
      visitor.send(refs.saveScore, {
        params: { id: project.projectId },
        body: { version: 0, points: {}, comment: '', final: false },
      }),
    ).rejects.toMatchObject({ errno: 'e42210' })
  })

  it('keeps a reviewer away from a project after a conflict of interest was named', async () => {
    const { visitor, account } = await addSignedIn(api, id, 1)
    const params = { id: other.projectId }
    const wish = (choice: 'want' | 'avoid' | null) => visitor.send(refs.saveWish, { params, body: { wish: choice } })
    for (const choice of ['want', 'avoid'] as const) expect(await wish(choice)).toEqual({ wish: choice })
    await expect(visitor.send(refs.reviewDetails, { params, query: {} })).rejects.toMatchObject({ errno: 'e42210' })
    const { reviewsCommand } = await import('../../../commands/reviews.ts')
    const operate = (...words: (string | number)[]) => reviewsCommand(api.platform, words.map(String), api.clock.now)
    await operate('role', account, 2)
    await expect(operate('assign', id, 2, account)).rejects.toThrow('conflict')
    // a change of the role ends the session
    expect((await visitor.request('/api/spic-review/user/self')).status).toBe(401)
  })
})

describe.each(oneEngine)('the sign-in of reviewers on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, {
      limits: { ...raisedLimits(1000), reviewerPair: {}, reviewerDevice: {}, apiUser: { points: 2 } },
    })
  })
  afterAll(() => api.close())

  it('refuses wrong and unknown accounts alike, and no stranger closes an account elsewhere or on a known device', async () => {
    const id = await addContest(api)
    const { account } = await addSignedIn(api, id, 2)
    let device = ''
    const attempt = async (name: string, typed: string, clientAddress = '203.0.113.7', cookie = '') => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ account: name, password: typed }),
      }
      const answer = await api.request('/api/spic-review/login', init, { clientAddress })
      device = /shulei\.device=[^;]+/.exec(answer.headers.getSetCookie().join())?.[0] ?? device
      const { errno } = await answer.json()
      return errno ?? answer.status
    }
    expect(await attempt(account, 'wrong')).toBe('e42201')
    expect(await attempt('nobody-here', password)).toBe('e42201')
    expect(await attempt('\0', '\ud800')).toBe('e42201')
    await signIn(api, ` ${account.toUpperCase()}`)
    const { points } = limitTable.reviewerPair
    for (let i = 1; i < points; i++) expect(await attempt(account, 'wrong')).toBe('e42201')
    expect(await attempt(account, password)).toBe('e42900')
    expect(await attempt(account, password, '198.51.100.9')).toBe(200)
    expect(await attempt(account, password, '203.0.113.7', device)).toBe(200)
    for (let i = 0; i < points; i++) expect(await attempt(account, 'wrong', '203.0.113.7', device)).toBe('e42201')
    expect(await attempt(account, password, '203.0.113.7', device)).toBe('e42900')
    // the operator's new password opens it
    const said = await reviewsCommand(api.platform, ['password', account], api.clock.now)
    const next = /password (\S+) now/.exec(said)?.[1] ?? ''
    expect(await attempt(account, next)).toBe(200)
  })

  it('counts the calls of each reviewer alone', async () => {
    const id = await addContest(api)
    const [one, other] = [await addSignedIn(api, id, 2), await addSignedIn(api, id, 2)]
    const self = async ({ cookie }: { cookie: string }) =>
      (await api.withCookie(cookie).request('/api/spic-review/user/self')).status
    expect([await self(one), await self(one), await self(one)]).toEqual([200, 200, 429])
    expect(await self(other)).toBe(200)
  })
})
