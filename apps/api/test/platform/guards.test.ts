import { call } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { isOurs } from '../../src/platform/http/cross-site.ts'
import type { ApiModule } from '../../src/platform/module.ts'
import { mount } from '../../src/platform/mount.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../harness.ts'

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
const shared = call({
  method: 'GET',
  path: '/api/test/shared',
  spec: 'test',
  summary: 'A read that readers share',
  auth: 'none',
  shared: true,
  data: z.object({ by: z.int().nullable() }),
})

const testModule: ApiModule = (app, { database }) => {
  mount(app, write, ({ user }) => ({ by: user.id }))
  mount(app, shared, ({ user }) => ({ by: user?.id ?? null }))
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

describe.each(oneEngine)('guards on $name', (engine) => {
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

  it('tell no handler of a read that readers share who asks', async () => {
    const answer = await api.as(person).request('/api/test/shared')
    expect(await answer.json()).toEqual({ status: 'e200', data: { by: null } })
  })

  it('let public reads alone be shared, whose path no other read has', () => {
    const reads = allCalls.filter(({ call }) => call.method === 'GET')
    const unfit = allCalls.filter(
      ({ call: { shared, method, auth, raw, path } }) =>
        shared &&
        (method !== 'GET' || auth !== 'none' || raw || reads.filter((read) => read.call.path === path).length > 1),
    )
    expect(unfit.map(({ name }) => name)).toEqual([])
    expect(allCalls.filter(({ call }) => call.shared).length).toBeGreaterThan(10)
  })

  it('accept a write from a page of this site', async () => {
    expect(await post({})).toEqual([200, undefined])
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('refuse a write from another site: %j', async (headers) => {
    expect(await post(headers)).toEqual([403, 'e40302'])
  })

  it('refuse a language change from another site, and accept one from this site', async () => {
    const from = (site: string) =>
      api.request('/set-language?lang=en-US', { method: 'HEAD', headers: { 'sec-fetch-site': site, origin: 'null' } })
    const refused = await from('cross-site')
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
    const taken = await from('same-origin')
    expect(taken.status).toBe(200)
    expect(await taken.text()).toBe('')
    expect(taken.headers.getSetCookie()[0]).toMatch(/^lang=en-US; Max-Age=31536000; Path=\/; SameSite=Lax/)
  })

  it('refuse a write of a tab that was opened for another person', async () => {
    const other = await api.person()
    for (const name of ['x-user-id', 'x-auth-user-id']) {
      expect(await post({ [name]: String(other.id) })).toEqual([403, 'e40301'])
      expect(await post({ [name]: other.ssoId })).toEqual([403, 'e40301'])
      expect(await post({ [name]: String(person.id) })).toEqual([200, undefined])
      expect(await post({ [name]: person.ssoId })).toEqual([200, undefined])
    }
  })

  it('never identify a person by a claim', async () => {
    const headers = { 'x-user-id': String(person.id), 'x-auth-user-id': person.ssoId, 'x-token': 'anything' }
    const anonymous = await api.request('/api/test/notes', json({ text: 'x' }, headers))
    expect([anonymous.status, ((await anonymous.json()) as { errno: string }).errno]).toEqual([401, 'e40100'])
    const read = await (await api.request('/api/users/sso', { headers })).json()
    expect(read).toMatchObject({ data: null })
  })

  it('show real-name data to their owner alone', async () => {
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

  it('mask a real name and its number unless their owner asks for the whole text', async () => {
    const { realNames } = await import('../../src/modules/people/identity/tables.ts')
    const { realNameTexts } = await import('../../src/modules/people/identity/encrypted-rows.ts')
    const owner = await api.person()
    const texts = { realName: '欧阳小明', idNumber: '11010519491231002X' }
    await api.platform.db.insert(realNames).values({
      userId: owner.id,
      authType: 1,
      certificateType: 'idCard',
      ...realNameTexts.encrypt(api.platform.cipher, owner.id, texts),
      sentAt: new Date(api.clock.now()),
      idCardStatus: 1,
    })
    const masked = await api.as(owner).send(refs.realNameStatus, { query: {} })
    expect(masked).toMatchObject({ realName: '***明', idNumber: '1****************X', status: 'passed' })
    expect(JSON.stringify(masked)).not.toMatch(/1949|欧阳/)
    const whole = await api.as(owner).send(refs.realNameStatus, { query: { showFullName: '1' } })
    expect(whole).toMatchObject({ realName: '欧阳小明', idNumber: '11010519491231002X' })
  })

  it('tell nothing of an internal error', async () => {
    for (const how of ['throw', 'sql', 'contract']) {
      const answer = await api.request(`/api/test/broken?how=${how}`)
      const text = await answer.text()
      expect(answer.status).toBe(500)
      expect(JSON.parse(text)).toEqual({
        status: 'e500',
        data: null,
        errno: 'e50000',
        message: '服务器出了点问题，你的操作没有生效，请稍后重试。',
      })
    }
  })

  it('report a database that is away as a temporary failure', async () => {
    const answer = await api.request('/api/test/broken?how=away', { headers: { cookie: 'lang=en-US' } })
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        status: 'e503',
        data: null,
        errno: 'e50300',
        message: "The service isn't available right now. Please try again later.",
      },
    ])
  })

  it('answer in the language of the reader', async () => {
    const answer = await api.request('/api/nothing', { headers: { cookie: 'lang=en-US' } })
    expect(await answer.json()).toMatchObject({ message: "This API call doesn't exist. See /api/docs." })
    const unknown = await api.request('/api/nothing', { headers: { cookie: 'lang=xx', 'accept-language': 'en' } })
    expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('没有这个接口') })
  })

  it('keep answers for a signed-in person out of every cache', async () => {
    const own = await api.as(person).request('/api/users/sso')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('vary')).toContain('cookie')
    const anonymous = await api.request('/api/users/sso')
    expect(anonymous.headers.get('vary')).toContain('cookie')
    expect(anonymous.headers.get('cache-control')).toMatch(/^private/)
  })

  it('set the headers that make browsers protect people', async () => {
    const { headers } = await api.request('/api/users/sso')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('distinguish a wrong method from a wrong path', async () => {
    const wrongMethod = await api.request('/api/users/sso', { method: 'POST' })
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await wrongMethod.json()).toMatchObject({ errno: 'e40500' })
    const get = await api.request('/set-language?lang=en-US')
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'HEAD'])
    expect((await api.request('/api/users/sso', { method: 'OPTIONS' })).status).toBe(405)
    const head = await api.request('/api/users/sso', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('ignore a method in a header', async () => {
    const answer = await api.as(person).request('/api/users/sso', {
      headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    })
    expect(answer.status).toBe(200)
  })

  it('treat another spelling of a path no less strictly', async () => {
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

  it('refuse an expired session', async () => {
    const visitor = await api.signIn(person)
    expect(await visitor.send(refs.sessionState, {})).toMatchObject({ authenticated: true, userId: person.ssoId })
    const before = api.clock.now()
    api.clock.advance(31 * 86_400_000)
    expect(await visitor.send(refs.currentUser, {})).toBeNull()
    expect(await visitor.send(refs.sessionState, {})).toMatchObject({ authenticated: false })
    api.clock.set(before)
  })

  it('extend a session in use, and its cookie', async () => {
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

  it('read the session from the database for a write, and from a cache of 5 seconds for a read', async () => {
    const visitor = await api.signIn(person)
    await visitor.send(refs.currentUser, {})
    // another process ended the session, and this one has it in its cache
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
    [{ 'sec-fetch-site': 'none', origin: 'https://www.example.cn' }, true],
    [{ 'sec-fetch-site': 'none', origin: 'https://evil.test' }, false],
    [{ 'sec-fetch-site': 'none', origin: 'null' }, false],
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
  ])('with %j comes from this site: %s', (headers, ours) => {
    expect(isOurs(new Headers(headers as Record<string, string>), origins)).toBe(ours)
  })
})
