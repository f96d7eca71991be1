import { type ErrorName, errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { images } from '../../../src/modules/base/upload/tables.ts'
import { sweepPictures } from '../../../src/modules/talk/message/picture.service.ts'
import { gifScript, picture, sidewaysPhoto } from '../../base/upload/pictures.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { expectSound } from './invariants.ts'
import { say, thread } from './talk.ts'

const formOf = (body: Uint8Array) => {
  const form = new FormData()
  form.set('image', new File([body as BlobPart], 'image.png', { type: 'image/png' }))
  return form
}

const nameOf = (url: string) => url.split('/').at(-1) ?? ''

describe.each(engines)('pictures in messages on $name', (engine) => {
  let api: TestApi
  let small: Buffer
  beforeAll(async () => {
    api = await openApi(engine)
    small = await picture('png')
  })
  afterAll(() => api.close())

  const two = async () => {
    const [from, to] = await Promise.all([api.person(), api.person()])
    return { from, to }
  }
  const sendPicture = (from: TestPerson, to: { id: number }, body: Uint8Array = small, key?: string) =>
    api
      .as(from)
      .send(
        refs.sendPicture,
        { params: { id: to.id } },
        { form: formOf(body), ...(key === undefined ? {} : { idempotencyKey: key }) },
      )
  /** Sends a picture; answers its message and address. */
  const sent = async (from: TestPerson, to: TestPerson, body?: Uint8Array, key?: string) => {
    const [message] = (await sendPicture(from, to, body, key)).messages
    return { id: message?.id ?? 0, url: message?.picture?.url ?? '', message }
  }
  const statusFor = async (person: TestPerson, url: string) => (await api.as(person).request(url)).status
  const stored = async () => {
    const { objects } = await api.platform.files.disk
      .listAll('images', { recursive: true })
      .catch(() => ({ objects: [] }))
    return { rows: await api.platform.db.$count(images), files: [...objects].filter(({ isFile }) => isFile).length }
  }
  const refused = (error: ErrorName) => ({ errno: errors[error].errno })

  test('a picture is encoded anew and can be read by its two people alone', async () => {
    const [{ from, to }, stranger] = [await two(), await api.person()]
    const { url, message } = await sent(from, to, await sidewaysPhoto())
    expect(message).toMatchObject({ content: '', mine: true, picture: { width: 40, height: 60 } })
    const { list, conversation } = await thread(api, to, from.id)
    expect(list).toMatchObject([{ content: '', mine: false, picture: message?.picture }])
    expect(conversation.unread_count).toBe(1)

    for (const reader of [from, to]) {
      const answer = await api.as(reader).request(url)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
      const kept = Buffer.from(await answer.arrayBuffer())
      expect([(await sharp(kept).metadata()).exif, kept.includes('secret')]).toEqual([undefined, false])
    }
    expect((await api.request(url)).status).toBe(401)
    expect(await statusFor(stranger, url)).toBe(404)
    expect((await api.as(stranger).request(url, { headers: { 'if-none-match': '*' } })).status).toBe(404)
    // neither the address of public pictures nor an avatar shows it
    const open = `/api/v1/dfeditor/images/${nameOf(url)}`
    expect(await statusFor(from, open)).toBe(404)
    await expect(api.as(from).send(refs.updateAvatar, { body: { avatar: open } })).rejects.toMatchObject(
      refused('pictureUnknown'),
    )
    for (const name of [nameOf(url).replace('.jpg', '.png'), nameOf(url).slice(0, 36), '%00', '..%2Fsession-secret']) {
      expect([name, await statusFor(to, `/api/v1/inbox/pictures/${name}`)]).toEqual([name, 404])
    }
  })

  test('a public picture is none of a message', async () => {
    const person = await api.person()
    const { url } = await api.as(person).send(refs.uploadImage, {}, { form: formOf(small) })
    expect(await statusFor(person, `/api/v1/inbox/pictures/${nameOf(url)}`)).toBe(404)
  })

  test('lists name a picture in the language of the reader', async () => {
    const { from, to } = await two()
    await sent(from, to)
    const inLanguage = async (path: string, lang: string) => {
      const answer = await api
        .as(to)
        .request(path, { headers: { cookie: `${(await api.signIn(to)).cookie}; lang=${lang}` } })
      return JSON.stringify((await answer.json()).data)
    }
    for (const [lang, name] of [
      ['zh-CN', '[图片]'],
      ['en-US', '[Image]'],
    ] as const) {
      for (const path of [
        '/api/v1/inbox/sessions',
        '/api/v1/inbox/preview',
        '/api/v1/message-center/privateMessage/list',
        `/api/v1/message-center/privateMessage/history/detail?partnerSsoId=${from.ssoId}`,
      ]) {
        expect(await inLanguage(path, lang), path).toContain(`"${name}"`)
      }
    }
    expect((await api.as(to).send(refs.searchInbox, { query: { q: '图片' } })).messages).toEqual([])
  })

  test('a repeat answers the first message and leaves one file, also when both arrive together', async () => {
    const { from, to } = await two()
    const before = await stored()
    const first = await sent(from, to, small, 'picture-1')
    expect((await sent(from, to, small, 'picture-1')).message).toEqual(first.message)
    const pair = await Promise.all([sent(from, to, small, 'picture-2'), sent(from, to, small, 'picture-2')])
    expect(new Set(pair.map(({ id }) => id)).size).toBe(1)
    expect((await thread(api, to, from.id)).list).toHaveLength(2)
    expect(await stored()).toEqual({ rows: before.rows + 2, files: before.files + 2 })
    for (const { url } of [first, ...pair]) expect(await statusFor(to, url)).toBe(200)
  })

  test('a key of another sending is refused, and nothing is left', async () => {
    const { from, to } = await two()
    await sent(from, to, small, 'one')
    await api
      .as(from)
      .send(refs.sendMessage, { body: { receivers: [to.id], content: '二' } }, { idempotencyKey: 'two' })
    const before = await stored()
    await expect(sendPicture(from, to, await picture('png', 61, 40), 'one')).rejects.toMatchObject(refused('keyReused'))
    await expect(sendPicture(from, to, small, 'two')).rejects.toMatchObject(refused('keyReused'))
    const text = { body: { receivers: [to.id], content: '一' } }
    await expect(api.as(from).send(refs.sendMessage, text, { idempotencyKey: 'one' })).rejects.toMatchObject(
      refused('keyReused'),
    )
    expect(await stored()).toEqual(before)
  })

  test('a picture that may not be sent is refused like a text, and nothing of it is left', async () => {
    const { from, to } = await two()
    const [blocker, blocked] = [await api.person(), await api.person()]
    await api.as(blocker).send(refs.blockPerson, { params: { id: from.id } })
    await api.as(from).send(refs.blockPerson, { params: { id: blocked.id } })
    for (const text of ['一', '二', '三']) await say(api, from, [to], text)
    const before = await stored()
    const cases: [{ id: number }, ErrorName, Uint8Array?][] = [
      [from, 'messageToSelf'],
      [{ id: 100_000 }, 'messageToSystem'],
      [{ id: 9_999_999_999 }, 'noSuchReceiver'],
      [blocker, 'messageRefused'],
      [blocked, 'receiverBlocked'],
      [to, 'firstContactLimit'],
      [await api.person(), 'pictureBroken', gifScript],
      [await api.person(), 'pictureMissing', new Uint8Array()],
      [await api.person(), 'tooLarge', new Uint8Array(10 * 1024 * 1024 + 1)],
    ]
    for (const [receiver, error, body] of cases) {
      await expect(sendPicture(from, receiver, body), error).rejects.toMatchObject(refused(error))
    }
    expect(await stored()).toEqual(before)
    // an answer lifts the limit of first contact
    await say(api, to, [from], '四')
    expect(await statusFor(to, (await sent(from, to)).url)).toBe(200)
  })

  test('a deleted picture stays for the other person, and its file goes when both have deleted it', async () => {
    const { from, to } = await two()
    const before = await stored()
    const one = await sent(from, to)
    expect(await api.as(from).send(refs.deleteMessage, { params: { id: one.id } })).toBe(1)
    expect([await statusFor(from, one.url), await statusFor(to, one.url)]).toEqual([404, 200])
    expect(await api.as(to).send(refs.deleteMessage, { params: { id: one.id } }, { idempotencyKey: 'gone' })).toBe(1)
    expect(await statusFor(to, one.url)).toBe(404)
    expect(await stored()).toEqual(before)
    expect(await api.as(to).send(refs.deleteMessage, { params: { id: one.id } }, { idempotencyKey: 'gone' })).toBe(1)

    // whole conversations, removed by both at the same time
    for (let round = 0; round < 5; round++) {
      await sent(from, to)
      await Promise.all([
        api.as(from).send(refs.deleteConversation, { params: { id: to.id } }),
        api.as(to).send(refs.deleteConversation, { params: { id: from.id } }),
      ])
      expect(await stored()).toEqual(before)
      await say(api, to, [from], '再来')
    }
    await expectSound(api, [from, to])
  })

  test('a reported picture stays for those who judge it', async () => {
    const { from, to } = await two()
    const { id, url } = await sent(from, to)
    await api.as(to).send(refs.reportPerson, { params: { id: from.id }, body: { reason: 'abuse', message: id } })
    const before = await stored()
    for (const person of [from, to]) await api.as(person).send(refs.deleteMessage, { params: { id } })
    api.clock.advance(2 * 3_600_000)
    await sweepPictures(api.platform)
    expect(await stored()).toEqual(before)
    expect([await statusFor(from, url), await statusFor(to, url)]).toEqual([404, 404])
  })

  test('the sweeper removes a picture whose message was never stored, after an hour, and nothing else', async () => {
    const { from, to } = await two()
    await sent(from, to)
    await api.as(from).send(refs.uploadImage, {}, { form: formOf(small) })
    const before = await stored()
    const id = crypto.randomUUID()
    const at = new Date(api.clock.now())
    const row = { id, userId: from.id, format: 'png' as const, width: 1, height: 1, bytes: 3, inMessage: true }
    await api.platform.db.insert(images).values({ ...row, storedAt: at, createdAt: at })
    await api.platform.files.disk.put(`images/${id.slice(0, 2)}/${id}.png`, 'abc')
    await sweepPictures(api.platform)
    expect(await stored()).toEqual({ rows: before.rows + 1, files: before.files + 1 })
    api.clock.advance(2 * 3_600_000)
    await sweepPictures(api.platform)
    expect(await stored()).toEqual(before)
  })
})
