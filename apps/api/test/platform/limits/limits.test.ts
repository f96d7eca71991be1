import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import type { SignOn, SignOnVisitor } from '../../../src/modules/base/session/sign-on.ts'
import { followPerson } from '../../../src/modules/people/follow/follow.service.ts'
import { addressKey } from '../../../src/platform/http/client-address.ts'
import type { LimitOverrides } from '../../../src/platform/limits/table.ts'
import { engines, openApi, type TestApi } from '../../harness.ts'
import { registerAs } from '../../register.ts'

const from = (clientAddress: string, lang: SignOnVisitor['lang'] = 'zh-CN'): SignOnVisitor => ({
  cookie: null,
  clientAddress,
  userAgent: null,
  lang,
})

const small: LimitOverrides = {
  apiAddress: { points: 3 },
  follow: { points: 2 },
  apiUser: { points: 5 },
  signInAddress: { points: 3 },
  signInPair: { points: 2 },
  signInAccount: { points: 5 },
  signInDevice: { points: 2 },
  codeAddress: { points: 20 },
  register: { points: 1 },
  emailCodePair: { points: 2 },
  emailCodeMailbox: { points: 3 },
  phoneCodePause: { seconds: 1 },
  phoneCodeNumber: { points: 2 },
  phoneCodeUser: { points: 2 },
  resetAccount: { points: 1 },
  resetAddress: { points: 1 },
  passwordChange: { points: 2 },
}

const oneSecond = () => new Promise((done) => setTimeout(done, 1100))

describe.each(engines)('limits on $name', (engine) => {
  let api: TestApi
  let signOn: SignOn
  // each test uses its own addresses, so that all share one table of low limits
  beforeAll(async () => {
    api = await openApi(engine, { limits: small, env: { DEMO: '1' }, now: Date.now() })
    signOn = signOnOf(api.platform)
  })
  afterAll(() => api.close())
  const get = (clientAddress: string, headers: Record<string, string> = {}) =>
    api.request('/api/users/sso', { headers }, { clientAddress })

  it('count calls per address, loopback too, and name the limit and the time to wait', async () => {
    for (const address of ['127.0.0.1', '::1', '203.0.113.5']) {
      for (let i = 0; i < 3; i++) expect((await get(address)).status, address).toBe(200)
      const refused = await get(address)
      expect(refused.status, address).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290)
      expect(await refused.json()).toMatchObject({
        errno: 'e42900',
        message: expect.stringMatching(/^操作过于频繁（未登录时的访问，每 5 分钟最多 3 次），请在 5 分钟后再试。$/),
        data: { limit: 'apiAddress', points: 3 },
      })
    }
    expect((await get('127.0.0.2')).status).toBe(200)
  })

  it('ignore a forged header', async () => {
    const forged = (i: number) => ({
      'x-forwarded-for': `10.0.0.${i}`,
      'x-real-ip': `10.0.1.${i}`,
      'x-client-address': `10.0.2.${i}`,
      forwarded: `for=10.0.3.${i}`,
      'cf-connecting-ip': `10.0.4.${i}`,
    })
    const seen = []
    for (let i = 0; i < 5; i++) seen.push((await get('198.51.100.1', forged(i))).status)
    expect(seen).toEqual([200, 200, 200, 429, 429])
  })

  it('count a network of IPv6 as one visitor', async () => {
    const seen = []
    for (const end of ['1', 'ffff', 'b:c:d', '2']) seen.push((await get(`2001:db8:7:1::${end}`)).status)
    expect(seen).toEqual([200, 200, 200, 429])
    expect((await get('2001:db8:7:2::1')).status).toBe(200)
  })

  it('count a signed-in person alone, from any address', async () => {
    const visitor = await api.signIn(await api.person())
    const seen = []
    for (let i = 0; i < 6; i++) {
      seen.push((await visitor.request('/api/users/sso', {}, { clientAddress: `192.0.2.${i}` })).status)
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('do not count calls of a rendered page', async () => {
    const render = () => api.request('/api/users/sso', {}, { clientAddress: '203.0.113.9', rendering: true })
    for (let i = 0; i < 5; i++) expect((await render()).status).toBe(200)
  })

  it('count sign-in attempts per address for all accounts', async () => {
    const attempt = (i: number, address: string) =>
      signOn.signInPassword({ email: `somebody-${i}@example.com`, password: 'wrong word' }, from(address))
    for (let i = 0; i < 3; i++) expect(await attempt(i, '127.0.0.1')).toMatchObject({ reason: 'wrongPassword' })
    expect(await attempt(3, '127.0.0.1')).toMatchObject({
      ok: false,
      reason: 'tooMany',
      retryAfter: expect.any(Number),
      message: expect.stringContaining('同一网络地址的登录，每 5 分钟最多 3 次'),
    })
    expect(await attempt(4, '127.0.0.2')).toMatchObject({ reason: 'wrongPassword' })
  })

  it('give back successful sign-ins, so that a class behind one address gets in, and count failures', async () => {
    const password = 'correct horse'
    const account = async (i: number) => {
      const email = `class-${i}@example.com`
      await registerAs(api, { name: `class ${i}`, email, password }, from(`203.0.114.${i}`))
      return email
    }
    const emails = [await account(1), await account(2)]
    const address = '203.0.114.99'
    for (let i = 0; i < 8; i++) {
      expect(await signOn.signInPassword({ email: emails[i % 2] ?? '', password }, from(address))).toMatchObject({
        ok: true,
      })
    }
    const guess = (i: number) => signOn.signInPassword({ email: `nobody-${i}@example.com`, password }, from(address))
    for (let i = 0; i < 3; i++) expect(await guess(i)).toMatchObject({ reason: 'wrongPassword' })
    expect(await guess(3)).toMatchObject({ reason: 'tooMany', facts: { limit: 'signInAddress' } })
  })

  it('count sign-in attempts per account from all addresses together, known or not, also fifty at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        signOn.signInPassword(
          { email: i % 2 ? 'No@Example.com' : ' no@example.com', password: 'wrong word' },
          from(`203.0.113.${i}`),
        ),
      ),
    )
    expect(all.filter((result) => !result.ok && result.reason === 'wrongPassword')).toHaveLength(5)
    expect(all.filter((result) => !result.ok && result.reason === 'tooMany')).toHaveLength(45)
  })

  it('do not count the repeat of a follow', async () => {
    const [ann, bob, carl, dora] = await Promise.all(Array.from({ length: 4 }, () => api.person()))
    const follow = async (whom: { id: number } | undefined) =>
      followPerson(api.platform, { sponsorId: ann?.id ?? 0, followedId: whom?.id ?? 0 }, ann?.id ?? 0)
    for (let i = 0; i < 5; i++) expect(await follow(bob)).toMatchObject({ effectRow: 1, isFollowed: true })
    expect(await follow(carl)).toMatchObject({ isFollowed: true })
    await expect(follow(dora)).rejects.toMatchObject({ reason: 'tooMany' })
  })

  it('allow a number one code a minute and five in half an hour, in any spelling', async () => {
    const ask = (phone: string, i: number) => signOn.sendPhoneCode({ phone }, from(`203.0.113.${i}`))
    expect(await ask('13800000000', 1)).toMatchObject({ ok: true })
    expect(await ask('+86 138-0000-0000', 2)).toMatchObject({ reason: 'tooMany', facts: { limit: 'phoneCodePause' } })
    await oneSecond()
    expect(await ask('0086１３８００００００００', 3)).toMatchObject({ ok: true })
    await oneSecond()
    expect(await ask('138 0000 0000', 4)).toMatchObject({ reason: 'tooMany', facts: { limit: 'phoneCodeNumber' } })
    expect(signOn.outbox()?.filter(({ to }) => to.endsWith('00'))).toHaveLength(2)
  })

  it('count codes that a person requests for all numbers together', async () => {
    const { cookie } = await api.signIn(await api.person())
    const ask = (i: number) => signOn.sendPhoneCode({ phone: `1390000000${i}` }, { ...from(`203.0.113.${i}`), cookie })
    expect([await ask(1), await ask(2), await ask(3)]).toMatchObject([
      { ok: true },
      { ok: true },
      { reason: 'tooMany', facts: { limit: 'phoneCodeUser' } },
    ])
  })

  it('allow five attempts at a code, also at the same moment, and start again with a new code', async () => {
    const phone = '13700000000'
    await signOn.sendPhoneCode({ phone }, from('203.0.113.1'))
    const code = signOn.outbox()?.[0]?.code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    await oneSecond()
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        signOn.signInCode({ agreed: true, account: phone, code: wrong }, from(`203.0.113.${i}`)),
      ),
    )
    expect(tries.filter((result) => !result.ok && result.reason === 'codeWrong')).toHaveLength(5)
    expect(await signOn.signInCode({ agreed: true, account: phone, code }, from('203.0.113.99'))).toMatchObject({
      reason: 'tooMany',
    })
    await signOn.sendPhoneCode({ phone }, from('203.0.113.1'))
    const next = signOn.outbox()?.[0]?.code ?? ''
    expect(await signOn.signInCode({ agreed: true, account: phone, code: next }, from('203.0.113.99'))).toMatchObject({
      ok: true,
    })
  })

  it('count new accounts and reset mails per address', async () => {
    const register = (i: number, address: string) =>
      registerAs(api, { name: `张三${i}`, email: `new-${i}@example.com`, password: 'correct horse' }, from(address))
    expect(await register(1, '203.0.113.1')).toMatchObject({ ok: true })
    expect(await register(2, '203.0.113.1')).toMatchObject({ reason: 'tooMany' })
    expect(await register(3, '203.0.113.2')).toMatchObject({ ok: true })
    const reset = (email: string, address: string) => signOn.requestReset({ email }, from(address))
    expect(await reset('a@example.com', '203.0.113.1')).toMatchObject({ ok: true })
    expect(await reset('b@example.com', '203.0.113.1')).toMatchObject({ reason: 'tooMany' })
    expect(await reset('a@example.com', '203.0.113.2')).toMatchObject({ reason: 'tooMany' })
  })

  it('count guesses of the current password per person, from any address', async () => {
    const email = 'change-me@example.com'
    const result = await registerAs(api, { name: '李四', email, password: 'correct horse' }, from('192.0.2.200'))
    const cookie = result.ok ? (result.setCookies[0] ?? '') : ''
    const guess = (i: number) =>
      signOn.changePassword({ current: `guess ${i}`, next: 'another staple' }, { ...from(`192.0.2.${i}`), cookie })
    expect([await guess(1), await guess(2), await guess(3)]).toMatchObject([
      { reason: 'currentPasswordWrong' },
      { reason: 'currentPasswordWrong' },
      { reason: 'tooMany', facts: { limit: 'passwordChange' } },
    ])
  })

  it('count guesses of a password that proves a change or the closing of an account', async () => {
    const email = 'prove-me@example.com'
    const result = await registerAs(api, { name: '王五', email, password: 'correct horse' }, from('192.0.2.210'))
    const cookie = result.ok ? (result.setCookies[0] ?? '') : ''
    const guess = (i: number) =>
      signOn.closeAccount({ proof: { password: `guess ${i} horse` } }, { ...from(`192.0.2.${i}`), cookie })
    expect([await guess(1), await guess(2), await guess(3)]).toMatchObject([
      { reason: 'currentPasswordWrong' },
      { reason: 'currentPasswordWrong' },
      { reason: 'tooMany', facts: { limit: 'passwordChange' } },
    ])
  })

  it('survive a restart, and store no phone number or address', async () => {
    await api.platform.limits.take('picture', '+8613800000000')
    const { rows } = await api.platform.database.raw.query(
      "select key, points from rate_limits where key like 'picture%'",
    )
    expect(rows).toEqual([{ key: expect.stringMatching(/^picture:[\w-]{43}$/), points: 1 }])
  })

  it('read the address that the outermost of the operator’s proxies wrote', async () => {
    const proxied = await openApi(engine, { limits: { apiAddress: { points: 1 } }, env: { TRUST_PROXY: '1' } })
    const through = async (chain: string) => {
      const incoming = { socket: { remoteAddress: '10.0.0.1' } } as never
      return (await proxied.request('/api/users/sso', { headers: { 'x-forwarded-for': chain } }, { incoming })).status
    }
    expect(await through('203.0.113.1')).toBe(200)
    expect(await through('6.6.6.6, 203.0.113.1')).toBe(429)
    expect(await through('203.0.113.1, 203.0.113.2')).toBe(200)
    await proxied.close()
  })
})

describe('the address in limits', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
