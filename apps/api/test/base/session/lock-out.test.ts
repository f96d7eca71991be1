import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../../src/modules/base/session/password.service.ts'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import type { SignOnResult, SignOnVisitor } from '../../../src/modules/base/session/sign-on.ts'
import { accounts } from '../../../src/modules/base/session/tables.ts'
import { limitTable } from '../../../src/platform/limits/table.ts'
import { engines, openApi, type TestApi } from '../../harness.ts'
import { mailedCode, registerAs } from '../../register.ts'

const password = 'correct horse'
const CLASS = 45
const pairTries = limitTable.signInPair.points
/** Less than in the table, to be quick. */
const accountTries = 20

describe.each(engines)('strangers on $name', (engine) => {
  let api: TestApi
  let people = 0
  beforeAll(async () => {
    // the sign-on library dates its rows by the real clock
    api = await openApi(engine, { now: Date.now(), limits: { signInAccount: { points: accountTries } } })
  })
  afterAll(() => api.close())

  const from = (clientAddress: string, cookie: string | null = null): SignOnVisitor => ({
    ...{ cookie, clientAddress, userAgent: null, lang: 'zh-CN' },
  })
  const account = async () => {
    const email = `owner-${++people}@example.com`
    const person = await api.person({ email, emailVerified: true })
    const row = { accountId: String(person.id), providerId: 'credential', userId: person.id }
    await api.platform.db.insert(accounts).values({ ...row, password: await hashPassword(password) })
    return email
  }
  const signIn = (email: string, visitor: SignOnVisitor, typed = password) =>
    signOnOf(api.platform).signInPassword({ email, password: typed }, visitor)
  const cookieOf = (result: SignOnResult) => {
    if (!result.ok) throw new Error(result.reason)
    return result.setCookies.map((line) => line.split(';')[0]).join('; ')
  }
  /** Wrong passwords from one address, one after another; answers the reasons. */
  const attack = async (email: string, address: string, tries: number, cookie: string | null = null) => {
    const reasons = []
    for (let i = 0; i < tries; i++) {
      const result = await signIn(email, from(address, cookie), `wrong ${i}`)
      reasons.push(result.ok ? 'ok' : result.reason)
    }
    return reasons
  }
  /** Wrong passwords from many addresses, until the account takes no more of unknown devices. */
  const close = async (email: string) => {
    for (let i = 0; i <= accountTries / pairTries; i++) await attack(email, `203.0.113.${i}`, pairTries)
  }

  test('close an account for their own address only', async () => {
    const email = await account()
    const reasons = await attack(email, '203.0.113.200', 25)
    expect(reasons).toEqual([...Array(pairTries).fill('wrongPassword'), ...Array(25 - pairTries).fill('tooMany')])
    expect(await signIn(email, from('203.0.113.200'))).toMatchObject({ facts: { limit: 'signInPair' } })
    expect(await signIn(email, from('198.51.100.1'))).toMatchObject({ ok: true })
  })

  test('from many addresses keep the owner from no known device, and a code opens every other one', async () => {
    const email = await account()
    const known = cookieOf(await signIn(email, from('198.51.100.2')))
    await close(email)
    const elsewhere = await signIn(email, from('198.51.100.3'))
    expect(elsewhere).toMatchObject({ ok: false, reason: 'tooMany', facts: { limit: 'signInAccount' } })
    expect(await signIn(email, from('198.51.100.3', known))).toMatchObject({ ok: true })
    const signOn = signOnOf(api.platform)
    expect(await signOn.sendSignInCode({ account: email }, from('198.51.100.4'))).toMatchObject({ ok: true })
    const code = (await mailedCode(api, 'signIn', email)) ?? ''
    const byCode = await signOn.signInCode({ account: email, code, agreed: false }, from('198.51.100.4'))
    expect(byCode).toMatchObject({ ok: true })
    // the code has made that browser a known device
    expect(await signIn(email, from('198.51.100.4', cookieOf(byCode)))).toMatchObject({ ok: true })
    // an unknown account is answered alike
    await close('nobody@example.com')
    const unknown = await signIn('nobody@example.com', from('198.51.100.3'))
    const untimed = (result: SignOnResult) => ({ ...result, facts: null, retryAfter: null })
    expect([untimed(unknown), 'facts' in unknown && unknown.facts.limit]).toEqual([untimed(elsewhere), 'signInAccount'])
  })

  test('cannot forge a known device, which has a few tries of its own and is known for its account alone', async () => {
    const [email, other] = [await account(), await account()]
    const line = cookieOf(await signIn(email, from('198.51.100.5')))
    const device = /shulei\.device=[^;]+/.exec(line)?.[0] ?? ''
    const both = /shulei\.device=[^;]+/.exec(cookieOf(await signIn(other, from('198.51.100.5', device))))?.[0] ?? ''
    await close(email)
    for (const one of [device, both]) expect(await signIn(email, from('198.51.100.6', one))).toMatchObject({ ok: true })
    const forged = `shulei.device=${randomBytes(12).toString('base64url')}.${randomBytes(32).toString('base64url')}`
    const foreign = /shulei\.device=[^;]+/.exec(cookieOf(await signIn(other, from('198.51.100.5'))))?.[0] ?? ''
    for (const one of [forged, foreign, 'shulei.device=~.~', 'shulei.device=']) {
      expect(await signIn(email, from('198.51.100.6', one))).toMatchObject({ facts: { limit: 'signInAccount' } })
    }
    const tries = limitTable.signInDevice.points
    expect(await attack(email, '198.51.100.7', tries + 1, device)).toEqual([
      ...Array(tries).fill('wrongPassword'),
      'tooMany',
    ])
  })

  test('cannot hold up a new password: a reset opens the account', async () => {
    const email = await account()
    const signOn = signOnOf(api.platform)
    await close(email)
    await signOn.requestReset({ email }, from('198.51.100.8'))
    await expect.poll(() => signOn.outbox()?.[0]?.link).toContain('token=')
    const token = new URL(signOn.outbox()?.[0]?.link ?? '').searchParams.get('token') ?? ''
    const next = 'another staple'
    expect(await signOn.resetPassword({ token, password: next }, from('198.51.100.8'))).toMatchObject({ ok: true })
    expect(await signIn(email, from('198.51.100.8'), next)).toMatchObject({ ok: true })
  })

  test('cannot keep a known device from a code to its phone', async () => {
    const signOn = signOnOf(api.platform)
    const phone = '+8613600000001'
    const ask = (visitor: SignOnVisitor) => signOn.sendSignInCode({ account: phone }, visitor)
    const newest = () => signOn.outbox()?.find(({ channel }) => channel === 'sms')?.code ?? ''
    await ask(from('198.51.100.20'))
    const known = cookieOf(
      await signOn.signInCode({ account: phone, code: newest(), agreed: true }, from('198.51.100.20')),
    )
    const device = /shulei\.device=[^;]+/.exec(known)?.[0] ?? ''
    await api.platform.limits.forget('phoneCodePause', phone)
    for (let i = 0; i < limitTable.phoneCodeNumber.points; i++) {
      await ask(from('203.0.113.210'))
      await api.platform.limits.forget('phoneCodePause', phone)
    }
    expect(await ask(from('198.51.100.21'))).toMatchObject({ facts: { limit: 'phoneCodeNumber' } })
    expect(await ask(from('198.51.100.21', device))).toMatchObject({ ok: true })
    for (let i = 0; i < limitTable.phoneCodeTry.points; i++) {
      await signOn.signInCode({ account: phone, code: 'wrong', agreed: true }, from('203.0.113.211'))
    }
    const input = { account: phone, code: newest(), agreed: false }
    expect(await signOn.signInCode(input, from('198.51.100.22'))).toMatchObject({ facts: { limit: 'phoneCodeTry' } })
    expect(await signOn.signInCode(input, from('198.51.100.21', device))).toMatchObject({ ok: true })
  })

  test('do not meet the class: forty-five behind one address register and sign in at the same moment', async () => {
    const school = from('192.0.2.45')
    const students = Array.from({ length: CLASS }, (_, i) => ({
      ...{ name: `学生 ${engine.name} ${i}`, email: `student-${i}@example.com`, password },
    }))
    const made = await Promise.all(students.map((student) => registerAs(api, student, school)))
    expect(made.filter(({ ok }) => !ok)).toEqual([])
    const signedIn = await Promise.all(students.map(({ email }) => signIn(email, school)))
    expect(signedIn.filter(({ ok }) => !ok)).toEqual([])
  })
})

describe.each(engines)('a limit of ten wrong passwords per address on $name', (engine) => {
  test('refuses no right one of forty-five at the same moment, and no eleventh wrong one is compared', async () => {
    const api = await openApi(engine, { now: Date.now(), limits: { signInAddress: { points: 10 } } })
    const stored = await hashPassword(password)
    const emails = await Promise.all(
      Array.from({ length: CLASS }, async (_, i) => {
        const email = `class-${i}@example.com`
        const person = await api.person({ email })
        const row = { accountId: String(person.id), providerId: 'credential', userId: person.id, password: stored }
        await api.platform.db.insert(accounts).values(row)
        return email
      }),
    )
    const visitor: SignOnVisitor = { cookie: null, clientAddress: '192.0.2.9', userAgent: null, lang: 'zh-CN' }
    const all = (typed: string) =>
      Promise.all(emails.map((email) => signOnOf(api.platform).signInPassword({ email, password: typed }, visitor)))
    expect((await all(password)).filter(({ ok }) => !ok)).toEqual([])
    const reasons = (await all('wrong words')).map((result) => (result.ok ? 'ok' : result.reason)).sort()
    expect(reasons).toEqual([...Array(CLASS - 10).fill('tooMany'), ...Array(10).fill('wrongPassword')])
    await api.close()
  })
})
