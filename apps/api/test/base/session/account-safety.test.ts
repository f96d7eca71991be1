import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import type { SignOn, SignOnVisitor } from '../../../src/modules/base/session/sign-on.ts'
import { engines, openApi, type TestApi } from '../../harness.ts'
import { registerAs } from '../../register.ts'

const password = 'correct horse'
let count = 0
const newMail = () => `safe-${++count}@example.com`
const newPhone = () => `+86135${String(30_000_000 + ++count)}`
const masked = (phone: string) => `${phone.slice(3, 6)}****${phone.slice(-4)}`
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36'

describe.each(engines)('the safety of accounts on $name', (engine) => {
  let api: TestApi
  let signOn: SignOn
  beforeAll(async () => {
    // the sign-on library dates its rows by the real clock
    api = await openApi(engine, { now: Date.now(), env: { DEMO: '1' } })
    signOn = signOnOf(api.platform)
  })
  afterAll(() => api.close())

  const stranger: SignOnVisitor = { cookie: null, clientAddress: '198.51.100.7', userAgent: chrome, lang: 'zh-CN' }
  const cookieOf = (result: Awaited<ReturnType<SignOn['signOut']>>) => {
    if (!result.ok) throw new Error(result.reason)
    return result.setCookies.map((line) => line.split(';')[0]).join('; ')
  }
  const as = (cookie: string): SignOnVisitor => ({ ...stranger, cookie })
  const register = async () => {
    const email = newMail()
    const cookie = cookieOf(await registerAs(api, { name: `安全${++count}`, email, password }, stranger))
    return { email, cookie }
  }
  const codeTo = (to: string) => signOn.outbox()?.find((message) => message.to === to && message.code)?.code ?? ''
  const codeFor = async (phone: string, visitor: SignOnVisitor) => {
    expect(await signOn.sendPhoneCode({ phone }, visitor)).toMatchObject({ ok: true })
    return codeTo(masked(phone))
  }
  const byPhone = async () => {
    const phone = newPhone()
    const cookie = cookieOf(
      await signOn.signInCode({ agreed: true, account: phone, code: await codeFor(phone, stranger) }, stranger),
    )
    return { phone, cookie }
  }
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
  const noticesTo = (to: string, text: string) =>
    signOn.outbox()?.filter((message) => message.to === to && message.text.includes(text)).length
  const call = async (cookie: string, method: string, path: string, body?: unknown) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    return (await (await api.request(path, init)).json()) as {
      errno?: string
      // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
      data: any
    }
  }
  const changePhone = (cookie: string, body: object) => call(cookie, 'POST', '/api/v2/users/update-phone', body)

  test('refuses a phone change by the session alone, accepts a code to the old number, and notifies it', async () => {
    const { phone: old, cookie } = await byPhone()
    const phone = newPhone()
    const phoneCode = await codeFor(phone, as(cookie))
    expect(await changePhone(cookie, { phone, phoneCode })).toMatchObject({ errno: 'e45017' })
    expect(await changePhone(cookie, { phone, phoneCode, password })).toMatchObject({ errno: 'e45017' })
    expect(await signOn.whoIs(as(cookie))).toMatchObject({ phone: masked(old) })

    expect((await call(cookie, 'POST', '/api/v2/users/phone-code', {})).data).toEqual({ phone: masked(old) })
    const ownCode = codeTo(masked(old))
    expect(await changePhone(cookie, { phone, phoneCode, ownCode: wrong(ownCode) })).toMatchObject({ errno: 'e45018' })
    // a wrong code to the new number does not use up the proof
    expect(await changePhone(cookie, { phone, phoneCode: wrong(phoneCode), ownCode })).toMatchObject({
      errno: 'e45008',
    })
    expect((await changePhone(cookie, { phone, phoneCode, ownCode })).data).toEqual({ phone: masked(phone) })
    expect(noticesTo(masked(old), masked(phone))).toBe(1)
    // the proof is used up, and the former number no longer signs in to this account
    expect(await signOn.signInCode({ agreed: true, account: old, code: ownCode }, stranger)).toMatchObject({
      reason: 'codeExpired',
    })
  })

  test('asks an account with a password for it before a phone is added, and notifies its e-mail address', async () => {
    const { email, cookie } = await register()
    const phone = newPhone()
    const phoneCode = await codeFor(phone, as(cookie))
    expect(await changePhone(cookie, { phone, phoneCode })).toMatchObject({ errno: 'e45017' })
    expect(await changePhone(cookie, { phone, phoneCode, password: 'wrong words' })).toMatchObject({ errno: 'e45002' })
    expect((await changePhone(cookie, { phone, phoneCode, password })).data).toEqual({ phone: masked(phone) })
    expect(noticesTo(email.replace(/^(.).*@/, '$1***@'), masked(phone))).toBe(1)
  })

  test('lets a person who came by phone set a first password by a code, and sign in with number and password', async () => {
    const { phone, cookie } = await byPhone()
    const first = (ownCode: string) => signOn.setFirstPassword({ password, ownCode }, as(cookie))
    expect(await first('')).toMatchObject({ reason: 'ownCodeWrong' })
    expect(await signOn.sendOwnCode(as(cookie))).toMatchObject({ ok: true })
    const code = codeTo(masked(phone))
    expect(await first(wrong(code))).toMatchObject({ reason: 'ownCodeWrong' })
    const both = await Promise.all([first(code), first(code)])
    expect(both.filter((result) => result.ok)).toHaveLength(1)
    expect(noticesTo(masked(phone), '密码')).toBe(1)
    expect(await first(code)).toMatchObject({ reason: 'passwordAlreadySet' })
    expect(await signOn.whoIs(as(cookie))).toMatchObject({ hasPassword: true })
    const again = await signOn.signInPassword({ email: phone.slice(3), password }, stranger)
    expect(await signOn.whoIs(as(cookieOf(again)))).toMatchObject({ phone: masked(phone) })
    expect(await signOn.signInPassword({ email: phone, password: 'wrong words' }, stranger)).toMatchObject({
      reason: 'wrongPassword',
    })
    expect(await signOn.signInPassword({ email: newPhone(), password }, stranger)).toMatchObject({
      reason: 'wrongPassword',
    })
  })

  test('adds an e-mail address by a code and a proof, for one account only, and notifies the phone', async () => {
    const { phone, cookie } = await byPhone()
    const email = newMail()
    const shown = email.replace(/^(.).*@/, '$1***@')
    const sendCode = (to: string) => call(cookie, 'POST', '/api/v2/users/email-code', { email: to })
    const set = (body: object) => call(cookie, 'POST', '/api/v2/users/update-email', { email, ...body })
    expect(await sendCode('not an address')).toMatchObject({ errno: 'e45004' })
    expect(await sendCode('x@phone.invalid')).toMatchObject({ errno: 'e45004' })
    // the owner of another account is told; the visitor is not
    const other = (await register()).email
    expect((await sendCode(other)).data).toEqual({ email: other })
    expect(signOn.outbox()?.[0]).toMatchObject({ text: expect.stringContaining('它已经属于你的账号') })
    expect((await set({ email: other, emailCode: '000000' })).errno).toBe('e45017')
    expect((await sendCode(` ${email.toUpperCase()} `)).data).toEqual({ email })
    const emailCode = codeTo(shown)
    expect(await set({ emailCode })).toMatchObject({ errno: 'e45017' })
    await signOn.sendOwnCode(as(cookie))
    const ownCode = codeTo(masked(phone))
    expect(await set({ emailCode: wrong(emailCode), ownCode })).toMatchObject({ errno: 'e45008' })
    expect((await set({ emailCode, ownCode })).data).toEqual({ email })
    expect(await signOn.whoIs(as(cookie))).toMatchObject({ email })
    expect(noticesTo(masked(phone), shown)).toBe(1)
  })

  test('names every invalid field of a registration', async () => {
    const wrong = { name: ' ', email: 'no address', code: ' ', password: 'short', agreed: false }
    const result = await signOn.register(wrong, stranger)
    expect(result).toMatchObject({
      reason: 'nameInvalid',
      others: [
        { reason: 'emailInvalid', message: expect.stringContaining('邮箱') },
        { reason: 'codeMissing' },
        { reason: 'passwordTooShort', message: expect.stringContaining('8') },
        { reason: 'consentMissing', message: expect.stringContaining('勾选同意') },
      ],
    })
  })

  test('lists the open sessions with device and time, and ends one or all others', async () => {
    const { email, cookie } = await register()
    const signIn = async (userAgent: string) =>
      cookieOf(await signOn.signInPassword({ email, password }, { ...stranger, userAgent }))
    const phone = await signIn(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    )
    await signIn('curl/8.5.0')
    const list = async (of: string) => (await call(of, 'GET', '/api/v2/users/security')).data
    const first = await list(cookie)
    expect(first).toMatchObject({ email, phone: null, hasPassword: true })
    expect(first.sessions).toHaveLength(3)
    const own = first.sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)
    expect(own).toMatchObject([{ browser: 'Chrome', system: 'Windows' }])
    const mobile = first.sessions.find((session: { system: string }) => session.system === 'iOS')
    expect(mobile).toMatchObject({ browser: 'Safari', isCurrent: false })

    // the server has cached this session now
    expect((await call(phone, 'GET', '/api/users/sso')).data).not.toBeNull()
    // no other person ends it
    const other = await register()
    const path = `/api/v2/users/security/sessions/${mobile.id}`
    expect((await call(other.cookie, 'DELETE', path)).data).toEqual({ ended: false })
    expect((await signOn.whoIs(as(phone)))?.email).toBe(email)
    expect((await call(cookie, 'DELETE', path)).data).toEqual({ ended: true })
    expect(await signOn.whoIs(as(phone))).toBeNull()
    expect((await call(phone, 'GET', '/api/users/sso')).data).toBeNull()
    expect((await call(cookie, 'DELETE', '/api/v2/users/security/sessions')).data).toEqual({ ended: 1 })
    expect((await list(cookie)).sessions).toHaveLength(1)
    expect((await list(other.cookie)).sessions).toHaveLength(1)
  })

  test('stores the last use of a session every ten minutes', async () => {
    const person = await api.person()
    const visitor = await api.signIn(person)
    const seenAt = async () => {
      const { sessions } = await visitor.send(refs.accountSecurity, {})
      return Date.parse(sessions[0]?.seenAt ?? '')
    }
    const before = await seenAt()
    api.clock.advance(9 * 60_000)
    expect(await seenAt()).toBe(before)
    api.clock.advance(3_600_000)
    await visitor.send(refs.currentUser, {})
    await expect.poll(seenAt).toBeGreaterThan(before + 3_000_000)
  })
})
