import { refs } from '@shulei/contract/refs.ts'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/modules/base/session/tables.ts'
import * as profileTables from '../../src/modules/people/profile/tables.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../harness.ts'
import { addWholePerson } from '../people/profile/whole-person.ts'
import { payloads } from '../talk/message/payloads.ts'
import { say, thread } from '../talk/message/talk.ts'

/** Payloads that fit into a message. */
const short = payloads.filter((payload) => payload.length <= 255)

const { profiles, careers, educations, skills, accomplishments, questions, articles, notebooks } = profileTables
const written = { profiles, careers, educations, skills, accomplishments, questions, articles, notebooks }

/** Columns of free text: not those with a fixed set of values, nor months. */
const textColumns = (table: PgTable) =>
  Object.entries(getTableColumns(table)).filter(
    ([name, column]) =>
      column.columnType === 'PgText' && !column.enumValues?.length && !/Month$|^gotAt$|^birthday$|Key$/.test(name),
  )

describe.each(oneEngine)('markup in every text that people write on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let reader: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    owner = await addWholePerson(api)
    // names of a person's skills must differ, but here all texts are equal
    await api.platform.db.execute(sql`delete from skills where user_id = ${owner.id} and name <> 'Python'`)
    reader = await api.person()
    await api.as(reader).send(refs.follow, { body: { sponsorId: reader.id, followedId: owner.id } })
    await say(api, owner, [reader], '你好')
    await say(api, reader, [owner], '你好')
  })
  afterAll(() => api.close())

  /** Reads an address and checks that the answer is JSON with a content type that no browser shows as a page. */
  const read = async (path: string): Promise<unknown> => {
    const answer = await api.as(reader).request(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type'), path).toMatch(/^application\/json/)
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    return ((await answer.json()) as { data: unknown }).data
  }
  /** All texts in an answer, at any depth. */
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : []

  it('of a profile is shown as the text that was written', async () => {
    const { db } = api.platform
    const { id, ssoId } = owner
    const tabs = ['publishes', 'articles', 'notebook', 'practice', 'followers', 'followings', 'collections', 'datasets']
    const paths = [
      `/api/users/${id}/profile`,
      ...['info', 'introduction', 'research-direction', 'education', 'work'].map(
        (part) => `/api/v2/users/basic-${part}?userId=${ssoId}`,
      ),
      ...tabs.map((tab) => `/api/site/users/${id}/${tab}`),
      `/api/site/users/${reader.id}/followings`,
      `/api/users/competition/signup-list?userId=${ssoId}`,
      `/api/v1/inbox/sessions`,
      `/api/v1/inbox/partners/${id}`,
      `/api/v1/message-center/privateMessage/list`,
    ]
    for (const payload of payloads) {
      await db.update(users).set({ name: payload }).where(sql`id = ${id}`)
      let columns = 0
      for (const table of Object.values(written)) {
        const values = Object.fromEntries(textColumns(table).map(([name]) => [name, payload]))
        columns += Object.keys(values).length
        await db
          .update(table)
          .set(values as never)
          .where(sql`user_id = ${id}`)
      }
      expect(columns).toBeGreaterThan(15)
      const texts = (await Promise.all(paths.map(read))).flatMap(textsIn)
      // a text is complete, or the beginning of it in a list; it is never partly converted
      const marked = texts.filter((text) => /[<>]/.test(text))
      expect(marked.length).toBeGreaterThan(20)
      const flat = payload.replace(/\s+/g, ' ')
      for (const text of marked) {
        expect(text === payload || flat.startsWith(text.replace(/…$/, '').replace(/\s+/g, ' ')), text).toBe(true)
      }
    }
  })

  it('of a message is stored and read unchanged', async () => {
    for (const payload of short) {
      const [sent] = await say(api, owner, [reader], payload)
      expect(sent).toMatchObject({ content: payload.trim(), system: false })
      const { list } = await thread(api, reader, owner.id, { per_page: 1 })
      expect(list).toMatchObject([{ content: payload.trim(), system: false }])
      const { sessions } = await api.as(reader).send(refs.inboxSessions, { query: {} })
      expect(
        payload
          .replace(/\s+/g, ' ')
          .trim()
          .startsWith(sessions[0]?.snippet.replace(/…$/, '') ?? '-'),
      ).toBe(true)
      const center = await api.as(reader).send(refs.privateMessageHistory, {
        query: { partnerSsoId: owner.ssoId, size: 1 },
      })
      expect(center.list).toMatchObject([{ content: payload.trim() }])
    }
  })

  it('of a report is stored unchanged and never shown', async () => {
    for (const payload of payloads.filter(({ length }) => length <= 500)) {
      const body = { reason: 'other' as const, note: payload }
      await api.as(reader).send(refs.reportPerson, { params: { id: owner.id }, body })
      const { rows } = await api.platform.database.raw.query('select note from message_reports')
      expect(rows).toEqual([{ note: payload }])
    }
  })

  it('of a search matches nobody and is not repeated in the answer', async () => {
    for (const payload of payloads) {
      const answer = await api.as(reader).request(`/api/users?keyword=${encodeURIComponent(payload.slice(0, 60))}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    }
  })
})
