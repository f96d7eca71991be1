import { refs } from '@shulei/contract/refs.ts'
import { MAX_POST, type TopicDecision } from '@shulei/domain/publish/discussion/discussion.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discussionsCommand } from '../../../commands/discussions.ts'
import { hashCode } from '../../../src/modules/compete/competition/private/code-hash.ts'
import { privateUnlocks } from '../../../src/modules/compete/competition/tables.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { discussionPosts, discussionReports, discussionTopics } from '../../../src/modules/publish/discussion/tables.ts'
import { limitTable } from '../../../src/platform/limits/table.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines, oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { raisedLimits } from '../../raised-limits.ts'
import { roundsOn } from '../../rounds.ts'
import { beDemonstration } from '../demonstration.ts'
import { addMicrosite, recordOf } from '../microsite/record.ts'

const text = (words: string) => `<p>${words}</p>`

describe.each(engines)('discussions on $name', (engine) => {
  let api: TestApi
  let id = 0
  let [author, other] = [] as unknown as [TestPerson, TestPerson]
  beforeAll(async () => {
    api = await openApi(engine)
    id = await addCompetition(api)
    ;[author, other] = [await api.person(), await api.person()]
  })
  afterAll(() => api.close())

  const open = async (by = author, title = '题目', content = text('正文'), competition = id) => {
    const { topicId } = await api.as(by).send(refs.addTopic, { params: { id: competition }, body: { title, content } })
    return topicId
  }
  const answer = (topicId: number, content = text('回复'), by = other) =>
    api.as(by).send(refs.addReply, { params: { id, topicId }, body: { content } })
  const read = (topicId: number, page = 1, by: TestPerson | null = null) =>
    (by ? api.as(by) : api).send(refs.discussionTopic, { params: { id, topicId }, query: { page } })
  const list = (by: TestPerson | null = null, page = 1) =>
    (by ? api.as(by) : api).send(refs.discussionTopics, { params: { id }, query: { page } })
  const lock = (topicId: number, values: Partial<typeof discussionTopics.$inferInsert>) =>
    api.platform.db.update(discussionTopics).set(values).where(eq(discussionTopics.id, topicId))

  it('are read by everybody, pinned topics first and then by the newest post, and written by signed-in people only', async () => {
    const first = await open(author, ' 闰年  那天 ')
    api.clock.advance(1000)
    const second = await open(other, '第二个')
    api.clock.advance(1000)
    await answer(first)
    const ids = async () => (await list()).list.map((topic) => topic.id).filter((one) => [first, second].includes(one))
    expect(await ids()).toEqual([first, second])
    await lock(second, { pinnedAt: new Date(api.clock.now()) })
    expect(await ids()).toEqual([second, first])
    const { topic, opening, list: replies, mayWrite } = await read(first)
    expect(topic).toMatchObject({ title: '闰年 那天', replies: 1, unread: 0, isNew: false, author: { id: author.id } })
    expect(opening).toMatchObject({ no: 0, content: '<p>正文</p>', isOwn: false })
    expect(replies).toMatchObject([{ no: 1, author: { id: other.id } }])
    expect(mayWrite).toBe(false)
    await expect(
      api.send(refs.addReply, { params: { id, topicId: first }, body: { content: text('a') } }),
    ).rejects.toMatchObject({ http: 401 })
  })

  it('come in pages of ten, and a page beyond the end is empty', async () => {
    const topicId = await open()
    for (let i = 0; i < 12; i++) await answer(topicId, text(`第 ${i + 1} 楼`))
    expect((await read(topicId)).list.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect((await read(topicId, 2)).list.map(({ no }) => no)).toEqual([11, 12])
    expect((await read(topicId, 900_000)).list).toEqual([])
    for (let i = 0; i < 10; i++) await open()
    const total = (await list()).total
    expect((await list()).list).toHaveLength(10)
    expect((await list(null, 2)).list).toHaveLength(Math.min(10, total - 10))
  })

  it('keep texts as text: scripts, handlers and pictures from elsewhere are gone, also from old rows', async () => {
    const topicId = await open(
      author,
      '<b>题</b>',
      '<p onclick="x()">看<script>alert(1)</script><img src=x onerror=x()> <a href="javascript:x">这里</a></p>',
    )
    expect((await read(topicId)).opening.content).toBe('<p>看 这里</p>')
    expect((await read(topicId)).topic.title).toBe('<b>题</b>')
    await api.platform.db
      .update(discussionPosts)
      .set({ content: '<iframe src="//a"></iframe><p style="x">旧</p>' })
      .where(eq(discussionPosts.topicId, topicId))
    expect((await read(topicId)).opening.content).toBe('<p>旧</p>')
  })

  it.each([
    ['', text('a'), 'e41030'],
    ['\u200b ', text('a'), 'e41030'],
    ['浪'.repeat(81), text('a'), 'e41031'],
    ['a\0', text('a'), 'e41031'],
    ['a', '<p> </p>', 'e41032'],
    ['a', text('浪'.repeat(MAX_POST + 1)), 'e41033'],
    ['a', 'x'.repeat(200_000), 'e41033'],
    ['a', text('\ud800'), 'e41034'],
  ])('refuse the title %j with its text by a sentence (case %#)', async (title, content, errno) => {
    await expect(open(author, title, content)).rejects.toMatchObject({ http: 400, errno })
  })

  it('count what a person has not seen since the last visit', async () => {
    const topicId = await open()
    await answer(topicId)
    const find = async (by: TestPerson) => (await list(by)).list.find((topic) => topic.id === topicId)
    expect(await find(author)).toMatchObject({ unread: 1, isNew: false })
    const reader = await api.person()
    await lock(topicId, { pinnedAt: new Date(api.clock.now()) })
    expect(await find(reader)).toMatchObject({ unread: 2, isNew: true })
    const see = (no: number) => api.as(reader).send(refs.viewTopic, { params: { id, topicId }, body: { no } })
    expect(await see(1_000_000)).toEqual({ unread: 0 })
    expect(await see(0)).toEqual({ unread: 0 })
    await answer(topicId)
    expect(await find(reader)).toMatchObject({ unread: 1, isNew: false })
  })

  it('let people change and remove their own posts, and only those', async () => {
    const topicId = await open()
    const { postId } = await answer(topicId)
    const params = { id, topicId, postId }
    await expect(
      api.as(author).send(refs.editPost, { params, body: { content: text('别人的') } }),
    ).rejects.toMatchObject({ http: 403 })
    await expect(api.as(author).send(refs.removePost, { params })).rejects.toMatchObject({ http: 403 })
    api.clock.advance(1000)
    const edited = await api
      .as(other)
      .send(refs.editPost, { params, body: { content: text('改过'), title: '不是主帖' } })
    expect(edited).toMatchObject({ content: '<p>改过</p>', editedAt: expect.any(String), isOwn: true })
    expect((await read(topicId)).topic.title).toBe('题目')
    expect(await api.as(other).send(refs.removePost, { params })).toEqual({ removed: 'post' })
    expect(await api.as(other).send(refs.removePost, { params })).toEqual({ removed: 'post' })
    expect((await read(topicId)).list).toMatchObject([{ no: 1, content: '', removedBy: 'author' }])
    await expect(api.as(other).send(refs.editPost, { params, body: { content: text('又来') } })).rejects.toMatchObject({
      http: 409,
      errno: 'e41038',
    })
  })

  it('remove a topic without replies as a whole, and keep the place of one that has some', async () => {
    const [alone, answered] = [await open(), await open()]
    await answer(answered)
    const removeOpening = async (topicId: number) =>
      api.as(author).send(refs.removePost, { params: { id, topicId, postId: (await read(topicId)).opening.id } })
    expect(await removeOpening(answered)).toEqual({ removed: 'post' })
    expect((await read(answered)).opening).toMatchObject({ content: '', removedBy: 'author' })
    expect(await removeOpening(alone)).toEqual({ removed: 'topic' })
    expect((await list(null, 1)).list.map((topic) => topic.id)).not.toContain(alone)
    await expect(read(alone)).rejects.toMatchObject({ http: 404, errno: 'e41036' })
    await expect(answer(alone)).rejects.toMatchObject({ http: 404, errno: 'e41036' })
  })

  it('refuse replies and changes in a locked topic', async () => {
    const topicId = await open()
    const { postId } = await answer(topicId)
    await lock(topicId, { lockedAt: new Date(api.clock.now()) })
    await expect(answer(topicId)).rejects.toMatchObject({ http: 409, errno: 'e41035' })
    await expect(
      api.as(other).send(refs.editPost, { params: { id, topicId, postId }, body: { content: text('a') } }),
    ).rejects.toMatchObject({ http: 409, errno: 'e41035' })
    expect((await read(topicId, 1, other)).mayWrite).toBe(false)
  })

  it('refuse members of a banned team, who still read', async () => {
    const banned = await api.person()
    const [team] = await api.platform.db
      .insert(teams)
      .values({ competitionId: id, name: '封', nameKey: '封', captainId: banned.id, cheatStatus: 2 })
      .returning({ id: teams.id })
    await api.platform.db.insert(teamMembers).values({ teamId: team?.id ?? 0, competitionId: id, userId: banned.id })
    const topicId = await open()
    await expect(open(banned)).rejects.toMatchObject({ http: 403, errno: 'e41037' })
    await expect(answer(topicId, text('a'), banned)).rejects.toMatchObject({ http: 403, errno: 'e41037' })
    expect((await read(topicId, 1, banned)).mayWrite).toBe(false)
    expect((await list(banned)).mayWrite).toBe(false)
  })

  it('answer another competition’s topic, and another topic’s post, as missing', async () => {
    const elsewhere = await addCompetition(api)
    const [topicId, second] = [await open(), await open()]
    const { postId } = await answer(second)
    const at = (params: { id: number; topicId: number }) =>
      api.as(other).send(refs.discussionTopic, { params, query: {} })
    await expect(at({ id: elsewhere, topicId })).rejects.toMatchObject({ http: 404 })
    await expect(
      api.as(other).send(refs.addReply, { params: { id: elsewhere, topicId }, body: { content: text('a') } }),
    ).rejects.toMatchObject({ http: 404 })
    const params = { id, topicId, postId }
    await expect(api.as(other).send(refs.removePost, { params })).rejects.toMatchObject({ http: 404 })
    await expect(api.as(author).send(refs.reportPost, { params, body: { reason: 'spam' } })).rejects.toMatchObject({
      http: 404,
    })
    await expect(at({ id: 999_999, topicId })).rejects.toMatchObject({ http: 404 })
  })

  it('take one report of a person on a post, and none on their own', async () => {
    const topicId = await open()
    const { postId } = await answer(topicId)
    const params = { id, topicId, postId }
    for (const reason of ['spam', 'abuse'] as const)
      await api.as(author).send(refs.reportPost, { params, body: { reason, note: '广告' } })
    const rows = await api.platform.db.select().from(discussionReports).where(eq(discussionReports.postId, postId))
    expect(rows).toMatchObject([{ reporterId: author.id, reason: 'abuse' }])
    await expect(api.as(other).send(refs.reportPost, { params, body: { reason: 'spam' } })).rejects.toMatchObject({
      http: 403,
    })
  })

  it('tell the author of a topic and the people whom a post mentions, each once', async () => {
    const [asker, guest, stranger] = [await api.person(), await api.person(), await api.person()]
    const noticesOf = async (person: TestPerson) => {
      const { list: all } = await api.as(person).send(refs.noticeList, { query: {} })
      return all.map(({ title, href }) => [title.en, href])
    }
    const topicId = await open(asker)
    const { topicId: mentioning } = await api.as(asker).send(refs.addTopic, {
      params: { id },
      body: { title: 'a', content: text('a'), mentions: [stranger.id, stranger.id, asker.id, 999_999_999] },
    })
    expect(await noticesOf(stranger)).toEqual([
      [`${asker.name} mentioned you`, `/competitions/${id}/discuss?topic=${mentioning}#post-0`],
    ])
    expect((await read(mentioning)).opening.mentions.map((person) => person.id)).toEqual([stranger.id])
    const key = crypto.randomUUID()
    const body = { content: text('看看'), mentions: [asker.id] }
    for (let i = 0; i < 2; i++)
      await api.as(guest).send(refs.addReply, { params: { id, topicId }, body }, { idempotencyKey: key })
    await answer(topicId, text('又一条'), guest)
    expect(await noticesOf(asker)).toEqual([
      [`${guest.name} replied to your topic`, `/competitions/${id}/discuss?topic=${topicId}#post-2`],
      [`${guest.name} mentioned you`, `/competitions/${id}/discuss?topic=${topicId}#post-1`],
    ])
    expect(await noticesOf(guest)).toEqual([])
    await expect(
      api.as(guest).send(refs.addReply, {
        params: { id, topicId },
        body: { content: text('a'), mentions: [101, 102, 103, 104, 105, 106] },
      }),
    ).rejects.toMatchObject({ http: 400, errno: 'e41039' })
  })

  it('tell nobody who blocks the author, is blocked by them, or may not open the competition', async () => {
    const [writer, blocker, blocked] = [await api.person(), await api.person(), await api.person()]
    await api.as(blocker).send(refs.blockPerson, { params: { id: writer.id } })
    await api.as(writer).send(refs.blockPerson, { params: { id: blocked.id } })
    const closed = await addCompetition(api, { codeHash: await hashCode('TIDE-1') })
    await api.platform.db.insert(privateUnlocks).values({ competitionId: closed, userId: writer.id })
    const mentions = [blocker.id, blocked.id, other.id]
    for (const [competition, told] of [
      [id, [other.id]],
      [closed, []],
    ] as const) {
      const body = { title: 'a', content: text('a'), mentions }
      const { topicId } = await api.as(writer).send(refs.addTopic, { params: { id: competition }, body })
      const { opening } = await api
        .as(writer)
        .send(refs.discussionTopic, { params: { id: competition, topicId }, query: {} })
      expect(opening.mentions.map((person) => person.id)).toEqual(told)
    }
    const topicId = await open(blocker)
    await answer(topicId, text('a'), writer)
    const { list: told } = await api.as(blocker).send(refs.noticeList, { query: {} })
    expect(told).toEqual([])
  })

  it('are pinned, locked, opened again and removed by the operator, who lists what was reported', async () => {
    const operate = (...words: string[]) => discussionsCommand(api.platform, words, api.clock.now)
    const topicId = await open(author, '要处理的话题')
    const { postId } = await answer(topicId)
    await api
      .as(author)
      .send(refs.reportPost, { params: { id, topicId, postId }, body: { reason: 'spam', note: '广告\u001b[2J' } })
    const reports = await operate('reports')
    expect(reports).toContain(`post ${postId}`)
    expect(reports).not.toContain('\u001b')
    expect(await operate('list', String(id))).toContain('要处理的话题')
    for (const word of ['pin', 'lock']) await operate(word, String(topicId))
    expect((await read(topicId)).topic).toMatchObject({ isPinned: true, isLocked: true })
    for (const word of ['unpin', 'unlock']) await operate(word, String(topicId))
    expect((await read(topicId)).topic).toMatchObject({ isPinned: false, isLocked: false })
    await operate('remove-post', String(postId))
    expect((await read(topicId)).list).toMatchObject([{ content: '', removedBy: 'operator' }])
    expect(await operate('reports')).not.toContain(`post ${postId} `)
    await operate('remove', String(topicId))
    await expect(read(topicId)).rejects.toMatchObject({ errno: 'e41036' })
    for (const words of [[], ['pin'], ['pin', 'x'], ['pin', '999999'], ['remove-post', '999999'], ['list', '0']])
      await expect(operate(...words)).rejects.toThrow()
  })

  it('are pinned and locked by those who run the competition, and by nobody else', async () => {
    const organizer = await api.person()
    const { tracks } = recordOf()
    const items = tracks.items.map((track) => ({ ...track, competitionId: id }))
    await addMicrosite(api, { name: 'runs', members: [organizer.id], record: { tracks: { ...tracks, items } } })
    const [topicId, elsewhere] = [await open(), await addCompetition(api)]
    const params = { id, topicId }
    const decide = (decision: TopicDecision, by = organizer, at = params) =>
      api.as(by).send(refs.decideTopic, { params: at, body: { decision } })
    expect((await read(topicId, 1, organizer)).isOrganizer).toBe(true)
    for (const person of [null, author]) expect((await read(topicId, 1, person)).isOrganizer).toBeUndefined()
    expect(await decide('pin')).toEqual({ isPinned: true, isLocked: false })
    expect(await decide('lock')).toEqual({ isPinned: true, isLocked: true })
    await expect(answer(topicId)).rejects.toMatchObject({ errno: 'e41035' })
    expect(await decide('unpin')).toEqual({ isPinned: false, isLocked: true })
    const { topic } = await read(topicId)
    expect(topic).toMatchObject({ isPinned: false, isLocked: true })
    await expect(decide('unlock', author)).rejects.toMatchObject({ http: 403 })
    expect((await read(topicId)).topic).toEqual(topic)
    await expect(decide('unlock', organizer, { id: elsewhere, topicId })).rejects.toMatchObject({ http: 403 })
    await expect(api.send(refs.decideTopic, { params, body: { decision: 'pin' } })).rejects.toMatchObject({ http: 401 })
    await expect(decide('pin', organizer, { id, topicId: 999_999 })).rejects.toMatchObject({ http: 404 })
    const other = await open(author, '别处', text('正文'), elsewhere)
    await expect(decide('pin', organizer, { id, topicId: other })).rejects.toMatchObject({ http: 404 })
    expect(await decide('unlock')).toEqual({ isPinned: false, isLocked: false })
    await lock(topicId, { removedAt: new Date(api.clock.now()) })
    await expect(decide('pin')).rejects.toMatchObject({ errno: 'e41036' })
  })

  it('of a private competition are nothing to those without the code', async () => {
    const closed = await addCompetition(api, { codeHash: await hashCode('TIDE-1') })
    await api.platform.db.insert(privateUnlocks).values({ competitionId: closed, userId: author.id })
    const topicId = await open(author, '暗号', text('暗号'), closed)
    const visitors = [api, api.as(other)]
    for (const visitor of visitors) {
      for (const path of ['', `/${topicId}`]) {
        const answered = await visitor.request(`/api/site/competitions/${closed}/discussion${path}`)
        expect(answered.status).toBe(404)
        expect(await answered.text()).not.toContain('暗号')
      }
    }
    await expect(open(other, 'a', text('a'), closed)).rejects.toMatchObject({ http: 404 })
    expect((await api.as(author).send(refs.discussionTopics, { params: { id: closed }, query: {} })).total).toBe(1)
  })

  it('number replies that arrive together one after the other', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const topicId = await open()
      const all = await Promise.all(Array.from({ length: 8 }, (_, i) => answer(topicId, text(`${i}`))))
      expect(all.map(({ no }) => no).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect((await read(topicId)).topic.replies).toBe(8)
    }
  })
})

describe.each(engines)('the discussion of an activity on $name', (engine) => {
  let api: TestApi
  const [id, other] = [1, 2]
  let [host, guest] = [] as unknown as [TestPerson, TestPerson]
  beforeAll(async () => {
    api = await openApi(engine)
    await beDemonstration(api)
    ;[host, guest] = [await api.person(), await api.person()]
  })
  afterAll(() => api.close())

  const open = async (activity = id) => {
    const body = { title: '报名', content: text('留一句') }
    return (await api.as(host).send(refs.addActivityTopic, { params: { id: activity }, body })).topicId
  }

  it('is read by everybody and written by signed-in people, apart from those of other activities and competitions', async () => {
    const [topicId, elsewhere] = [await open(), await open(other)]
    const competition = await addCompetition(api)
    const list = (activity: number) => api.send(refs.activityTopics, { params: { id: activity }, query: {} })
    expect((await list(id)).list.map((topic) => topic.id)).toEqual([topicId])
    expect(await list(other)).toMatchObject({ total: 1, mayWrite: false })
    expect((await api.send(refs.discussionTopics, { params: { id: competition }, query: {} })).total).toBe(0)
    for (const params of [
      { id: other, topicId },
      { id, topicId: elsewhere },
    ]) {
      await expect(api.send(refs.activityTopic, { params, query: {} })).rejects.toMatchObject({ http: 404 })
    }
    await expect(
      api.send(refs.discussionTopic, { params: { id: competition, topicId }, query: {} }),
    ).rejects.toMatchObject({ http: 404 })
    await expect(
      api.send(refs.addActivityReply, { params: { id, topicId }, body: { content: text('a') } }),
    ).rejects.toMatchObject({ http: 401 })
  })

  it('of an activity that is not there is missing, and so is that of an article', async () => {
    for (const missing of [999_999, 9]) {
      await expect(api.send(refs.activityTopics, { params: { id: missing }, query: {} })).rejects.toMatchObject({
        http: 404,
      })
      const body = { title: 'a', content: text('a') }
      await expect(api.as(host).send(refs.addActivityTopic, { params: { id: missing }, body })).rejects.toMatchObject({
        http: 404,
      })
    }
  })

  it('has the rules of every discussion: replies, changes, views, reports and removal', async () => {
    const topicId = await open()
    const { postId, no } = await api
      .as(guest)
      .send(refs.addActivityReply, { params: { id, topicId }, body: { content: text('来') } })
    expect(no).toBe(1)
    const params = { id, topicId, postId }
    const edited = await api.as(guest).send(refs.editActivityPost, { params, body: { content: text('来，讲一个') } })
    expect(edited).toMatchObject({ content: '<p>来，讲一个</p>', isOwn: true })
    await expect(
      api.as(host).send(refs.editActivityPost, { params, body: { content: text('别人的') } }),
    ).rejects.toMatchObject({ http: 403 })
    expect(await api.as(host).send(refs.viewActivityTopic, { params: { id, topicId }, body: { no: 1 } })).toEqual({
      unread: 0,
    })
    expect(await api.as(host).send(refs.reportActivityPost, { params, body: { reason: 'spam' } })).toEqual({
      reported: true,
    })
    const operate = (...words: string[]) => discussionsCommand(api.platform, words, api.clock.now)
    expect(await operate('reports')).toContain(`activity ${id}  topic ${topicId}`)
    expect(await operate('list-activity', String(id))).toContain(String(topicId))
    await operate('lock', String(topicId))
    await expect(
      api.as(guest).send(refs.addActivityReply, { params: { id, topicId }, body: { content: text('a') } }),
    ).rejects.toMatchObject({ http: 409, errno: 'e41035' })
    await operate('unlock', String(topicId))
    expect(await api.as(guest).send(refs.removeActivityPost, { params })).toEqual({ removed: 'post' })
  })

  it('tells the author and the mentioned people, with a link to the post and the title of the activity', async () => {
    const [asker, named] = [await api.person(), await api.person()]
    const body = { title: '想讲一个', content: text('思路') }
    const { topicId } = await api.as(asker).send(refs.addActivityTopic, { params: { id }, body })
    const reply = { content: text('欢迎'), mentions: [named.id] }
    await api.as(guest).send(refs.addActivityReply, { params: { id, topicId }, body: reply })
    const noticesOf = async (person: TestPerson) => {
      const { list } = await api.as(person).send(refs.noticeList, { query: {} })
      return list.map(({ title, intro, href }) => [title.en, intro.en, href])
    }
    const { title } = await api.send(refs.activity, { params: { id }, query: { lang: 'en-US' } })
    const intro = `In “想讲一个”, discussion of “${title}”.`
    const href = `/information/activity/${id}/discussion?topic=${topicId}#post-1`
    expect(await noticesOf(asker)).toEqual([[`${guest.name} replied to your topic`, intro, href]])
    expect(await noticesOf(named)).toEqual([[`${guest.name} mentioned you`, intro, href]])
  })
})

describe.each(oneEngine)('limits of discussions on $name', (engine) => {
  let api: TestApi
  let id = 0
  const small = { postYoung: { points: 2 }, stranger: { points: 2 }, report: { points: 1 } }
  beforeAll(async () => {
    api = await openApi(engine, { limits: { ...raisedLimits(1000), post: {}, ...small } })
    id = await addCompetition(api)
  })
  afterAll(() => api.close())

  const old = { createdAt: new Date('2026-01-01T00:00:00Z') }
  const fresh = { createdAt: new Date('2026-11-21T03:00:00Z') }
  const refused = (limit: string) => ({ http: 429, data: { limit } })
  const open = (by: TestPerson, mentions: number[] = []) =>
    api.as(by).send(refs.addTopic, { params: { id }, body: { title: 'a', content: text('a'), mentions } })

  it('hold for topics and replies together', async () => {
    const person = await api.person(old)
    for (let i = 0; i < limitTable.post.points; i++) await open(person)
    await expect(open(person)).rejects.toMatchObject({ http: 429, retryAfter: expect.any(Number) })
  })

  it('are lower for a new account', async () => {
    const [young, grown] = [await api.person(fresh), await api.person(old)]
    for (const person of [young, grown]) for (let i = 0; i < small.postYoung.points; i++) await open(person)
    await expect(open(young)).rejects.toMatchObject(refused('postYoung'))
    await open(grown)
  })

  it('count the strangers whom a post mentions', async () => {
    const [writer, ...strangers] = [await api.person(old), await api.person(), await api.person(), await api.person()]
    const [first, second, third] = strangers.map((person) => person.id) as [number, number, number]
    await open(writer, [first, second])
    await expect(open(writer, [third])).rejects.toMatchObject(refused('stranger'))
    await open(writer)
  })

  it('hold for reports', async () => {
    const [author, reader] = [await api.person(old), await api.person()]
    const { topicId } = await open(author)
    const { opening } = await api.send(refs.discussionTopic, { params: { id, topicId }, query: {} })
    const params = { id, topicId, postId: opening.id }
    const report = () => api.as(reader).send(refs.reportPost, { params, body: { reason: 'spam' } })
    await report()
    await expect(report()).rejects.toMatchObject(refused('report'))
  })
})
