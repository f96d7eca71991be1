import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { images } from '../../../src/modules/base/upload/tables.ts'
import { picture } from '../../base/upload/pictures.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'

describe.each(oneEngine)('avatar and banner on $name', (engine) => {
  let api: TestApi
  let me: TestPerson
  let other: TestPerson
  let mine: string
  let theirs: string

  const upload = async (person: TestPerson) => {
    const form = new FormData()
    form.set('image', new File([(await picture('jpeg')) as BlobPart], 'me.jpg', { type: 'image/jpeg' }))
    return (await api.as(person).send(refs.uploadImage, {}, { form })).url
  }
  beforeAll(async () => {
    api = await openApi(engine)
    me = await api.person({ name: '换头像的人' })
    other = await api.person()
    ;[mine, theirs] = await Promise.all([upload(me), upload(other)])
  })
  afterAll(() => api.close())

  const shown = async () => {
    const { avatar, userBanner } = await api.as(other).send(refs.userProfile, { params: { id: me.id } })
    return { avatar, userBanner }
  }

  test('shows an uploaded picture to others and in the own header, each by itself, and null shows the default', async () => {
    expect(await api.as(me).send(refs.updateAvatar, { body: { avatar: mine } })).toEqual({ avatar: mine })
    expect(await shown()).toEqual({ avatar: mine, userBanner: null })
    expect(await api.as(me).send(refs.updateBanner, { body: { userId: me.id, userBanner: mine } })).toEqual({
      userBanner: mine,
    })
    expect(await shown()).toEqual({ avatar: mine, userBanner: mine })
    expect(await api.as(me).send(refs.currentUser, {})).toMatchObject({ avatar: mine, userBanner: mine })
    const found = await api.as(other).send(refs.userSearch, { query: { keyword: '换头像的人' } })
    expect(found.list).toMatchObject([{ id: me.id, avatar: mine }])

    await api.as(me).send(refs.updateAvatar, { body: { avatar: null } })
    expect(await shown()).toEqual({ avatar: null, userBanner: mine })
    await api.as(me).send(refs.updateBanner, { body: { userBanner: null } })
    expect(await shown()).toEqual({ avatar: null, userBanner: null })
  })

  test('must be a stored picture of one’s own, by the address that its upload answered', async () => {
    const half = await upload(me)
    const idOf = (url: string) => /images\/([^.]+)/.exec(url)?.[1] ?? ''
    await api.platform.db
      .update(images)
      .set({ storedAt: null })
      .where(eq(images.id, idOf(half)))
    const bad = [
      theirs,
      half,
      mine.replace(/\.jpg$/, '.png'),
      `${mine}?x=1`,
      `https://elsewhere.example${mine}`,
      `//elsewhere.example${mine}`,
      `/x/${idOf(mine)}.jpg`,
      mine.replace(idOf(mine), '00000000-0000-4000-8000-000000000000'),
      'javascript:alert(1)',
      '',
      'a\0',
    ]
    const { cookie, request } = await api.signIn(me)
    for (const address of bad) {
      for (const [call, body] of [
        ['updateAvatar', { avatar: address }],
        ['updateBanner', { userBanner: address }],
      ] as const) {
        for (const [language, sentence] of [
          ['zh-CN', '没有找到这张图片，请重新选择并上传。'],
          ['en-US', "This image wasn't found. Choose and upload it again."],
        ]) {
          const headers = { 'content-type': 'application/json', cookie: `${cookie}; lang=${language}` }
          const answer = await request(`/api/users/${call}`, { method: 'PUT', headers, body: JSON.stringify(body) })
          const { errno, message } = (await answer.json()) as { errno: string; message: string }
          expect([address, answer.status, errno, message]).toEqual([address, 400, 'e46006', sentence])
        }
      }
    }
    expect(await shown()).toEqual({ avatar: null, userBanner: null })
  })
})
