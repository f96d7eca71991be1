import { refs } from '@shulei/contract/refs.ts'
import { noticeKinds } from '@shulei/domain/talk/notice/notice.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { everyKind, tell } from './events.ts'

describe.each(engines)('notices on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  let gu: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const fresh = async () => {
    lin = await api.person({ name: '林晓舟' })
    gu = await api.person({ name: '顾南星' })
  }
  const list = (query: object = {}, person = lin) => api.as(person).send(refs.noticeList, { query })
  const read = (body?: object) => api.as(lin).send(refs.readNotices, body ? { body } : {})
  const unread = async () => (await api.as(lin).send(refs.unreadTotal, {})).notices

  it('of every kind are listed with texts in both languages, newest first', async () => {
    await fresh()
    await api.as(gu).send(refs.updateIntro, { body: { introduction: '近岸浮标\n两行' } })
    expect(await tell(api, everyKind(lin.id, gu.id))).toBe(noticeKinds.length)
    const page = await list({ pageSize: 100 })
    expect(page).toMatchObject({ total: noticeKinds.length, unreadCount: noticeKinds.length, next: null })
    for (const notice of page.list) {
      for (const text of [notice.title.cn, notice.title.en, notice.intro.cn, notice.intro.en]) {
        expect(text, notice.group).not.toBe('')
        expect(text).not.toMatch(/\{\{|undefined|null/)
      }
      const { content, invite } = await api.as(lin).send(refs.noticeDetail, { params: { id: notice.id } })
      expect(content.cn).toMatch(/^<p>/)
      expect(content.en).toMatch(/^<p>/)
      expect(`${content.cn}${content.en}`).not.toMatch(/script|\{\{|undefined/)
      expect(invite).toEqual(notice.group === 'invite' ? { inviteId: 7, team_id: 3101, cmpt_id: 963 } : null)
    }
    const followed = page.list.find(({ group }) => group === 'follow')
    expect(followed).toMatchObject({
      title: { cn: '顾南星 关注了你', en: '顾南星 followed you' },
      intro: { cn: '近岸浮标', en: '近岸浮标' },
      actor: { id: gu.id, name: gu.name, avatar: null },
      href: `/users/${gu.id}`,
      is_read: false,
      cmptId: null,
    })
    expect(page.list.map(({ id }) => id)).toEqual(page.list.map(({ id }) => id).toSorted((a, b) => b - a))
  })

  it('are the same in the message center, by list', async () => {
    const lists = {
      system: [refs.systemNotices, ['system', 'block', 'deblock', 'invite', 'appeal']],
      like: [refs.likeNotices, ['like']],
      save: [refs.saveNotices, ['save']],
      follow: [refs.followNotices, ['follow']],
    } as const
    let sum = 0
    for (const [ref, groups] of Object.values(lists)) {
      const page = await api.as(lin).send(ref as never as typeof refs.allNotices, { query: { size: 50 } })
      expect(new Set(page.list.map(({ group }) => group))).toEqual(new Set(groups))
      sum += page.total
    }
    expect((await api.as(lin).send(refs.allNotices, { query: {} })).total).toBe(sum)
  })

  it('are opened by the page of their group only, and marked read by its call', async () => {
    const all = (await list({ pageSize: 100 })).list
    const idOf = (group: string) => all.find((notice) => notice.group === group)?.id ?? 0
    const detail = (ref: typeof refs.systemNotice, id: number) => api.as(lin).send(ref, { query: { id } })
    const view = (ref: typeof refs.viewSystem, id: number) => api.as(lin).send(ref, { body: { id } })
    expect(await detail(refs.blockNotice as never, idOf('block'))).toMatchObject({ group: 'block' })
    expect(await detail(refs.blockNotice as never, idOf('deblock'))).toMatchObject({ group: 'deblock' })
    expect(await detail(refs.systemNotice, idOf('system'))).toMatchObject({ group: 'system' })
    expect(await detail(refs.inviteNotice as never, idOf('invite'))).toMatchObject({ group: 'invite' })
    await expect(detail(refs.systemNotice, idOf('follow'))).rejects.toMatchObject({ errno: 'e40400' })
    for (const [ref, group] of [
      [refs.viewBlock, 'block'],
      [refs.viewDeblock, 'deblock'],
      [refs.viewSystem, 'system'],
      [refs.viewInvite, 'invite'],
      [refs.viewLike, 'like'],
      [refs.viewSave, 'save'],
      [refs.viewFollow, 'follow'],
    ] as const) {
      const before = await unread()
      expect(await view(ref as never, idOf(group))).toMatchObject({ affectedRows: 1, unread: { notices: before - 1 } })
      expect(await view(ref as never, idOf(group))).toMatchObject({ affectedRows: 0 })
      expect(await view(ref as never, idOf('appeal'))).toMatchObject({ affectedRows: 0 })
    }
    const appeal = (cmptId: number) => api.as(lin).send(refs.viewAppeal, { body: { cmptId } })
    expect(await appeal(1)).toMatchObject({ affectedRows: 0 })
    expect(await appeal(963)).toMatchObject({ affectedRows: 1 })
  })

  it('are marked read one by one, all, or up to the newest one seen', async () => {
    await fresh()
    await tell(api, everyKind(lin.id, gu.id).slice(0, 3))
    const [newest, , oldest] = (await list()).list
    expect(await read({ id: oldest?.id })).toMatchObject({ affectedRows: 1, unread: { notices: 2 } })
    expect(await read({ id: oldest?.id })).toMatchObject({ affectedRows: 0, unread: { notices: 2 } })
    await tell(api, everyKind(lin.id, gu.id).slice(3, 5))
    expect(await read({ upTo: newest?.id })).toMatchObject({ affectedRows: 2, unread: { notices: 2 } })
    expect(await read()).toMatchObject({ affectedRows: 2, unread: { notices: 0 } })
    expect((await list()).list.every(({ is_read }) => is_read)).toBe(true)
  })

  it('are made once per event, also after their removal, and never for one’s own actions', async () => {
    await fresh()
    const [followed] = everyKind(lin.id, gu.id)
    if (!followed) throw new Error('no event')
    expect(await tell(api, [followed, followed])).toBe(1)
    expect(await tell(api, [followed])).toBe(0)
    const [notice] = (await list()).list
    const remove = () => api.as(lin).send(refs.deleteNotice, { params: { id: notice?.id ?? 0 } })
    expect(await remove()).toMatchObject({ affectedRows: 1, unread: { notices: 0 } })
    expect(await remove()).toMatchObject({ affectedRows: 0 })
    expect(await tell(api, [followed])).toBe(0)
    expect(await list()).toMatchObject({ list: [], total: 0, unreadCount: 0 })
    expect(await tell(api, everyKind(lin.id, lin.id).slice(0, 4))).toBe(0)
  })

  it('of ignored groups are not made, except blocks and appeals', async () => {
    await fresh()
    const setting = () => api.as(lin).send(refs.ignoreSetting, {})
    expect(await setting()).toEqual({ ignored: [], mails: true })
    const ignored = ['system', 'like', 'save', 'follow', 'invite'] as const
    await api.as(lin).send(refs.saveIgnoreSetting, { body: { ignored: [...ignored] } })
    expect(await setting()).toEqual({ ignored, mails: true })
    expect(await tell(api, everyKind(lin.id, gu.id))).toBe(3)
    expect((await list()).list.map(({ group }) => group).sort()).toEqual(['appeal', 'block', 'deblock'])
    await api.as(lin).send(refs.saveIgnoreSetting, { body: { ignored: [] } })
    expect(await tell(api, everyKind(lin.id, gu.id))).toBe(noticeKinds.length - 3)
    await expect(
      api.as(lin).send(refs.saveIgnoreSetting, { body: { ignored: ['block'] as never } }),
    ).rejects.toMatchObject({ errno: 'e40001' })
  })

  it('come in pages without gaps or repeats when one arrives in between', async () => {
    await fresh()
    await tell(api, everyKind(lin.id, gu.id).slice(0, 7))
    const first = await list({ pageSize: 3 })
    await tell(api, everyKind(lin.id, gu.id).slice(7))
    const second = await list({ pageSize: 3, before: first.next })
    const third = await list({ pageSize: 3, before: second.next })
    const ids = [first, second, third].flatMap((page) => page.list.map(({ id }) => id))
    expect(ids).toHaveLength(7)
    expect(new Set(ids).size).toBe(7)
    expect(third.next).toBeNull()
    expect((await list({ page: 2, pageSize: 3, before: first.next })).list[0]?.id).toBe(third.list[0]?.id)
  })

  it('are rolled back with the transaction of their event', async () => {
    await fresh()
    const events = everyKind(lin.id, gu.id).map((event) => ({ ...event, at: api.clock.now() }))
    await expect(
      api.platform.db.transaction(async (tx) => {
        const { notify } = await import('../../../src/modules/talk/notice/notice.service.ts')
        await notify(tx, events as never)
        throw new Error('the event failed')
      }),
    ).rejects.toThrow('the event failed')
    expect((await list()).total).toBe(0)
    expect((await api.as(lin).send(refs.unreadTotal, {})).version).toBe(0)
  })
})
