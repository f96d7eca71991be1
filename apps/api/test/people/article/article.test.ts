import { refs } from '@shulei/contract/refs.ts'
import { MAX_ARTICLES } from '@shulei/domain/people/article/article.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articles } from '../../../src/modules/people/profile/tables.ts'
import { engines, oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'

const text = { title: ' 三张图 ', summary: '先看再写', body: '<p>正文</p>', cover: null, tags: ['可视化'] }

describe.each(oneEngine)('articles on $name', (engine) => {
  let api: TestApi
  let author: TestPerson
  let other: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    author = await api.person()
    other = await api.person()
  })
  afterAll(() => api.close())

  const start = async () => (await api.as(author).send(refs.startArticle, {})).id
  const save = (id: number, version: number, patch: object = {}, by = author) =>
    api.as(by).send(refs.saveArticle, { params: { id }, body: { ...text, ...patch, version } })
  const publish = (id: number, version: number, by = author) =>
    api.as(by).send(refs.publishArticle, { params: { id }, body: { version } })
  const tab = (by: TestPerson) => api.as(by).send(refs.userArticles, { params: { id: author.id }, query: {} })
  const counts = async (by: TestPerson) =>
    (await api.as(by).send(refs.userProfile, { params: { id: author.id } })).counts.articles

  test('are seen by their author alone until they are published, and then with what was published', async () => {
    const id = await start()
    expect(await start()).toBe(id)
    // what was typed and taken back leaves a draft without content
    const { version: cleared } = await save(id, 1, { title: ' ', summary: '', body: '', tags: [] })
    expect(await start()).toBe(id)
    const saved = await save(id, cleared)
    expect(await tab(other)).toMatchObject({ list: [], total: 0 })
    expect(await counts(other)).toBe(0)
    expect(await tab(author)).toMatchObject({ list: [{ id, title: '三张图', isDraft: true }] })
    await expect(api.as(other).send(refs.personArticle, { params: { id } })).rejects.toMatchObject({ errno: 'e40400' })

    const { version } = await publish(id, saved.version)
    const seen = await api.as(other).send(refs.personArticle, { params: { id } })
    expect(seen).toMatchObject({ title: '三张图', body: '<p>正文</p>', tags: ['可视化'], isOwn: false })
    // a visitor without a session reads it, too
    expect((await api.request(`/api/site/articles/${id}`)).status).toBe(200)

    await save(id, version, { title: '改了一半' })
    expect((await api.as(other).send(refs.personArticle, { params: { id } })).title).toBe('三张图')
    expect(await tab(other)).toMatchObject({ list: [{ title: '三张图', hasChanges: false }], total: 1 })
    expect(await tab(author)).toMatchObject({ list: [{ hasChanges: true }] })
    expect(await api.as(author).send(refs.articleDraft, { params: { id } })).toMatchObject({ title: '改了一半' })
  })

  test('are hidden with the other activity of their author', async () => {
    const id = await start()
    await publish(id, (await save(id, 1)).version)
    const read = () => api.as(other).send(refs.personArticle, { params: { id } })
    const visit = async () => (await api.request(`/api/site/articles/${id}`)).status
    await api.as(author).send(refs.updatePrivateMyDynamics, { body: { seeMyDynamics: 1, audience: 'mutual' } })
    await expect(read()).rejects.toMatchObject({ errno: 'e40400' })
    expect(await visit()).toBe(404)
    expect(await api.as(author).send(refs.personArticle, { params: { id } })).toMatchObject({ isOwn: true })
    for (const [sponsorId, followedId] of [[author.id, other.id] as const, [other.id, author.id] as const]) {
      await api.as({ id: sponsorId }).send(refs.follow, { body: { sponsorId, followedId } })
    }
    expect(await read()).toMatchObject({ id })
    expect(await visit()).toBe(404)
    await api.as(author).send(refs.updatePrivateMyDynamics, { body: { seeMyDynamics: 1, audience: 'everybody' } })
  })

  test('of another person are neither read as drafts, nor changed, published or deleted', async () => {
    const id = await start()
    const { version } = await save(id, 1)
    const missing = { errno: 'e40400' }
    await expect(api.as(other).send(refs.articleDraft, { params: { id } })).rejects.toMatchObject(missing)
    await expect(save(id, version, {}, other)).rejects.toMatchObject(missing)
    await expect(publish(id, version, other)).rejects.toMatchObject(missing)
    expect(await api.as(other).send(refs.removeArticle, { params: { id } })).toEqual({ affectedRows: 0 })
    for (const [method, path] of [
      ['GET', `/${id}/draft`],
      ['PUT', `/${id}/draft`],
      ['POST', `/${id}/publish`],
      ['DELETE', `/${id}`],
      ['POST', ''],
    ]) {
      expect((await api.request(`/api/site/articles${path}`, { method: method as string })).status).toBe(401)
    }
    expect(await api.as(author).send(refs.removeArticle, { params: { id } })).toEqual({ affectedRows: 1 })
    await expect(api.as(author).send(refs.articleDraft, { params: { id } })).rejects.toMatchObject(missing)
  })

  test('lose scripts, styles and foreign pictures when they are stored', async () => {
    const id = await start()
    const body =
      '<p onclick="x()">甲<script>alert(1)</script><img src="https://example.com/a.png"><a href="javascript:x()">乙</a></p><svg><script>2</script></svg>'
    const { version } = await save(id, 1, { body })
    expect((await api.as(author).send(refs.articleDraft, { params: { id } })).body).toBe('<p>甲乙</p>')
    await publish(id, version)
    const seen = await api.as(other).send(refs.personArticle, { params: { id } })
    expect(seen.body).toBe('<p>甲乙</p>')
  })

  test.each([
    [{ title: '题'.repeat(81) }, 'e48031'],
    [{ title: '\ud83d' }, 'e48031'],
    [{ summary: '摘'.repeat(201) }, 'e48032'],
    [{ body: `<p>${'字'.repeat(30_001)}</p>` }, 'e48034'],
    [{ tags: ['十一个字的标签名称太长了'] }, 'e48035'],
    [{ tags: ['Python', 'ｐｙｔｈｏｎ'] }, 'e48035'],
    [{ tags: ['一', '二', '三', '四', '五', '六', '七'] }, 'e48035'],
    [{ cover: 'https://example.com/cover.png' }, 'e46006'],
    [{ cover: '/api/v1/dfeditor/images/00000000-0000-4000-8000-000000000000.png' }, 'e46006'],
  ])('refuse %j by name and keep what was stored', async (patch, errno) => {
    const id = await start()
    const before = await api.as(author).send(refs.articleDraft, { params: { id } })
    const refused = await save(id, before.version, patch).catch((error: { errno: string }) => error.errno)
    expect(refused).toBe(errno)
    expect(await api.as(author).send(refs.articleDraft, { params: { id } })).toEqual(before)
  })

  test('are at most as many for a person as the limit says', async () => {
    const me = await api.person()
    const row = { userId: me.id, ...text, publishedAt: new Date() }
    await api.platform.db.insert(articles).values(Array.from({ length: MAX_ARTICLES - 1 }, () => row))
    const { id } = await api.as(me).send(refs.startArticle, {})
    await api.as(me).send(refs.saveArticle, { params: { id }, body: { ...text, version: 1 } })
    await expect(api.as(me).send(refs.startArticle, {})).rejects.toMatchObject({ errno: 'e48010' })
  })

  test('need a title and a text to be published', async () => {
    const id = await start()
    const { version } = await save(id, 1, { title: ' ' })
    await expect(publish(id, version)).rejects.toMatchObject({ errno: 'e48030' })
    const later = await save(id, version, { body: '<p> </p>' })
    await expect(publish(id, later.version)).rejects.toMatchObject({ errno: 'e48033' })
  })
})

describe.each(engines)('two pages that save one article at once on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test('lose nothing unnoticed: one is stored, the other is refused', async () => {
    const me = await api.person()
    const { id } = await api.as(me).send(refs.startArticle, {})
    const save = (title: string) =>
      api.as(me).send(refs.saveArticle, { params: { id }, body: { ...text, title, version: 1 } })
    const outcomes = await Promise.allSettled(['甲', '乙', '丙'].map(save))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.errno] : []))
    expect(refusals).toEqual(['e48036', 'e48036'])
    const starts = await Promise.all(Array.from({ length: 3 }, () => api.as(me).send(refs.startArticle, {})))
    expect(new Set(starts.map((one) => one.id)).size).toBe(1)
  })
})
