import { refs } from '@shulei/contract/refs.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageSessions, messages } from '../../../src/modules/talk/message/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { cleanMarkup } from '../../../src/platform/markup.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { tell } from '../notice/events.ts'
import { payloads } from './payloads.ts'
import { thread } from './talk.ts'

const allowed = /^<\/?(p|br|hr|h3|h4|ul|ol|li|blockquote|pre|code|strong|em|del|a)( (href|rel|start)="[^"]*")*( \/)?>$/

/** Checks that markup runs, styles, loads and frames nothing: only plain tags, and links to this site, the web or mail. */
function expectHarmless(markup: string, payload: string) {
  for (const tag of markup.match(/<[^>]*>?/g) ?? []) expect(tag, payload).toMatch(allowed)
  for (const [, href] of markup.matchAll(/href="([^"]*)"/g)) {
    expect(href, payload).toMatch(/^(https?:\/\/|mailto:|\/(?!\/)|#)/)
  }
}

it.each(payloads)('cleaned markup is harmless, and cleaning it again changes nothing: %s', (payload) => {
  const once = cleanMarkup(payload)
  expectHarmless(once, payload)
  expect(cleanMarkup(once)).toBe(once)
})

it('cleaning keeps markup of the editor', () => {
  const fine =
    '<h3>标题</h3><p>一段<strong>重点</strong>和<em>强调</em>，<a href="https://example.com/" rel="noopener nofollow">链接</a></p><ul><li>一</li></ul>'
  expect(cleanMarkup(fine)).toBe(fine)
})

describe.each(oneEngine)('markup that was stored without being cleaned on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    lin = await api.person()
  })
  afterAll(() => api.close())

  it('is cleaned when a system message is read', async () => {
    const { db } = api.platform
    const createdAt = new Date(api.clock.now())
    await db.insert(messages).values(
      payloads.map((content, index) => ({
        senderId: 100_000,
        receiverId: lin.id,
        content,
        system: true,
        idempotencyKey: `raw-${index}`,
        createdAt,
      })),
    )
    await db.insert(messageSessions).values({ userId: lin.id, partnerId: 100_000, lastMessageId: 1 })
    const { list } = await thread(api, lin, 100_000, { per_page: 100 })
    expect(list).toHaveLength(payloads.length)
    for (const message of list) expectHarmless(message.content, message.content)
  })

  it('is cleaned when a notice is read', async () => {
    for (const [index, payload] of payloads.entries()) {
      const both = { cn: payload, en: payload }
      const [notice] = await api.platform.db
        .insert(notices)
        .values({
          recipientId: lin.id,
          kind: 'announced',
          subject: `raw-${index}`,
          facts: { title: both, intro: both, content: both },
          createdAt: new Date(api.clock.now()),
        })
        .returning()
      const { content } = await api.as(lin).send(refs.noticeDetail, { params: { id: notice?.id ?? 0 } })
      for (const text of [content.cn, content.en]) expectHarmless(text, payload)
    }
  })

  it('in names and titles is shown in a notice as text', async () => {
    for (const [index, payload] of payloads.entries()) {
      const actor = await api.person({ name: payload.slice(0, 200) })
      const title = { cn: payload, en: payload }
      await tell(api, [
        { recipientId: lin.id, kind: 'liked', actorId: actor.id, subject: `${index}`, facts: { title, href: payload } },
        {
          recipientId: lin.id,
          kind: 'invited',
          actorId: actor.id,
          subject: `${index}`,
          facts: { competitionId: 1, competition: title, inviteId: 1, teamId: 1, team: payload },
        },
      ])
    }
    const { rows } = await api.platform.db.execute<{ id: number }>(
      sql`select id::float8 as id from notices where kind in ('liked', 'invited')`,
    )
    expect(rows).toHaveLength(2 * payloads.length)
    for (const { id } of rows) {
      const { content } = await api.as(lin).send(refs.noticeDetail, { params: { id } })
      for (const tag of `${content.cn}${content.en}`.match(/<[^>]*>/g) ?? []) {
        expect(tag).toMatch(/^<\/?p>$|^<\/a>$|^<a href="\/[^"<>]*">$/)
      }
    }
  })

  it('is cleaned when a message is written', async () => {
    const content = { cn: payloads.join(''), en: '' }
    const title = { cn: '升级', en: 'Upgrade' }
    await tell(api, [
      { recipientId: lin.id, kind: 'announced', subject: 'written', facts: { title, intro: title, content } },
    ])
    const { rows } = await api.platform.db.execute<{ cn: string }>(
      sql`select facts -> 'content' ->> 'cn' as cn from notices where subject = 'written'`,
    )
    expectHarmless(rows[0]?.cn ?? '<none>', 'written')
  })
})
