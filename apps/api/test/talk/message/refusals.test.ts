import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitTable } from '../../../src/platform/limits/table.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { say, thread } from './talk.ts'

const family = '👨‍👩‍👧‍👦'

describe.each(oneEngine)('a message that cannot be sent on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  let gu: TestPerson
  let cookie = ''
  beforeAll(async () => {
    api = await openApi(engine)
    lin = await api.person()
    cookie = (await api.signIn(lin)).cookie
    gu = await api.person({ name: '顾南星' })
    await say(api, gu, [lin], '你好')
  })
  afterAll(() => api.close())

  const post = (body: unknown, lang = 'zh-CN') =>
    api.as(lin).request('/api/v1/inbox/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${cookie}; lang=${lang}` },
      body: JSON.stringify(body),
    })
  const refusal = async (body: unknown, lang?: string) => {
    const answer = await post(body, lang)
    return { http: answer.status, ...((await answer.json()) as { errno: string; message: string; data: unknown }) }
  }
  const to = (content: unknown) => ({ receivers: [gu.id], content })
  const count = async () => {
    const { rows } = await api.platform.db.execute<{ n: number }>(sql`select count(*)::int as n from messages`)
    return rows[0]?.n
  }

  it.each([
    ['nothing', '', 'messageEmpty'],
    ['spaces', ' \n\u3000', 'messageEmpty'],
    ['what nobody sees', '\u200b\u2060', 'messageEmpty'],
    ['256 characters', '字'.repeat(256), 'messageTooLong'],
    ['255 families', family.repeat(255), 'messageTooLong'],
    ['NUL', 'a\0b', 'messageForbidden'],
    ['NUL alone', '\0', 'messageForbidden'],
    ['half of a pair', 'a\ud83d', 'messageForbidden'],
    ['the other half', '\ude00a', 'messageForbidden'],
    ['NUL in what is too long', `${'字'.repeat(300)}\0`, 'messageForbidden'],
    ['no text', 7, 'invalid'],
    ['an object', { toString: 1 }, 'invalid'],
  ] as const)('%s', async (_, content, reason) => {
    const before = await count()
    const answer = await refusal(to(content))
    expect(answer).toMatchObject({ http: errors[reason].http, errno: errors[reason].errno })
    expect(answer.message).toMatch(/[\u4e00-\u9fff]/)
    expect(answer.message).not.toMatch(/\{\{|undefined/)
    expect((await refusal(to(content), 'en-US')).message).not.toMatch(/[\u4e00-\u9fff]/)
    expect(await count()).toBe(before)
  })

  it.each([
    ['nobody', () => [], 'receiverMissing'],
    ['oneself', () => [lin.id], 'messageToSelf'],
    ['the system', () => [100_000], 'messageToSystem'],
    ['a word', () => ['gu'], 'noSuchReceiver'],
    ['a negative id', () => [-1], 'noSuchReceiver'],
    ['a huge id', () => [1e300], 'noSuchReceiver'],
    ['a longer id than any', () => ['9'.repeat(40)], 'noSuchReceiver'],
    ['half a person', () => [1.5], 'noSuchReceiver'],
    ['who does not exist', () => [999_999_999], 'noSuchReceiver'],
    ['one of two who does not exist', () => [gu.id, 999_999_999], 'noSuchReceiver'],
    ['too many', () => Array.from({ length: 21 }, (_, index) => index + 1), 'tooManyReceivers'],
    ['far too many', () => Array.from({ length: 1001 }, (_, index) => index + 1), 'invalid'],
    ['no list', () => gu.id, 'invalid'],
  ] as const)('to %s', async (_, receivers, reason) => {
    const before = await count()
    const answer = await refusal({ receivers: receivers(), content: '你好' })
    expect(answer).toMatchObject({ http: errors[reason].http, errno: errors[reason].errno })
    expect(answer.message).toMatch(/[\u4e00-\u9fff]/)
    expect(await count()).toBe(before)
  })

  it('by single-sign-on id is refused with the same texts', async () => {
    for (const content of ['', ' \u3000', 'a\0b', '\ud83d', '字'.repeat(256), family.repeat(255)]) {
      const answer = await api.as(lin).request('/api/v1/message-center/privateMessage/edit', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `${cookie}; lang=zh-CN` },
        body: JSON.stringify({ receivers: [gu.ssoId], content }),
      })
      const { message, errno } = await refusal(to(content))
      expect(await answer.json()).toMatchObject({ message, errno })
    }
    const broken = { receivers: ['a\0'], content: '你好' }
    const answer = await api.as(lin).request('/api/v1/message-center/privateMessage/edit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(broken),
    })
    expect(await answer.json()).toMatchObject({ errno: 'e40001', data: { fields: ['receivers'] } })
  })

  it('has the problem that the page finds by the same rule', async () => {
    const { messageProblem } = await import('@shulei/domain/talk/message/content.ts')
    const reasonOf = { empty: 'messageEmpty', tooLong: 'messageTooLong', forbidden: 'messageForbidden' } as const
    for (const content of ['', '\u200b', '\0', '\udfff', `${family.repeat(36)}`, family.repeat(37), '😀'.repeat(256)]) {
      const problem = messageProblem(content)
      const { errno } = await refusal(to(content))
      expect(errno).toBe(problem ? errors[reasonOf[problem]].errno : undefined)
    }
  })

  it('answers the permitted and the actual length of the text', async () => {
    expect((await refusal(to('字'.repeat(300)))).message).toBe('消息最多 255 个字符，现在有 300 个。')
    expect((await refusal(to('é'.normalize('NFD').repeat(256)))).data).toEqual({ max: 255, length: 256 })
  })

  it('is accepted and stored unchanged with 255 characters of any kind', async () => {
    for (const text of ['a', '字', '😀', '\u202e', '<b>', '"'].map((one) =>
      one.repeat(255).slice(0, 255 * one.length),
    )) {
      const content = [...text].slice(0, 255).join('')
      if (content.trim() === '' || /^\u202e+$/.test(content)) continue
      const [sent] = await say(api, lin, [gu], content)
      expect(sent?.content).toBe(content)
    }
    const decomposed = 'é'.normalize('NFD').repeat(255)
    const [sent] = await say(api, lin, [gu], decomposed)
    expect(sent?.content).toBe('é'.repeat(255))
    const [script] = await say(api, lin, [gu], '<script>alert(1)</script>')
    expect((await thread(api, gu, lin.id)).list[0]).toMatchObject({
      id: script?.id,
      content: '<script>alert(1)</script>',
    })
  })

  it.each(['abc', '-1', '1e400', '0', '1.5', ' 7 ', '9'.repeat(30), '__proto__'])(
    'is not found as a conversation with %j',
    async (participator) => {
      const answer = await api
        .as(lin)
        .request(`/api/v1/inbox/messages?participator=${encodeURIComponent(participator)}`)
      const missing = await api.as(lin).request('/api/v1/inbox/messages?participator=999999999')
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe(await missing.text())
    },
  )

  it('cannot come from a name like that of the system sender in any script', async () => {
    const { nameProblem } = await import('@shulei/domain/base/text/name.ts')
    const names = ['系统通知', '系統通知', 'ѕуѕtеm', 'Sуstem Nоtice', '系\u200b统\u200b通\u200b知', 'ＳＹＳＴＥＭ']
    const signs = ['ꓢystem notice', 'ꓢꓬꓢꓔꓰꓟ', '$ystem notice', 'syst℮m notice', '糸统通知', '🅢🅨🅢🅣🅔🅜']
    const all = [...names, ...signs]
    expect(all.map((name) => [name, nameProblem(name)])).toEqual(all.map((name) => [name, 'reserved']))
  })
})

describe.each(oneEngine)('the limits on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { limits: { messageYoung: { points: youngMessages } } })
  })
  afterAll(() => api.close())

  /** The limit in the table is far above twenty a minute, so that the test sets a lower one. */
  const youngMessages = 8
  const refused = (reason: string) => ({ errno: 'e42900', data: { limit: reason } })
  const old = { createdAt: new Date('2026-01-01T00:00:00Z') }
  const fresh = { createdAt: new Date('2026-11-21T03:00:00Z') }

  it('allow twenty messages a minute, counted by receiver', async () => {
    const lin = await api.person(old)
    const [gu, he] = [await api.person(old), await api.person(old)]
    for (const other of [gu, he]) await say(api, other, [lin], 'hi')
    for (let i = 0; i < limitTable.message.points / 2; i++) await say(api, lin, [gu, he], `${i}`)
    await expect(say(api, lin, [gu], 'one more')).rejects.toMatchObject(refused('message'))
  })

  it('allow a new account five first messages a day', async () => {
    const young = await api.person(fresh)
    for (let i = 0; i < limitTable.strangerYoung.points; i++) await say(api, young, [await api.person()], 'hello')
    const stranger = await api.person()
    await expect(say(api, young, [stranger], 'hello')).rejects.toMatchObject(refused('strangerYoung'))
    await say(api, stranger, [young], 'hello')
    await say(api, young, [stranger], 'an answer is always possible')
  })

  it('allow a new account fewer messages a day, to any receiver', async () => {
    const [young, grown, friend] = [await api.person(fresh), await api.person(old), await api.person(old)]
    for (const person of [young, grown]) await say(api, friend, [person], 'hi')
    for (let i = 0; i < youngMessages; i++) {
      await say(api, young, [friend], `${i}`)
      await say(api, grown, [friend], `${i}`)
    }
    await expect(say(api, young, [friend], 'one more')).rejects.toMatchObject(refused('messageYoung'))
    await say(api, grown, [friend], 'one more')
    api.clock.advance(3 * 86_400_000)
    await say(api, young, [friend], 'three days later')
  })

  it('do not count the repeat of a sent message', async () => {
    const [lin, gu] = [await api.person(old), await api.person(old)]
    await say(api, gu, [lin], 'hi')
    const body = { receivers: [gu.id], content: 'again' }
    const ids = new Set<number | undefined>()
    for (let i = 0; i < 30; i++) {
      const { messages } = await api.as(lin).send(refs.sendMessage, { body }, { idempotencyKey: 'again' })
      ids.add(messages[0]?.id)
    }
    expect(ids.size).toBe(1)
  })

  it('allow twenty reports a day', async () => {
    const [lin, gu] = [await api.person(), await api.person()]
    const report = () => api.as(lin).send(refs.reportPerson, { params: { id: gu.id }, body: { reason: 'other' } })
    for (let i = 0; i < limitTable.report.points; i++) await report()
    await expect(report()).rejects.toMatchObject(refused('report'))
  })
})
