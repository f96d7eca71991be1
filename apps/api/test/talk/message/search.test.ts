import { refs } from '@shulei/contract/refs.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexPeople } from '../../../src/modules/people/profile/people-search.service.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { say, thread } from './talk.ts'

describe.each(engines)('the search in messages on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  let zeng: TestPerson
  let gu: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    lin = await api.person({ name: '林晓舟' })
    zeng = await api.person({ name: '曾一凡' })
    gu = await api.person({ name: '顾南星' })
    await say(api, zeng, [lin], '周三复盘，带上 AUC 的图')
    await say(api, lin, [zeng], '好的，École 的 100% 数据也带上')
    await say(api, gu, [lin], '残差图在共享文件夹')
    // a conversation of two other people
    await say(api, zeng, [gu], '复盘的事只有我们知道')
  })
  afterAll(() => api.close())

  const search = (who: TestPerson, q: string, query = {}) =>
    api.as(who).send(refs.searchInbox, { query: { q, ...query } })
  const textsOf = async (who: TestPerson, q: string, query = {}) =>
    (await search(who, q, query)).messages.map(({ content }) => content)

  test.each([
    ['复盘', ['周三复盘，带上 AUC 的图']],
    ['auc', ['周三复盘，带上 AUC 的图']],
    ['ＡＵＣ', ['周三复盘，带上 AUC 的图']],
    ['带上 图', ['周三复盘，带上 AUC 的图']],
    ['école', ['好的，École 的 100% 数据也带上']],
    ['100%', ['好的，École 的 100% 数据也带上']],
    ['%', ['好的，École 的 100% 数据也带上']],
    ['_', []],
    ['\\', []],
    ['图', ['残差图在共享文件夹', '周三复盘，带上 AUC 的图']],
    ['１００％', ['好的，École 的 100% 数据也带上']],
    ['数据 100', ['好的，École 的 100% 数据也带上']],
    ['  ', []],
  ])('%j finds %j', async (q, texts) => {
    expect(await textsOf(lin, q)).toEqual(texts)
  })

  test('finds messages of the reader’s own conversations only, and no deleted ones', async () => {
    expect(await textsOf(gu, '复盘')).toEqual(['复盘的事只有我们知道'])
    const [found] = (await search(lin, '残差')).messages
    expect(found).toMatchObject({ mine: false, partner: { id: gu.id, name: gu.name } })
    await api.as(lin).send(refs.deleteMessage, { params: { id: found?.id ?? 0 } })
    expect(await textsOf(lin, '残差')).toEqual([])
    expect(await textsOf(gu, '残差')).toHaveLength(1)
  })

  test('finds people by name, pinyin and initials, among those in conversations', async () => {
    const namesOf = async (q: string) => (await search(lin, q)).people.map(({ name }) => name)
    // not indexed yet, and so found by the characters of the name
    expect(await namesOf('一凡')).toEqual(['曾一凡'])
    await indexPeople(api.platform.db, [zeng, gu])
    for (const q of ['曾', 'zengyifan', 'zyf', 'ZYF']) expect(await namesOf(q), q).toEqual(['曾一凡'])
    await indexPeople(api.platform.db, [await api.person({ name: '曾一帆' })])
    expect(await namesOf('zyf')).toEqual(['曾一凡'])
  })

  test('answers pages in order, with two statements and then one', async () => {
    const [one, other] = [await api.person(), await api.person()]
    for (let index = 1; index <= 5; index++)
      await say(api, index % 2 ? one : other, [index % 2 ? other : one], `第 ${index} 页`)
    const counted = async (query: object) => {
      let answer = await search(one, '页', query)
      const { count } = await countStatements(async () => {
        answer = await search(one, '页', query)
      })
      return { count, answer }
    }
    const first = await counted({ per_page: 3 })
    expect(first.answer.messages.map(({ content }) => content)).toEqual(['第 5 页', '第 4 页', '第 3 页'])
    const second = await counted({ per_page: 3, before: first.answer.next ?? 0 })
    expect(second.answer.messages.map(({ content }) => content)).toEqual(['第 2 页', '第 1 页'])
    expect(second.answer.next).toBeNull()
    expect([first.count, second.count]).toEqual([2, 1])
  })

  test('reads received messages by index', async () => {
    const { rows } = await api.platform.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from messages where receiver_id = ${lin.id} order by id desc limit 20`,
      )
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('messages_received')
  })

  test('finds rare words among many messages by the index, and frequent ones among the newest', async () => {
    const [one, other] = [await api.person(), await api.person()]
    const { db, database } = api.platform
    await db.execute(sql`
      insert into messages (sender_id, receiver_id, content, idempotency_key, created_at)
      select case when n % 2 = 0 then ${one.id}::bigint else ${other.id} end,
        case when n % 2 = 0 then ${other.id}::bigint else ${one.id} end,
        '第 ' || n || ' 条，照常' || case when n in (3, 4, 1500, 2999) then '，渤海的 MiXed 50%_\\ 风' else '' end,
        'many-' || n, now()
      from generate_series(1, 4000) n`)
    await database.raw.query('vacuum analyze messages')
    const numbers = async (q: string, query = {}) =>
      (await textsOf(one, q, query)).map((content) => Number(/\d+/.exec(content)?.[0]))
    for (const q of ['渤海', '风', 'mixed', '50%_\\', '％_', '\\', '渤海 条', 'ＭＩＸＥＤ 渤'])
      expect(await numbers(q), q).toEqual([2999, 1500, 4, 3])
    expect(await numbers('渤海', { per_page: 2 })).toEqual([2999, 1500])
    expect(await numbers('照常', { per_page: 3 })).toEqual([4000, 3999, 3998])
    const with33 = Array.from({ length: 4000 }, (_, index) => 4000 - index).filter((n) => String(n).includes('33'))
    expect(await numbers('33', { per_page: 20 })).toEqual(with33.slice(0, 20))
    expect(await numbers('渤天')).toEqual([])

    const planOf = async (q: string) => {
      const { texts, params } = await countStatements(() => search(one, q, { before: 1e9 }))
      const { rows } = await database.raw.query(`explain ${texts.at(-1)}`, params.at(-1))
      return (rows as Record<'QUERY PLAN', string>[]).map((row) => row['QUERY PLAN']).join('\n')
    }
    const plan = await planOf('渤海')
    expect(plan).toContain('messages_grams')
    expect(plan).not.toContain('Seq Scan on messages')
  })

  test('shows a result in its conversation, with the messages after it', async () => {
    const [one, other] = [await api.person(), await api.person()]
    const ids: number[] = []
    for (let index = 1; index <= 6; index++) {
      const [sent] = await say(api, index % 2 ? one : other, [index % 2 ? other : one], `${index}`)
      ids.push(sent?.id ?? 0)
    }
    const next = await thread(api, one, other.id, { after: ids[1], per_page: 2 })
    expect(next.list.map(({ content }) => content)).toEqual(['4', '3'])
    expect(next.next).toBe(ids[3])
    const last = await thread(api, one, other.id, { after: next.next, per_page: 2 })
    expect(last.list.map(({ content }) => content)).toEqual(['6', '5'])
    expect(last.next).toBeNull()
  })
})
