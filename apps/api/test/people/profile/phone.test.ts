import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'

let numbers = 0
const newPhone = () => `+86137${String(20_000_000 + ++numbers).padStart(8, '0')}`

describe.each(oneEngine)('changing the phone number on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    // the sign-on library dates its codes by the real clock
    api = await openApi(engine, { now: Date.now(), env: { DEMO: '1' } })
  })
  afterAll(() => api.close())

  const lastCode = () =>
    signOnOf(api.platform)
      .outbox()
      ?.find((message) => message.channel === 'sms')?.code ?? ''
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'nothing',
      ({ http, errno }: { http: number; errno: string }) => [http, errno],
    )

  test('needs the code that was sent to the new number', async () => {
    const person = await api.person()
    const visitor = api.as(person)
    const phone = newPhone()
    const masked = `${phone.slice(3, 6)}****${phone.slice(-4)}`
    expect(await visitor.send(refs.sendPhoneCode, { body: { phone } })).toEqual({ phone: masked })
    const phoneCode = lastCode()
    const wrong = phoneCode === '000000' ? '111111' : '000000'
    expect(await refusal(visitor.send(refs.updatePhone, { body: { phone, phoneCode: wrong } }))).toEqual([
      400,
      'e45008',
    ])
    expect((await visitor.send(refs.basicInfo, { query: {} })).phone).toBeNull()
    expect(await visitor.send(refs.updatePhone, { body: { phone, phoneCode } })).toEqual({ phone: masked })
    expect((await visitor.send(refs.basicInfo, { query: {} })).phone).toBe(masked)
    const stranger = { cookie: null, clientAddress: '198.51.100.7', userAgent: null, lang: 'zh-CN' } as const
    expect(
      await signOnOf(api.platform).signInCode({ account: phone, code: phoneCode, agreed: false }, stranger),
    ).toMatchObject({
      reason: 'codeExpired',
    })
  })

  test('refuses a number of another person', async () => {
    const phone = newPhone()
    await api.person({ phoneNumber: phone, phoneNumberVerified: true })
    const visitor = api.as(await api.person())
    await visitor.send(refs.sendPhoneCode, { body: { phone } })
    expect(await refusal(visitor.send(refs.updatePhone, { body: { phone, phoneCode: lastCode() } }))).toEqual([
      409,
      'e45007',
    ])
    expect((await visitor.send(refs.basicInfo, { query: {} })).phone).toBeNull()
  })

  test('refuses an invalid number by its name, and another person’s session', async () => {
    const visitor = api.as(await api.person())
    const missing = visitor.send(refs.sendPhoneCode, { body: { phone: '' } })
    expect(await refusal(missing)).toEqual([400, 'e45022'])
    for (const phone of ['abc', '123', '+8612345678901', '１３８', '😀']) {
      expect(await refusal(visitor.send(refs.sendPhoneCode, { body: { phone } })), phone).toEqual([400, 'e45006'])
      expect(await refusal(visitor.send(refs.updatePhone, { body: { phone, phoneCode: '1' } })), phone).toEqual([
        400,
        'e45006',
      ])
    }
    const phone = newPhone()
    for (const phoneCode of ['', 'abc', '😀', '1'.repeat(20)]) {
      const [http] = (await refusal(visitor.send(refs.updatePhone, { body: { phone, phoneCode } }))) as [number, string]
      expect([phoneCode, http]).toEqual([phoneCode, 400])
    }
    const anonymous = await api.request('/api/v2/users/update-phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, phoneCode: '000000' }),
    })
    expect(anonymous.status).toBe(401)
  })
})
