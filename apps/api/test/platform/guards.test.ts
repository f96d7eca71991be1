import { call } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { ApiModule } from '../../src/modules.ts'
import { isOurs } from '../../src/platform/http/cross-site.ts'
import { mount } from '../../src/platform/mount.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../harness.ts'

const write = call({
  method: 'POST',
  path: '/api/test/notes',
  spec: 'test',
  summary: 'A write',
  auth: 'user',
  body: z.object({ text: z.string() }),
  data: z.object({ by: z.int() }),
})
const broken = call({
  method: 'GET',
  path: '/api/test/broken',
  spec: 'test',
  summary: 'A call with a fault',
  auth: 'none',
  query: z.object({ how: z.enum(['throw', 'sql', 'contract', 'away']) }),
  data: z.object({ n: z.int() }),
})

const testModule: ApiModule = (app, { database }) => {
  mount(app, write, ({ user }) => ({ by: user.id }))
  mount(app, broken, async ({ query }) => {
    if (query.how === 'throw') throw new Error('secret of the inside')
    if (query.how === 'away')
      throw new Error('query failed', { cause: { code: '57P01', message: 'secret of the inside' } })
    if (query.how === 'sql') await database.raw.query("select 'secret of the inside' from no_such_table")
    return { n: 'secret of the inside' as never }
  })
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

describe.each(engines)('guards on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  beforeAll(async () => {
    const { modules } = await import('../../src/modules.ts')
    api = await openApi(engine, { modules: [...modules, testModule] })
    person = await api.person()
  })
  afterAll(() => api.close())

  const post = async (headers: Record<string, string>, body: unknown = { text: 'hello' }) => {
    const answer = await api.as(person).request('/api/test/notes', json(body, headers))
    return [answer.status, ((await answer.json()) as { errno?: string }).errno]
  }

  it('takes a write from a page of ours', async () => {
    expect(await post({})).toEqual([200, undefined])
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('refuses a write from another site: %j', async (headers) => {
    expect(await post(headers)).toEqual([403, 'e40302'])
  })

  it('refuses a language change from another site, and takes one from ours', async () => {
    const from = (site: string) =>
      api.request('/set-language?lang=en-US', { method: 'HEAD', headers: { 'sec-fetch-site': site, origin: 'null' } })
    const refused = await from('cross-site')
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
    const taken = await from('same-origin')
    expect(taken.status).toBe(200)
    expect(await taken.text()).toBe('')
    expect(taken.headers.getSetCookie()[0]).toMatch(/^lang=en-US; Max-Age=31536000; Path=\/; SameSite=Lax/)
  })

  it('refuses a write of a tab that was opened as somebody else', async () => {
    const other = await api.person()
    for (const name of ['x-user-id', 'x-auth-user-id']) {
      expect(await post({ [name]: String(other.id) })).toEqual([403, 'e40301'])
      expect(await post({ [name]: other.ssoId })).toEqual([403, 'e40301'])
      expect(await post({ [name]: String(person.id) })).toEqual([200, undefined])
      expect(await post({ [name]: person.ssoId })).toEqual([200, undefined])
    }
  })

  it('never takes identity from a claim', async () => {
    const headers = { 'x-user-id': String(person.id), 'x-auth-user-id': person.ssoId, 'x-token': 'anything' }
    const anonymous = await api.request('/api/test/notes', json({ text: 'x' }, headers))
    expect([anonymous.status, ((await anonymous.json()) as { errno: string }).errno]).toEqual([401, 'e40100'])
    const read = await (await api.request('/api/users/sso', { headers })).json()
    expect(read).toMatchObject({ data: null })
  })

  it('shows real-name data to their owner alone', async () => {
    const other = await api.person()
    expect(await api.as(person).send(refs.realNameStatus, { query: { id: person.id } })).toMatchObject({
      id: person.id,
      status: 'notVerified',
    })
    for (const id of [other.id, 999_999_999]) {
      await expect(api.as(person).send(refs.realNameStatus, { query: { id } })).rejects.toMatchObject({
        http: 403,
        errno: 'e40300',
      })
    }
  })

  it('masks a real name and its number unless their owner asks for them whole', async () => {
    const { realNames } = await import('../../src/modules/identity/tables.ts')
    const owner = await api.person()
    await api.platform.db.insert(realNames).values({
      userId: owner.id,
      authType: 1,
      realName: '欧阳小明',
      certificateType: 'idCard',
      idNumber: '11010519491231002X',
      sentAt: new Date(api.clock.now()),
      idCardStatus: 1,
    })
    const masked = await api.as(owner).send(refs.realNameStatus, { query: {} })
    expect(masked).toMatchObject({ realName: '***明', idNumber: '1****************X', status: 'passed' })
    expect(JSON.stringify(masked)).not.toMatch(/1949|欧阳/)
    const whole = await api.as(owner).send(refs.realNameStatus, { query: { showFullName: '1' } })
    expect(whole).toMatchObject({ realName: '欧阳小明', idNumber: '11010519491231002X' })
  })

  it('lets nothing of a fault out', async () => {
    for (const how of ['throw', 'sql', 'contract']) {
      const answer = await api.request(`/api/test/broken?how=${how}`)
      const text = await answer.text()
      expect(answer.status).toBe(500)
      expect(JSON.parse(text)).toEqual({
        status: 'e500',
        data: null,
        errno: 'e50000',
        message: '服务器出了点问题，您的操作没有生效，请稍后重试。',
      })
    }
  })

  it('a database that is away is a matter of time, not a fault', async () => {
    const answer = await api.request('/api/test/broken?how=away', { headers: { cookie: 'lang=en-US' } })
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        status: 'e503',
        data: null,
        errno: 'e50300',
        message: 'The service is not available right now. Please try again later.',
      },
    ])
  })

  it('answers in the language of the reader', async () => {
    const answer = await api.request('/api/nothing', { headers: { cookie: 'lang=en-US' } })
    expect(await answer.json()).toMatchObject({ message: 'There is no such call. See /api/docs.' })
    const unknown = await api.request('/api/nothing', { headers: { cookie: 'lang=xx', 'accept-language': 'en' } })
    expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('没有这个接口') })
  })

  it('keeps what a signed-in person got out of every cache', async () => {
    const own = await api.as(person).request('/api/users/sso')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('vary')).toContain('cookie')
    const anonymous = await api.request('/api/users/sso')
    expect(anonymous.headers.get('vary')).toContain('cookie')
    expect(anonymous.headers.get('cache-control')).toMatch(/^private/)
  })

  it('sets the headers that browsers protect people by', async () => {
    const { headers } = await api.request('/api/users/sso')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('tells a wrong method from a wrong path', async () => {
    const wrongMethod = await api.request('/api/users/sso', { method: 'POST' })
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await wrongMethod.json()).toMatchObject({ errno: 'e40500' })
    const get = await api.request('/set-language?lang=en-US')
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'HEAD'])
    expect((await api.request('/api/users/sso', { method: 'OPTIONS' })).status).toBe(405)
    const head = await api.request('/api/users/sso', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('ignores a method given in a header', async () => {
    const answer = await api.as(person).request('/api/users/sso', {
      headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    })
    expect(answer.status).toBe(200)
  })

  it('a path in another spelling is never wider than the plain one', async () => {
    const spellings = [
      '/api/users/authData/',
      '/api//users/authData',
      '//api/users/authData',
      '/api/users%2FauthData',
      '/api/users/%61uthData',
      '/api/./users/authData',
      '/api/users/../users/authData',
      '/API/users/authData',
      '/api/users/authData;x=1',
      '/api/users/authData.json',
      '/api/users/authData%00',
      '/api/users/authData%20',
    ]
    for (const path of spellings) {
      const answer = await api.app.request(`http://localhost:3000${path}`, {}, { clientAddress: '192.0.2.9' })
      expect([401, 404], path).toContain(answer.status)
      expect(await answer.json(), path).toMatchObject({ status: expect.stringMatching(/^e4/) })
    }
  })

  it('a session that has run out is no session', async () => {
    const visitor = await api.signIn(person)
    expect(await visitor.send(refs.sessionState, {})).toMatchObject({ authenticated: true, userId: person.ssoId })
    const before = api.clock.now()
    api.clock.advance(31 * 86_400_000)
    expect(await visitor.send(refs.currentUser, {})).toBeNull()
    expect(await visitor.send(refs.sessionState, {})).toMatchObject({ authenticated: false })
    api.clock.set(before)
  })

  it('a session in use is put off, and its cookie with it', async () => {
    const visitor = await api.signIn(person)
    const before = api.clock.now()
    api.clock.advance(20 * 86_400_000)
    const answer = await visitor.request('/api/v2/users/session')
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^shulei\.session=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    api.clock.advance(20 * 86_400_000)
    expect(await visitor.send(refs.sessionState, {})).toMatchObject({ authenticated: true })
    api.clock.set(before)
  })

  it('a write asks the database whether the session still lives, a read may believe for 5 seconds', async () => {
    const visitor = await api.signIn(person)
    await visitor.send(refs.currentUser, {})
    // ended by another process, which this one has not heard of
    await api.platform.database.raw.query('delete from sessions where user_id = $1', [person.id])
    expect((await visitor.request('/api/test/notes', json({ text: 'x' }))).status).toBe(401)
    const again = await api.signIn(person)
    await again.send(refs.currentUser, {})
    await api.platform.database.raw.query('delete from sessions where user_id = $1', [person.id])
    api.clock.advance(5_001)
    expect(await again.send(refs.currentUser, {})).toBeNull()
  })
})

describe('a request that changes something', () => {
  const origins = new Set(['https://www.example.cn', 'https://sso.example.cn'])
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://sso.example.cn' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.example.cn.evil.test' }, false],
    [{ origin: 'https://www.example.cn' }, true],
    [{ origin: 'http://www.example.cn' }, false],
    [{ origin: 'null' }, false],
    [{ referer: 'https://www.example.cn/page', cookie: 'a=b' }, true],
    [{ referer: 'https://evil.test/https://www.example.cn/', cookie: 'a=b' }, false],
    [{ referer: 'nonsense' }, false],
    [{}, true],
    [{ cookie: 'a=b' }, false],
  ])('with %j is ours: %s', (headers, ours) => {
    expect(isOurs(new Headers(headers as Record<string, string>), origins)).toBe(ours)
  })
})
