import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { answeredPages } from '@shulei/domain/publish/microsite/pages.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addMicrosite, addNews } from './record.ts'

describe.each(engines)('microsites on $name', (engine) => {
  let api: TestApi
  let editor: TestPerson
  let tide: number

  beforeAll(async () => {
    api = await openApi(engine)
    editor = await api.person({ name: '林晓舟' })
    tide = await addMicrosite(api, {
      name: 'tide',
      sort: 1,
      members: [editor.id],
      record: {
        experts: {
          lead: { cn: '他们', en: '' },
          people: [
            { userId: editor.id, role: { cn: '组长', en: '' }, words: { cn: '先画图', en: '' } },
            { userId: 987_654, role: { cn: '已注销', en: '' }, words: { cn: '', en: '' } },
          ],
        },
      },
    })
    await addMicrosite(api, { name: 'kite', sort: 0 })
    await addMicrosite(api, { name: 'tang', kind: 'special' })
    await addMicrosite(api, { name: 'later', sort: 2, publishedAt: api.clock.now() + DAY })
  })
  afterAll(() => api.close())

  const frame = (name: string, kind: 'race' | 'special' = 'race') =>
    api.send(refs.microsite, { params: { name }, query: { kind } })
  const page = (name: string, which: string, kind: 'race' | 'special' = 'race') =>
    api.send(refs.micrositePage, { params: { name, page: which }, query: { kind } })
  const missing = { errno: 'e40400' }

  test('are found in the tree of their kind alone', async () => {
    expect(await frame('tide')).toMatchObject({ name: 'tide', kind: 'race', version: 1, canEdit: false })
    expect(await frame('tang', 'special')).toMatchObject({ name: 'tang' })
    await expect(frame('tide', 'special')).rejects.toMatchObject(missing)
    await expect(frame('tang')).rejects.toMatchObject(missing)
    await expect(frame('nobody')).rejects.toMatchObject(missing)
  })

  test('without a name the first of the kind answers', async () => {
    expect(await frame('-')).toMatchObject({ name: 'kite' })
    expect(await frame('-', 'special')).toMatchObject({ name: 'tang' })
  })

  test('are hidden until their publication', async () => {
    await expect(frame('later')).rejects.toMatchObject(missing)
    await expect(page('later', 'home')).rejects.toMatchObject(missing)
    const names = async () =>
      (await api.send(refs.micrositeList, { query: { kind: 'race' } })).list.map(({ name }) => name)
    expect(await names()).toEqual(['kite', 'tide'])
    api.clock.advance(2 * DAY)
    expect(await names()).toEqual(['kite', 'tide', 'later'])
    api.clock.advance(-2 * DAY)
    const { list } = await api.send(refs.micrositeList, { query: {} })
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['race', 'special']))
    expect(list.map(({ name }) => name)).not.toContain('later')
  })

  test('may be changed by their members alone', async () => {
    const other = await api.person()
    const asked = { params: { name: 'tide' }, query: { kind: 'race' as const } }
    expect(await api.as(editor).send(refs.microsite, asked)).toMatchObject({ canEdit: true })
    expect(await api.as(other).send(refs.microsite, asked)).toMatchObject({ canEdit: false })
  })

  test.each(answeredPages)('have the page %s within its statements', async (which) => {
    await page('tide', which)
    const { count } = await countStatements(() => page('tide', which))
    expect(count).toBeLessThanOrEqual(7)
  })

  test('leave out competitions that do not exist, and people whose account is gone', async () => {
    expect(await page('tide', 'competition')).toMatchObject({ tracks: { items: [] } })
    expect(await page('tide', 'expert')).toMatchObject({ people: [{ id: editor.id, name: '林晓舟' }] })
  })

  test.each(['content-6', 'content-0', 'invite', 'news', 'studio', '..', 'HOME'])('have no page %s', async (which) => {
    const answer = await api.request(`/api/site/microsites/tide/pages/${encodeURIComponent(which)}?kind=race`)
    expect(answer.status).toBe(404)
  })

  test('show their news once it is due, newest first, with its neighbours', async () => {
    const now = api.clock.now()
    const elsewhere = await addMicrosite(api, { name: 'other', sort: 9 })
    let other = 0
    // ids of rows are beyond the numbers in the microsite of this test
    while (other < 5) other = (await addNews(api, elsewhere, '别处', now - HOUR)).rowId
    const [old, middle, newest] = [
      await addNews(api, tide, '旧', now - 3 * DAY),
      await addNews(api, tide, '中', now - 2 * DAY),
      await addNews(api, tide, '新', now - DAY),
    ]
    const due = await addNews(api, tide, '明天', now + DAY)
    const list = (pageNo: number) =>
      api.send(refs.micrositeNews, { params: { name: 'tide' }, query: { kind: 'race', page: pageNo, per_page: 2 } })
    expect(await list(1)).toMatchObject({ total: 3, list: [{ id: newest.number }, { id: middle.number }] })
    expect(await list(2)).toMatchObject({ total: 3, list: [{ id: old.number }] })
    const read = (id: number) =>
      api.send(refs.micrositeArticle, { params: { name: 'tide', id }, query: { kind: 'race' } })
    expect(await read(middle.number)).toMatchObject({ newer: { id: newest.number }, older: { id: old.number } })
    expect(await read(newest.number)).toMatchObject({ newer: null, older: { id: middle.number } })
    await expect(read(due.number)).rejects.toMatchObject(missing)
    // the address that an article had in earlier releases leads to it, in its own microsite alone
    expect(await read(newest.rowId)).toMatchObject({ id: newest.number })
    await expect(read(other)).rejects.toMatchObject(missing)
  })

  test('cannot have a version twice', async () => {
    const again = sql`insert into microsite_versions (microsite_id, number, record, created_at)
      select microsite_id, number, record, created_at from microsite_versions limit 1`
    await expect(api.platform.db.execute(again)).rejects.toThrow()
  })
})
