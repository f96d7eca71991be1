import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signOnOf } from '../../src/modules/base/session/sign-on.service.ts'
import { makeSiteCode } from '../../src/modules/base/session/site-code.service.ts'
import { settings } from '../../src/modules/base/site/tables.ts'
import { engines, oneEngine, openApi, type TestApi, type TestPerson } from '../harness.ts'

describe.each(oneEngine)('visits on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())
  const counted = async () =>
    (await api.platform.database.raw.query('select day, path, count from visits order by day, path')).rows
  const view = (path: string, headers: Record<string, string> = {}) =>
    api.request(`/tongji/visited?${new URLSearchParams({ path, userId: '1', ssoId: 'x', fp: 'y' })}`, { headers })

  it('are counted by path and Shanghai day, without data of the person', async () => {
    const answer = await view('/competitions?search=secret')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 6)
        .toString(),
    ).toBe('GIF89a')
    await view('/competitions')
    api.clock.set('2026-11-22T00:00:01+08:00')
    await view('/')
    expect(await counted()).toEqual([
      { day: '2026-11-21', path: '/competitions', count: 2 },
      { day: '2026-11-22', path: '/', count: 1 },
    ])
  })

  it('are not counted when the visitor declines, when another site shows the picture, or for invalid paths', async () => {
    const before = await counted()
    await view('/', { dnt: '1' })
    await view('/', { 'sec-gpc': '1' })
    await view('/', { 'sec-fetch-site': 'cross-site' })
    for (const path of ['', 'competitions', '/a b', `/${'x'.repeat(200)}`, '//evil.test:80', '/<script>'])
      await view(path)
    expect(await counted()).toEqual(before)
  })

  it('are all counted at the same moment', async () => {
    await Promise.all(Array.from({ length: 40 }, () => view('/together')))
    expect(await counted()).toContainEqual({ day: '2026-11-22', path: '/together', count: 40 })
  })
})

/** The frame may be three seconds older than the setting. */
const forSeconds = { timeout: 10_000, interval: 200 }

describe.each(oneEngine)('the frame of every page on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  it('says how long a verification takes, as the operator sets it', async () => {
    const { verificationTime } = await api.send(refs.website, {})
    expect(verificationTime).toEqual({ cn: '通常 1 个工作日内', en: 'usually within one working day' })
  })

  it('has built-in content until the operator stores another', async () => {
    expect((await api.send(refs.website, {})).helpLinks.map(({ href }) => href)).toEqual([
      '/help',
      '/help/faq',
      '/help/privacy',
      '/help/service-policy',
      '/api/docs',
    ])
    const own = { serviceLinks: [], helpLinks: [], contact: { hours: { cn: '全天', en: 'always' }, email: 'a@b.cn' } }
    await api.platform.db.insert(settings).values({ key: 'website', value: { ...own, partners: [], followUs: [] } })
    await expect.poll(() => api.send(refs.website, {}), forSeconds).toMatchObject(own)
  })

  it('has built-in content when the stored one is invalid', async () => {
    await api.platform.db.update(settings).set({ value: { contact: 7 } })
    const email = async () => (await api.send(refs.website, {})).contact.email
    await expect.poll(email, forSeconds).toBe('')
  })
})

describe.each(oneEngine)('a sign-on site on another host on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  let atSignOn: { cookie: string; clientAddress: string; userAgent: null; lang: 'zh-CN' }
  const target = 'https://www.example.cn/competitions/3?tab=data#top'
  beforeAll(async () => {
    api = await openApi(engine, { env: { PUBLIC_URL: 'https://www.example.cn', SSO_URL: 'https://login.example.cn' } })
    person = await api.person()
    const { cookie } = await api.signIn(person)
    atSignOn = { cookie, clientAddress: '192.0.2.1', userAgent: null, lang: 'zh-CN' }
  })
  afterAll(() => api.close())

  const come = (address: string, cookie = '') =>
    api.request(address, { headers: { 'sec-fetch-site': 'same-site', ...(cookie ? { cookie } : {}) } })
  const returnTo = (service: string | null, state?: string) =>
    signOnOf(api.platform).returnAddress({ service, state: state ?? null }, atSignOn)
  const location = (answer: Response) => new URL(answer.headers.get('location') ?? '')
  const pair = (answer: Response) => (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''

  async function bounce() {
    const first = await come(await returnTo(target))
    const state = location(first).searchParams.get('state') ?? ''
    return { first, state, stateCookie: pair(first) }
  }

  it('hands its session over by a code, to the browser that has the state', async () => {
    const { first, state, stateCookie } = await bounce()
    expect(first.status).toBe(303)
    expect(location(first).href).toMatch(/^https:\/\/login\.example\.cn\/zh-cn\/login2\?service=/)
    expect(location(first).searchParams.get('service')).toBe(target)
    expect(first.headers.getSetCookie()[0]).toMatch(/^__Host-shulei\.state=.+; HttpOnly; Secure; SameSite=Lax$/)
    const back = await returnTo(target, state)
    expect(back).not.toContain(atSignOn.cookie.split('=')[1]?.split('.')[0] ?? '')
    const second = await come(back, stateCookie)
    expect([second.status, location(second).href]).toEqual([303, target])
    const session = second.headers.getSetCookie().find((line) => line.startsWith('__Host-shulei.session='))
    const user = await api.request('/api/users/sso', { headers: { cookie: session?.split(';')[0] ?? '' } })
    expect(await user.json()).toMatchObject({ data: { id: person.id } })
  })

  it('gives a code that works once, within a minute, and never without the state', async () => {
    const { state, stateCookie } = await bounce()
    const signedIn = (answer: Response) =>
      answer.headers.getSetCookie().some((line) => /shulei\.session=[^;]/.test(line))
    const back = await returnTo(target, state)
    const stranger = await come(back)
    expect([signedIn(stranger), location(stranger).href]).toEqual([false, target])
    expect(signedIn(await come(back, stateCookie.replace(/.$/, '_')))).toBe(false)
    const both = await Promise.all([come(back, stateCookie), come(back, stateCookie)])
    expect(both.filter(signedIn)).toHaveLength(1)
    expect(signedIn(await come(back, stateCookie))).toBe(false)
    const late = await returnTo(target, state)
    const before = api.clock.now()
    api.clock.advance(60_001)
    expect(signedIn(await come(late, stateCookie))).toBe(false)
    api.clock.set(before)
  })

  it('gives a code that works for its own site only', async () => {
    const { state, stateCookie } = await bounce()
    const { rows } = await api.platform.database.raw.query('select max(id)::int as id from sessions')
    const code = await makeSiteCode(api.platform, (rows as { id: number }[])[0]?.id ?? 0, 'https://other.example.cn')
    const answer = await come(`/sso-callback?${new URLSearchParams({ to: target, code, state })}`, stateCookie)
    expect(answer.headers.getSetCookie().join()).not.toMatch(/shulei\.session=[^;]/)
  })

  it('ends the session here when it ends there', async () => {
    const visitor = await api.signIn(person)
    await signOnOf(api.platform).signOut({ ...atSignOn, cookie: visitor.cookie })
    expect(await visitor.send(refs.currentUser, {})).toBeNull()
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'https://www.example.cn@evil.test/',
    'https://www.example.cn.evil.test/',
    'javascript:alert(1)',
    'http://www.example.cn/',
    '/relative',
    '',
    null,
  ])('redirects to the home page from the target %j', async (service) => {
    const back = new URL(await returnTo(service))
    expect([back.origin, back.searchParams.get('to')]).toEqual(['https://www.example.cn', 'https://www.example.cn/'])
    const answer = await come(`/sso-callback?${new URLSearchParams({ to: service ?? '', code: 'x', state: 'y' })}`)
    expect(location(answer).href).toBe('https://www.example.cn/')
    const first = await come(`/sso-callback?${new URLSearchParams({ to: service ?? '' })}`)
    expect(location(first).searchParams.get('service')).toBe('https://www.example.cn/')
  })
})

describe('a sign-on site on the same host', () => {
  it('needs no codes: the callback does not exist, and the target is the answer', async () => {
    const [engine] = engines
    if (!engine) throw new Error('no engine')
    const api = await openApi(engine)
    expect((await api.request('/sso-callback?code=x&to=y')).status).toBe(404)
    const { cookie } = await api.signIn(await api.person())
    const visitor = { cookie, clientAddress: '192.0.2.1', userAgent: null, lang: 'zh-CN' as const }
    const back = (service: string) => signOnOf(api.platform).returnAddress({ service }, visitor)
    expect(await back('http://localhost:3000/competitions?x=1#y')).toBe('http://localhost:3000/competitions?x=1#y')
    expect(await back('http://localhost:3001/')).toBe('http://localhost:3000/')
    await api.close()
  })
})
