import { createServer, type Server } from 'node:http'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deviceCookie } from '../../../src/modules/base/session/known-device.service.ts'
import { chooseLanguage } from '../../../src/modules/base/session/language.service.ts'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import type { SignOn, SignOnVisitor } from '../../../src/modules/base/session/sign-on.ts'
import { reviewerCookie } from '../../../src/modules/compete/review/session/reviewer-cookie.ts'
import { machineCookie } from '../../../src/modules/house/time-machine/machine-cookie.ts'
import { builtInFolder, readContentFolder } from '../../../src/modules/publish/content/read/folder.ts'
import { contentOf } from '../../../src/modules/publish/content/versions.service.ts'
import { openLog } from '../../../src/platform/log.ts'
import { engines, openApi, type TestApi } from '../../harness.ts'
import { mailedCode, registerAs } from '../../register.ts'

const stranger: SignOnVisitor = { cookie: null, clientAddress: '198.51.100.7', userAgent: 'test', lang: 'zh-CN' }
const password = 'correct horse'
/** Not a code that is ever mailed. */
const wrongCode = '00000x'
let mailboxes = 0
const newMail = () => `Reader.${++mailboxes}@Example.com`
const newPhone = () => `+86138${String(10_000_000 + ++mailboxes).padStart(8, '0')}`

const cookieOf = (result: Awaited<ReturnType<SignOn['signOut']>>): string => {
  if (!result.ok) throw new Error(result.reason)
  return result.setCookies.map((line) => line.split(';')[0]).join('; ')
}

describe.each(engines)('sign-on on $name', (engine) => {
  let api: TestApi
  let signOn: SignOn
  beforeAll(async () => {
    // the library dates its rows by the real clock
    api = await openApi(engine, { now: Date.now(), env: { DEMO: '1' } })
    signOn = signOnOf(api.platform)
  })
  afterAll(() => api.close())

  const me = async (cookie: string) =>
    (await (await api.request('/api/users/sso', { headers: { cookie } })).json()) as {
      data: { id: number; name: string; userId: string } | null
      errcode?: string
    }
  const as = (cookie: string): SignOnVisitor => ({ ...stranger, cookie })
  const lastCode = () => signOn.outbox()?.find((message) => message.channel === 'sms')?.code ?? ''
  const register = async (email = newMail()) => {
    const cookie = cookieOf(await registerAs(api, { name: ` 张三${++mailboxes} `, email, password }, stranger))
    return { email, cookie }
  }

  it('makes an account with a cookie that the API accepts', async () => {
    const { cookie, email } = await register()
    expect((await me(cookie)).data).toMatchObject({
      name: expect.stringMatching(/^张三\d+$/),
      userId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(await signOn.whoIs(as(cookie))).toMatchObject({
      email: email.toLowerCase(),
      hasPassword: true,
      unbound: false,
    })
  })

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const result = await registerAs(api, { name: '李四', email: newMail(), password }, stranger)
    expect(result).toMatchObject({ ok: true })
    const line = result.ok ? result.setCookies.find((cookie) => cookie.startsWith('shulei.session=')) : ''
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(line).toMatch(/; Path=\//)
  })

  it('refuses a cookie with another signature', async () => {
    const cookie = (await register()).cookie.split('; ')[0] ?? ''
    expect((await me(cookie.replace(/=(....)/, '=AAAA'))).data).toBeNull()
    expect((await me(`${cookie.slice(0, -6)}AAAA%3D`)).data).toBeNull()
  })

  it('signs in by e-mail in any spelling, and refuses a wrong password and an unknown address alike', async () => {
    const { email } = await register()
    expect(await signOn.signInPassword({ email: ` ${email.toUpperCase()} `, password }, stranger)).toMatchObject({
      ok: true,
    })
    const wrong = await signOn.signInPassword({ email, password: 'something else' }, stranger)
    const unknown = await signOn.signInPassword({ email: newMail(), password: 'something else' }, stranger)
    expect(wrong).toMatchObject({ ok: false, reason: 'wrongPassword', message: '邮箱或密码不正确。' })
    expect(unknown).toEqual(wrong)
  })

  it('does not tell who has an account: a taken address in any spelling is answered like a free one', async () => {
    const { email } = await register()
    const [taken, free] = [email.toUpperCase(), newMail()]
    const asked = async (to: string) => {
      const answer = await signOn.sendRegisterCode({ email: to }, stranger)
      return { answer, mail: signOn.outbox()?.[0] }
    }
    const [one, other] = [await asked(taken), await asked(free)]
    expect(one.answer).toEqual(other.answer)
    expect(one.mail).toMatchObject({ channel: 'mail', text: expect.stringContaining('它已经属于你的账号') })
    expect(one.mail?.code).toBeUndefined()
    expect(other.mail).toMatchObject({ channel: 'mail', code: expect.stringMatching(/^\d{6}$/) })
    const attempt = (to: string, code: string) =>
      signOn.register({ name: `王五${++mailboxes}`, email: to, code, password, agreed: true }, stranger)
    expect(await attempt(taken, wrongCode)).toEqual(await attempt(free, wrongCode))
    expect(await attempt(taken, other.mail?.code ?? '')).toMatchObject({ reason: 'codeWrong' })
    expect(await attempt(free, other.mail?.code ?? '')).toMatchObject({ ok: true })
  })

  it('makes no account without the consent, and stores what was agreed to and when', async () => {
    // the first page stores the texts of this software
    await contentOf(api.platform)
    const email = newMail()
    await signOn.sendRegisterCode({ email }, stranger)
    const code = signOn.outbox()?.[0]?.code ?? ''
    const attempt = (agreed: boolean) => signOn.register({ name: '陈六', email, code, password, agreed }, stranger)
    expect(await attempt(false)).toMatchObject({ ok: false, reason: 'consentMissing' })
    const { id } = (await me(cookieOf(await attempt(true)))).data ?? {}
    const phone = newPhone()
    await signOn.sendSignInCode({ account: phone }, stranger)
    const byPhone = (agreed: boolean) => signOn.signInCode({ account: phone, code: lastCode(), agreed }, stranger)
    expect(await byPhone(false)).toMatchObject({ ok: false, reason: 'consentMissing' })
    // the code was not used up
    const second = (await me(cookieOf(await byPhone(true)))).data?.id
    const { rows } = await api.platform.database.raw.query(
      'select consent_version, consent_at from users where id in ($1, $2)',
      [id, second],
    )
    expect(rows).toEqual(
      Array(2).fill({
        consent_version: expect.stringMatching(/^texts \d+, sha256 [0-9a-f]{64}$/),
        consent_at: expect.anything(),
      }),
    )
  })

  it('keeps the language of the sign-on page for a new person', async () => {
    const english = { ...stranger, lang: 'en-US' as const }
    const result = await registerAs(api, { name: 'Robin', email: newMail(), password }, english)
    expect(result.ok && result.setCookies.some((line) => line.startsWith('lang=en-US'))).toBe(true)
    // the next sign-in, also on a Chinese page, shows the site in the person's language
    const cookie = cookieOf(result)
    expect(cookie).toContain('lang=en-US')
  })

  it('gives an address that nobody has proven to the person who proves it, and mails nothing to it before', async () => {
    const email = newMail().toLowerCase()
    const squatter = await api.person({ email })
    const mails = () => signOn.outbox()?.filter(({ channel }) => channel === 'mail').length
    const before = mails()
    expect(await signOn.requestReset({ email }, stranger)).toMatchObject({ ok: true })
    expect(await signOn.sendSignInCode({ account: email }, stranger)).toMatchObject({ ok: true })
    expect(mails()).toBe(before)
    expect(await registerAs(api, { name: '真主人', email, password }, stranger)).toMatchObject({ ok: true })
    expect(await signOn.whoIs(as((await api.signIn(squatter)).cookie))).toMatchObject({ email: null, unbound: true })
  })

  it('signs in by a code to a verified address, once', async () => {
    const { email } = await register()
    expect(await signOn.sendSignInCode({ account: email }, stranger)).toMatchObject({ ok: true })
    const code = (await mailedCode(api, 'signIn', email)) ?? ''
    const attempt = (typed: string) => signOn.signInCode({ account: email, code: typed, agreed: false }, stranger)
    expect(await attempt(wrongCode)).toMatchObject({ reason: 'codeWrong' })
    const both = await Promise.all([attempt(code), attempt(` ${code}`)])
    const cookies = both.flatMap((result) => (result.ok ? [cookieOf(result)] : []))
    expect(cookies).toHaveLength(1)
    expect(await signOn.whoIs(as(cookies[0] ?? ''))).toMatchObject({ email: email.toLowerCase() })
    expect(await attempt(code)).toMatchObject({ reason: 'codeExpired' })
    // an unknown address is answered alike
    const unknown = newMail()
    expect(await signOn.sendSignInCode({ account: unknown }, stranger)).toMatchObject({ ok: true })
    expect(await signOn.signInCode({ account: unknown, code: wrongCode, agreed: true }, stranger)).toMatchObject({
      reason: 'codeWrong',
    })
  })

  it('makes one account of two registrations with one address', async () => {
    const email = newMail()
    await signOn.sendRegisterCode({ email }, stranger)
    const code = signOn.outbox()?.[0]?.code ?? ''
    const both = await Promise.all(
      ['赵六', '赵七'].map((name) => signOn.register({ name, email, code, password, agreed: true }, stranger)),
    )
    expect(both.filter((result) => result.ok)).toHaveLength(1)
    expect(both.find((result) => !result.ok)).toMatchObject({ reason: 'codeExpired' })
  })

  it.each([
    [{ password: 'short' }, 'passwordTooShort'],
    [{ password: 'x'.repeat(73) }, 'passwordTooLong'],
    [{ password: 'password123' }, 'passwordCommon'],
    [{ email: 'not an address' }, 'emailInvalid'],
    [{ email: ' ' }, 'emailMissing'],
    [{ email: 'nobody@phone.invalid' }, 'emailInvalid'],
    [{ name: '系统通知' }, 'nameReserved'],
    [{ name: '系統通知' }, 'nameReserved'],
    [{ name: '系\u200b统\u2060通\u200d知' }, 'nameReserved'],
    [{ name: '系统通知\u3164' }, 'nameReserved'],
    [{ name: 'System Notice' }, 'nameReserved'],
    [{ name: 'Ѕуѕtеm Nоtісе' }, 'nameReserved'],
    [{ name: 'ＳＹＳＴＥＭ　ＮＯＴＩＣＥ' }, 'nameReserved'],
    [{ name: '𝓢𝔂𝓼𝓽𝓮𝓶 𝓝𝓸𝓽𝓲𝓬𝓮' }, 'nameReserved'],
    [{ name: 'Ѕ\u00adу\u034fѕtеm\ufe0f n\u0301otice' }, 'nameReserved'],
    [{ name: '\u202eabc' }, 'nameInvalid'],
    [{ name: ' ' }, 'nameInvalid'],
  ])('refuses to make an account with %j', async (wrong, reason) => {
    const input = { name: '钱七', email: newMail(), password, ...wrong }
    expect(await signOn.register({ ...input, code: '123456', agreed: true }, stranger)).toMatchObject({
      ok: false,
      reason,
    })
  })

  it('signs in by phone code and makes an account for a new number', async () => {
    const phone = newPhone()
    expect(await signOn.sendPhoneCode({ phone }, stranger)).toMatchObject({ ok: true })
    const cookie = cookieOf(
      await signOn.signInCode({ agreed: true, account: phone.replace('+86', ''), code: lastCode() }, stranger),
    )
    const first = (await me(cookie)).data
    expect(first?.name).toMatch(/^user-/)
    expect(await signOn.whoIs(as(cookie))).toMatchObject({ email: null, hasPassword: false, unbound: false })
    await signOn.sendPhoneCode({ phone }, stranger)
    const again = cookieOf(await signOn.signInCode({ agreed: true, account: phone, code: lastCode() }, stranger))
    expect((await me(again)).data?.id).toBe(first?.id)
  })

  it('accepts a phone code once, for its own number, and only the newest', async () => {
    const phone = newPhone()
    const other = newPhone()
    await signOn.sendPhoneCode({ phone }, stranger)
    await signOn.signInCode({ agreed: true, account: phone, code: lastCode() }, stranger)
    await signOn.sendPhoneCode({ phone }, stranger)
    const old = lastCode()
    await signOn.sendPhoneCode({ phone }, stranger)
    const code = lastCode()
    if (old !== code) {
      expect(await signOn.signInCode({ agreed: true, account: phone, code: old }, stranger)).toMatchObject({
        reason: 'codeWrong',
      })
    }
    expect(await signOn.signInCode({ agreed: true, account: other, code }, stranger)).toMatchObject({
      reason: 'codeExpired',
    })
    const both = await Promise.all(
      [1, 2].map(() => signOn.signInCode({ agreed: true, account: phone, code: ` ${code} ` }, stranger)),
    )
    expect(both.filter((result) => result.ok)).toHaveLength(1)
    expect(await signOn.signInCode({ agreed: true, account: phone, code }, stranger)).toMatchObject({
      reason: 'codeExpired',
    })
  })

  it('names all empty fields of a phone code, and counts no try for them', async () => {
    const { cookie } = await register()
    const empty = { phone: ' ', code: '' }
    const refusal = (reason: string) => ({ ok: false, reason, others: [{ reason: 'codeMissing' }] })
    expect(await signOn.signInCode({ account: ' ', code: '', agreed: true }, stranger)).toMatchObject(
      refusal('accountMissing'),
    )
    expect(await signOn.bindPhone(empty, as(cookie))).toMatchObject(refusal('phoneMissing'))
    expect(await signOn.sendPhoneCode({ phone: '' }, stranger)).toMatchObject({ reason: 'phoneMissing' })
    expect(await signOn.requestReset({ email: '' }, stranger)).toMatchObject({ reason: 'emailMissing' })
    const phone = newPhone()
    await signOn.sendPhoneCode({ phone }, stranger)
    for (let count = 0; count < 6; count++) {
      expect(await signOn.signInCode({ agreed: true, account: phone, code: ' ' }, stranger)).toMatchObject({
        reason: 'codeMissing',
      })
    }
    expect(await signOn.signInCode({ agreed: true, account: phone, code: lastCode() }, stranger)).toMatchObject({
      ok: true,
    })
  })

  it('binds a phone to the signed-in account, and no phone to two accounts', async () => {
    const { cookie } = await register()
    const phone = newPhone()
    await signOn.sendPhoneCode({ phone }, as(cookie))
    const code = lastCode()
    expect(await signOn.bindPhone({ phone, code }, stranger)).toMatchObject({ reason: 'loginFirst' })
    const proof = { password }
    expect(await signOn.bindPhone({ phone, code, proof }, as(cookie))).toMatchObject({ ok: true })
    expect(await signOn.whoIs(as(cookie))).toMatchObject({
      phone: `${phone.slice(0, 6)}****${phone.slice(-4)}`.replace('+86', ''),
    })
    const second = await register()
    await signOn.sendPhoneCode({ phone }, as(second.cookie))
    expect(await signOn.bindPhone({ phone, code: lastCode(), proof }, as(second.cookie))).toMatchObject({
      reason: 'phoneTaken',
    })
  })

  it('sends an account without phone and e-mail to the binding page until one is bound', async () => {
    const person = await api.person({ email: 'left-over@imported.invalid' })
    const visitor = await api.signIn(person)
    const refused = await visitor.request('/api/users/sso')
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ errcode: 'UNBOUND_PHONE_OR_EMAIL', errno: 'e45000', data: null }),
    ])
    const phone = newPhone()
    await signOn.sendPhoneCode({ phone }, as(visitor.cookie))
    expect(await signOn.bindPhone({ phone, code: lastCode() }, as(visitor.cookie))).toMatchObject({ ok: true })
    expect((await visitor.send(refs.currentUser, {}))?.id).toBe(person.id)
  })

  it('changes a password, ends the other sessions, and keeps this one', async () => {
    const { email, cookie } = await register()
    const other = cookieOf(await signOn.signInPassword({ email, password }, stranger))
    expect((await me(other)).data).not.toBeNull()
    const next = 'another staple'
    expect(await signOn.changePassword({ current: 'wrong one', next }, as(cookie))).toMatchObject({
      reason: 'currentPasswordWrong',
    })
    const renewed = cookieOf(await signOn.changePassword({ current: password, next }, as(cookie)))
    expect((await me(renewed)).data).not.toBeNull()
    expect((await me(other)).data).toBeNull()
    expect(await signOn.signInPassword({ email, password }, stranger)).toMatchObject({ reason: 'wrongPassword' })
    expect(await signOn.signInPassword({ email, password: next }, stranger)).toMatchObject({ ok: true })
  })

  it('resets a password by a link that works once, and answers the same for an unknown address', async () => {
    const { email, cookie } = await register()
    const known = await signOn.requestReset({ email }, { ...stranger, lang: 'en-US' })
    expect(await signOn.requestReset({ email: newMail() }, { ...stranger, lang: 'en-US' })).toEqual(known)
    await expect.poll(() => signOn.outbox()?.[0]?.channel).toBe('mail')
    const mail = signOn.outbox()?.[0]
    expect(mail?.to).toMatch(/^r\*\*\*@example\.com$/)
    const link = new URL(mail?.link ?? '')
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/sso\/en-us\/password\?token=/)
    const token = link.searchParams.get('token') ?? ''
    const next = 'third staple'
    expect(await signOn.resetPassword({ token, password: next }, stranger)).toMatchObject({ ok: true })
    expect((await me(cookie)).data).toBeNull()
    expect(await signOn.resetPassword({ token, password: next }, stranger)).toMatchObject({ reason: 'linkExpired' })
    expect(await signOn.signInPassword({ email, password: next }, stranger)).toMatchObject({ ok: true })
  })

  it('ends a session at once, also when it is cached', async () => {
    const { cookie } = await register()
    expect((await me(cookie)).data).not.toBeNull()
    const out = await api.request('/sso/proxy/api/logout', { method: 'DELETE', headers: { cookie } })
    expect(await out.json()).toMatchObject({ status: 'e200', data: { signedOut: true } })
    expect(out.headers.getSetCookie().join()).toMatch(/shulei\.session=; Max-Age=0/)
    expect((await me(cookie)).data).toBeNull()
    const state = await (await api.request('/api/v2/users/session', { headers: { cookie } })).json()
    expect(state).toMatchObject({ data: { authenticated: false, userId: null } })
  })

  it('stores passwords as argon2id', async () => {
    await register()
    const { rows } = await api.platform.database.raw.query('select password from accounts where password is not null')
    for (const row of rows as { password: string }[])
      expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe.each(engines)('messages that leave the site on $name', (engine) => {
  let api: TestApi
  let gateway: Server
  const received: { channel: string; to: string; text: string }[] = []
  let answer = 200
  const lines: string[] = []

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk) => {
        text += chunk
      })
      request.on('end', () => {
        received.push(JSON.parse(text))
        response.writeHead(answer).end()
      })
    })
    await new Promise<void>((up) => gateway.listen(0, '127.0.0.1', up))
    const address = gateway.address() as { port: number }
    const url = `http://127.0.0.1:${address.port}/send`
    api = await openApi(engine, {
      now: Date.now(),
      env: { SMS_URL: url, MAIL_URL: url },
      log: openLog('trace', { write: (line) => void lines.push(line) }),
    })
  })
  afterAll(async () => {
    await api.close()
    gateway.close()
  })
  beforeEach(() => {
    received.length = 0
    answer = 200
  })

  it('go to the gateway, and are not in the log, nor is the session', async () => {
    const signOn = signOnOf(api.platform)
    const phone = newPhone()
    expect(await signOn.sendPhoneCode({ phone }, stranger)).toMatchObject({ ok: true })
    expect(received).toEqual([expect.objectContaining({ channel: 'sms', to: phone })])
    expect(signOn.outbox()).toBeNull()
    const code = /\d{6}/.exec(received[0]?.text ?? '')?.[0] ?? ''
    const cookie = cookieOf(await signOn.signInCode({ agreed: true, account: phone, code }, stranger))
    const email = newMail()
    await registerAs(api, { name: '孙八一', email, password }, stranger)
    await registerAs(api, { name: '孙八二', email, password }, stranger)
    await signOn.requestReset({ email }, stranger)
    await expect.poll(() => received.length).toBe(4)
    const mailed = /\d{6}/.exec(received[1]?.text ?? '')?.[0] ?? 'missing'
    await api.request(`/api/users/authData?id=1&secretInQuery=${code}`, { headers: { cookie } })
    await api.request('/sso/proxy/api/logout', { method: 'DELETE', headers: { cookie } })
    const token = /token=([\w-]+)/.exec(received[3]?.text ?? '')?.[1] ?? 'missing'
    const log = lines.join('')
    expect(log).toContain('/api/users/authData')
    const session = cookie.split('=')[1]?.split('.')[0] ?? 'missing'
    for (const secret of [code, mailed, phone, phone.slice(3), token, session, email, email.toLowerCase(), password]) {
      expect(log).not.toContain(secret)
    }
  })

  it('are an error when the gateway refuses them', async () => {
    answer = 500
    expect(await signOnOf(api.platform).sendPhoneCode({ phone: newPhone() }, stranger)).toMatchObject({
      ok: false,
      reason: 'noSender',
    })
  })

  it('are refused without a gateway outside of a demonstration', async () => {
    const bare = await openApi(engine, { env: { DEMO: '0' }, now: Date.now() })
    const signOn = signOnOf(bare.platform)
    expect(await signOn.sendPhoneCode({ phone: newPhone() }, stranger)).toMatchObject({ reason: 'noSender' })
    expect(await signOn.requestReset({ email: newMail() }, stranger)).toMatchObject({ reason: 'noSender' })
    expect(signOn.outbox()).toBeNull()
    await bare.close()
  })
})

describe('behind https', () => {
  it('cookies of sessions are bound to the host and to https, and the language is sent over https alone', async () => {
    const [engine] = engines
    if (!engine) throw new Error('no engine')
    const api = await openApi(engine, { now: Date.now(), env: { PUBLIC_URL: 'https://www.example.cn' } })
    const result = await registerAs(api, { name: '周九', email: newMail(), password }, stranger)
    const line = result.ok ? (result.setCookies[0] ?? '') : ''
    expect(line).toMatch(/^__Host-shulei\.session=/)
    expect(line).toMatch(/; Secure/)
    expect(line).not.toMatch(/Domain/)
    const cookie = line.split(';')[0] ?? ''
    const user = await (await api.request('/api/users/sso', { headers: { cookie } })).json()
    expect(user).toMatchObject({ data: { name: '周九' } })

    const now = Date.now()
    const choice = {
      scope: { kind: 'competition' as const, id: 1 },
      role: 'visitor' as const,
      at: now,
      sessionId: 1,
      expiresAt: now,
    }
    const others = [
      await chooseLanguage(api.platform, null, 'en-US'),
      deviceCookie(api.platform, null, 'user 1'),
      reviewerCookie(api.platform, 'token'),
      machineCookie(api.platform, choice, now),
    ]
    expect(others.map((other) => other.split('=')[0])).toEqual([
      'lang',
      '__Host-shulei.device',
      '__Host-shulei.review-session',
      '__Host-time-machine',
    ])
    for (const other of others) expect(other).toMatch(/; Secure/)

    // the privacy policy names them without the prefix
    for (const language of ['zh', 'en']) {
      const policy = readContentFolder(builtInFolder).texts[`pages/privacy/${language}.md`]
      for (const one of [line, ...others]) expect(policy).toContain(`\`${one.split('=')[0]?.replace('__Host-', '')}\``)
    }
    await api.close()
  })
})
