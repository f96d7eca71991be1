import { createServer, type Server } from 'node:http'
import { refs } from '@shulei/contract/refs.ts'
import { mailsOff } from '@shulei/contract/talk/notice/calls.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { MAIL_HELD, MAIL_STALE, mailedKinds } from '@shulei/domain/talk/notice/mail.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSender } from '../../../src/modules/base/session/message-sender.ts'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import { sendNoticeMails, sweepMails } from '../../../src/modules/talk/notice/mail.service.ts'
import { notify } from '../../../src/modules/talk/notice/notice.service.ts'
import { noticeMails } from '../../../src/modules/talk/notice/tables.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { everyKind } from './events.ts'

interface Mail {
  id: string
  channel: string
  to: string
  subject: string
  text: string
  headers: Record<string, string>
}

const reason = { cn: '照片看不清', en: 'The photo is blurred' }

describe.each(engines)('mails of notices on $name', (engine) => {
  let api: TestApi
  let gateway: Server
  let answer = 200
  const mails: Mail[] = []
  let people = 0

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let text = ''
      request.on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        if (answer === 200) mails.push(JSON.parse(text))
        response.writeHead(answer).end()
      })
    })
    await new Promise<void>((up) => gateway.listen(0, '127.0.0.1', up))
    const { port } = gateway.address() as { port: number }
    api = await openApi(engine, { env: { MAIL_URL: `http://127.0.0.1:${port}/send` } })
  })
  afterAll(async () => {
    await api.close()
    gateway.close()
  })
  beforeEach(async () => {
    await api.platform.db.delete(noticeMails)
    mails.length = 0
    answer = 200
  })

  const newPerson = (values: Parameters<TestApi['person']>[0] = {}) => {
    people += 1
    return api.person({ email: `reader${people}@example.com`, emailVerified: true, language: 'en-US', ...values })
  }
  const decided = ({ id }: TestPerson, no = 1) =>
    api.platform.db.transaction((tx) =>
      notify(tx, {
        ...{ recipientId: id, kind: 'verificationDecided', subject: `realName:${no}` },
        ...{ facts: { of: 'realName', reason }, at: api.clock.now() },
      }),
    )
  const send = (platform: Platform = api.platform) => sendNoticeMails(platform)
  const tokenOf = (mail: Mail | undefined) => /token=([^>\s]+)/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const recipients = () => mails.map(({ to }) => to).sort()

  test('say what was decided and why, in the language of the person, with a link and a way out, once', async () => {
    const english = await newPerson({ email: 'en@example.com' })
    const chinese = await newPerson({ email: 'zh@example.com', language: 'zh-CN' })
    for (const person of [english, chinese, english]) await decided(person)
    await send()
    await send()
    expect(recipients()).toEqual(['en@example.com', 'zh@example.com'])
    const [en, cn] = ['en@example.com', 'zh@example.com'].map((to) => mails.find((mail) => mail.to === to)) as Mail[]
    expect(en).toMatchObject({ channel: 'mail', subject: expect.stringMatching(/Shulei$/) })
    expect(en?.text).toContain(reason.en)
    expect(cn?.text).toContain(reason.cn)
    expect(cn?.subject).toMatch(/^【数擂】/)
    expect(cn?.text).toContain('http://localhost:3000/users/v2/certification')
    for (const mail of mails) {
      expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(mail.headers['List-Unsubscribe']).toMatch(
        /^<http:\/\/localhost:3000\/api\/notice-mails\/off\?token=[\w.%-]+>$/,
      )
      expect(mail.text).toContain(`http://localhost:3000/mails-off?token=${tokenOf(mail)}`)
    }
  })

  test('are those of verifications, results and promotion, and of no other kind', async () => {
    const [person, actor] = [await newPerson(), await api.person()]
    const events = everyKind(person.id, actor.id)
    for (const event of events) {
      await api.platform.db.transaction((tx) => notify(tx, { ...event, at: api.clock.now() } as never))
    }
    await send()
    const wanted = events.filter(({ kind }) => (mailedKinds as readonly string[]).includes(kind))
    expect(new Set(wanted.map(({ kind }) => kind))).toEqual(new Set(mailedKinds))
    expect(mails).toHaveLength(wanted.length)
    for (const { subject, text } of mails) expect(subject + text).not.toMatch(/\{\{|undefined/)
  })

  test('go to proven addresses of people alone who want them', async () => {
    const quiet = await newPerson({ email: 'quiet@example.com' })
    const deaf = await newPerson({ email: 'deaf@example.com' })
    await api.as(quiet).send(refs.saveIgnoreSetting, { body: { ignored: [], mails: false } })
    await api.as(deaf).send(refs.saveIgnoreSetting, { body: { ignored: ['system'] } })
    const nobody = [
      ...[quiet, deaf],
      await newPerson({ email: 'claimed@example.com', emailVerified: false }),
      await newPerson({ email: 'x@phone.invalid' }),
      await newPerson({ email: 'demo@example.com', demo: true }),
      await newPerson({ email: 'closed@example.com', closedAt: new Date(api.clock.now()) }),
    ]
    for (const person of [...nobody, await newPerson({ email: 'wanted@example.com' })]) await decided(person)
    await send()
    expect(recipients()).toEqual(['wanted@example.com'])
  })

  test('are not sent to somebody who has ended them since they were queued', async () => {
    const person = await newPerson()
    await decided(person)
    await api.as(person).send(refs.saveIgnoreSetting, { body: { ignored: [], mails: false } })
    await send()
    await api.as(person).send(refs.saveIgnoreSetting, { body: { ignored: [], mails: true } })
    await send()
    expect(mails).toEqual([])
  })

  test('go out once from processes that work at the same moment', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => newPerson()))
    for (const person of many) await decided(person)
    await Promise.all([send(), send(), send()])
    expect(mails).toHaveLength(many.length)
    expect(new Set(recipients()).size).toBe(many.length)
  })

  test('go out again, under the same id, where a process is killed while it hands one over', async () => {
    const [first, second] = [
      await newPerson({ email: 'first@example.com' }),
      await newPerson({ email: 'second@example.com' }),
    ]
    await decided(first)
    await decided(second)
    const { db } = api.platform
    const dies = new Proxy(db, {
      get: (target, name) => {
        if (name === 'update') throw new Error('killed')
        return Reflect.get(target, name, target)
      },
    })
    await expect(send({ ...api.platform, db: dies })).rejects.toThrow('killed')
    expect(recipients()).toEqual(['first@example.com'])
    await send()
    await send()
    expect(recipients()).toEqual(['first@example.com', 'second@example.com'])
    api.clock.advance(MAIL_HELD)
    await send()
    await send()
    expect(recipients()).toEqual(['first@example.com', 'first@example.com', 'second@example.com'])
    const ids = Map.groupBy(mails, ({ to }) => to)
    expect(new Set(ids.get('first@example.com')?.map(({ id }) => id)).size).toBe(1)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
  })

  test('wait for a gateway that does not take them, a few times', async () => {
    await decided(await newPerson())
    answer = 503
    await send()
    answer = 200
    await send()
    expect(mails).toEqual([])
    api.clock.advance(HOUR)
    await send()
    await send()
    expect(mails).toHaveLength(1)
    await decided(await newPerson())
    answer = 503
    for (let day = 0; day < 9; day += 1) {
      await send()
      api.clock.advance(7 * HOUR)
    }
    expect((await api.platform.db.select().from(noticeMails)).map(({ state }) => state)).toEqual(['sent', 'failed'])
  })

  test('are no news after a while, and are forgotten later', async () => {
    await decided(await newPerson())
    api.clock.advance(MAIL_STALE + 1)
    await send()
    expect(mails).toEqual([])
    api.clock.advance(31 * DAY)
    await sweepMails(api.platform)
    expect(await api.platform.db.$count(noticeMails)).toBe(0)
  })

  describe('are ended by the link of a mail', () => {
    const mailsOf = async (person: TestPerson) => (await api.as(person).send(refs.ignoreSetting, {})).mails
    async function mailed() {
      const person = await newPerson()
      await decided(person)
      await send()
      return { person, token: decodeURIComponent(tokenOf(mails.at(-1))) }
    }

    test('with one POST of a mail program, without a session and whatever its body', async () => {
      const { person, token } = await mailed()
      const body = { method: 'POST', body: 'List-Unsubscribe=One-Click' }
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const url = `http://localhost:3000${mailsOff.path}?token=${encodeURIComponent(token)}`
      for (let time = 0; time < 2; time += 1) {
        const answer = await api.app.request(url, { ...body, headers }, { clientAddress: '192.0.2.9' })
        expect(await answer.json()).toEqual({ status: 'e200', data: { mails: false } })
      }
      expect(await mailsOf(person)).toBe(false)
      await decided(person, 2)
      await send()
      expect(mails).toHaveLength(1)
    })

    test('and not by reading it: the page asks', async () => {
      const { person, token } = await mailed()
      const answer = await api.request(`${mailsOff.path}?token=${encodeURIComponent(token)}`)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`/mails-off?token=${encodeURIComponent(token)}`)
      expect(await mailsOf(person)).toBe(true)
    })

    test.each(['zh-CN', 'en-US'])('unless it is forged or cut, which is said in %s', async (lang) => {
      const { person, token } = await mailed()
      const other = await newPerson()
      for (const wrong of [
        '',
        String(other.id),
        token.slice(0, -1),
        token.replace(/^\d+/, String(other.id)),
        '1.2.3',
      ]) {
        const answer = await api.request(`${mailsOff.path}?token=${encodeURIComponent(wrong)}`, {
          method: 'POST',
          headers: { cookie: `lang=${lang}` },
        })
        expect(answer.status).toBe(400)
        const { message, msg } = (await answer.json()) as { message?: string; msg?: string }
        expect(message ?? msg).toMatch(lang === 'zh-CN' ? /链接不完整/ : /link is incomplete/)
      }
      expect([await mailsOf(person), await mailsOf(other)]).toEqual([true, true])
    })
  })
})

describe.each(engines.slice(0, 1))('mails of notices without a gateway on $name', (engine) => {
  async function notified(env: Record<string, string>) {
    const api = await openApi(engine, { env })
    const person = await api.person({ email: 'somebody@example.com', emailVerified: true })
    await api.platform.db.transaction((tx) =>
      notify(tx, {
        ...{ recipientId: person.id, kind: 'verificationDecided', subject: 'realName:1' },
        ...{ facts: { of: 'realName', reason: null }, at: api.clock.now() },
      }),
    )
    return api
  }

  test('come to the outbox of a demonstration, beside the codes', async () => {
    const api = await notified({})
    const sender = openSender(api.platform)
    await sender.send({ channel: 'mail', to: 'other@example.com', text: 'code', code: '123456' })
    for (let n = 0; n < 30; n += 1) await sender.send({ channel: 'mail', to: 'a@example.com', text: `crowd ${n}` })
    await sendNoticeMails(api.platform)
    const outbox = signOnOf(api.platform).outbox() ?? []
    expect(outbox[0]).toMatchObject({ channel: 'mail', to: 's***@example.com' })
    expect(outbox[0]?.text).toContain('/users/v2/certification')
    expect(outbox.some(({ code }) => code === '123456')).toBe(true)
    expect(outbox.length).toBeLessThan(25)
    await api.close()
  })

  test('stay notices anywhere else', async () => {
    const api = await notified({ DEMO: '0' })
    await sendNoticeMails(api.platform)
    expect((await api.platform.db.select().from(noticeMails)).map(({ state }) => state)).toEqual(['waiting'])
    await api.close()
  })
})
