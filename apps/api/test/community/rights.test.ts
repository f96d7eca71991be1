import type { AnyCall } from '@shulei/contract/call.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openLog } from '../../src/platform/log.ts'
import { mountedCalls } from '../../src/platform/mount.ts'
import { oneEngine, openApi, type TestApi, type Visitor } from '../harness.ts'
import { marks } from '../people/profile/whole-person.ts'
import { addCast, type Cast, secrets } from './cast.ts'
import { calls, elsewhere, type Given, rows } from './rights-rows.ts'

/** Ids that do not exist. */
const nobody = ['999999999', '9007199254740991']
const noIds = ['abc', '-1', '0', '1.5', '1e3', '99999999999999999999', '1e400', ' 7 ', '__proto__', '']

const fieldsOf = (schema: z.ZodType | undefined): Record<string, { type?: string }> =>
  schema
    ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties as never)
    : {}

/** Every place of a call where an id can be: its path, and each field of its query and body. */
function placesOf(call: AnyCall): ((given: Given, value: string) => Given)[] {
  const into =
    (where: keyof Given, name: string, isList = false) =>
    (given: Given, value: string): Given => ({
      ...given,
      [where]: { ...given[where], [name]: isList ? [value] : value },
    })
  const inBody = Object.entries(fieldsOf(call.body)).flatMap(([name, { type }]) => {
    const asText = into('body', name, type === 'array')
    const asNumber = (given: Given, value: string): Given => ({
      ...given,
      body: { ...given.body, [name]: type === 'array' ? [Number(value)] : Number(value) },
    })
    return [asText, asNumber]
  })
  return [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => into('params', name)),
    ...Object.keys(fieldsOf(call.query)).map((name) => into('query', name)),
    ...inBody,
  ]
}

function requestOf(call: AnyCall, { params = {}, query = {}, body }: Given): [path: string, init: RequestInit] {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])) || '%20')
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const init: RequestInit = { method: call.method }
  if (body !== undefined && call.method !== 'GET') {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  return [search.size > 0 ? `${path}?${search}` : path, init]
}

it('every call of these modules has a row, and every row a call', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(calls).sort())
})

describe.each(oneEngine)('ids of all people in every call on $name', (engine) => {
  let api: TestApi
  let cast: Cast
  const lines: string[] = []
  beforeAll(async () => {
    api = await openApi(engine, { log: openLog('trace', { write: (line) => void lines.push(line) }) })
    cast = await addCast(api)
  })
  afterAll(() => api.close())

  const hidden = [
    ...Object.values(secrets),
    ...[marks.email, marks.education, marks.publishes, marks.article, marks.notebook],
  ]
  const ask = async (visitor: Pick<Visitor, 'request'>, call: AnyCall, given: Given, headers: object = {}) => {
    const [path, init] = requestOf(call, given)
    const answer = await visitor.request(path, { ...init, headers: { ...init.headers, ...headers } })
    const text = call.raw ? '' : await answer.text()
    return { http: answer.status, text, what: `${call.method} ${path} ${init.body ?? ''}` }
  }
  /** All rows of lin and gu that a third person must not change. */
  const state = async () => {
    const [lin, gu] = [cast.lin.id, cast.gu.id]
    const mine = sql.raw(`(${lin}, ${gu})`)
    const { rows: all } = await api.platform.db.execute(sql`
      select 'm' as t, to_jsonb(m) as r from messages m where sender_id in ${mine} and receiver_id in ${mine}
      union all select 's', to_jsonb(s) from message_sessions s where user_id in ${mine} and partner_id in ${mine}
      union all select 'n', to_jsonb(n) from notices n where recipient_id in ${mine} and (actor_id is null or actor_id in ${mine})
      union all select 'i', to_jsonb(i) from notice_settings i where user_id in ${mine}
      union all select 'f', to_jsonb(f) from follows f where sponsor_id in ${mine}
      union all select 'r', to_jsonb(r) from message_reports r where reporter_id in ${mine}
      union all select 'u', to_jsonb(u) from users u where id in ${mine}
      union all select 'p', to_jsonb(p) from profiles p where user_id in ${mine}
      union all select 'c', to_jsonb(c) from careers c where user_id in ${mine}
      union all select 'e', to_jsonb(e) from educations e where user_id in ${mine}
      union all select 'a', to_jsonb(a) from accomplishments a where user_id in ${mine}
      union all select 'k', to_jsonb(k) from skills k where user_id in ${mine} order by 1, 2`)
    return JSON.stringify(all)
  }
  const foreign = () => {
    const { lin, gu, messageId, notices, picture } = cast
    return [lin.id, gu.id, lin.ssoId, messageId, ...notices.values(), 963, picture].map(String)
  }

  it('belong to mounted calls', () => {
    const mounted = new Set(mountedCalls(api.app))
    for (const [name, call] of Object.entries(calls)) expect(mounted.has(call), name).toBe(true)
  })

  it('are refused alike without a session', async () => {
    const refusals = new Set<string>()
    for (const [name, call] of Object.entries(calls)) {
      // a notebook with its files has more rows than the cast
      if (call.auth === 'none' && name in elsewhere) continue
      const [, given] = rows[name] ?? []
      const { http, text, what } = await ask(api, call, given?.(cast.lin, cast.gu, cast) ?? {})
      if (call.auth === 'none') expect(http, what).toBe(200)
      else {
        expect(http, what).toBe(401)
        if (!call.raw) refusals.add(text)
      }
    }
    expect(refusals.size).toBe(1)
  })

  const looped = Object.keys(rows).filter((name) => !(name in elsewhere))

  it.each(looped)('%s', async (name) => {
    const call = calls[name] as AnyCall
    const [kind, given] = rows[name] as (typeof rows)[string]
    const stranger = await api.person()
    const visitor = await api.signIn(stranger)
    const base = given(stranger, cast.lin, cast)
    const before = await state()

    const plain = await ask(visitor, call, base)
    expect(plain.http, plain.what).toBe(kind === 'private' ? plain.http : 200)

    /** Checks that an answer contains no other person's data and is no server error, whatever the arguments. */
    const harmless = async (asked: Given, headers: object = {}) => {
      const answer = await ask(visitor, call, asked, headers)
      expect(answer.http, answer.what).toBeLessThan(500)
      for (const secret of hidden) expect(answer.text, answer.what).not.toContain(secret)
      return answer
    }
    for (const put of placesOf(call)) {
      const none = await ask(visitor, call, put(base, '999999999'))
      for (const value of [...foreign(), ...nobody]) {
        const answer = await harmless(put(base, value))
        // the caller's own list may also be full, contain the row already, or lack it
        if (kind === 'public' || answer.http === 400 || (kind === 'own' && [403, 404, 409].includes(answer.http)))
          continue
        // `private`: the same answer as for a missing row; `own`: the same answer as without the id
        const same = kind === 'private' && /^\d{1,16}$/.test(value) ? none : kind === 'own' ? plain : null
        if (same && call.method === 'GET') expect(answer.text, answer.what).toBe(same.text)
        if (same && call.method !== 'GET')
          expect([answer.http, affected(answer.text)], answer.what).toEqual([same.http, affected(same.text)])
      }
      for (const value of noIds) {
        const { http, what } = await harmless(put(base, value))
        expect([200, 400, 403, 404, 409], what).toContain(http)
      }
    }
    // fields that the call does not have, and headers that claim to be another person
    const { id, ssoId } = cast.lin
    const swapped = { userId: id, user_id: id, operatorId: id, sponsorId: id, recipientId: id, sender: id, ssoId }
    if (call.method === 'GET' && kind === 'own') {
      const { text, what } = await harmless({ ...base, query: { ...base.query, ...swapped } })
      expect(text, what).toBe(plain.text)
    }
    const claim = { 'x-user-id': String(id), 'x-auth-user-id': ssoId, 'x-token': 'x' }
    const claimed = await harmless(base, claim)
    if (call.method === 'GET') expect(claimed.text, claimed.what).toBe((await ask(visitor, call, base)).text)
    else expect(claimed.http, claimed.what).toBe(403)
    expect(await state()).toBe(before)
  })

  it('do not let a person act or ask in another person’s name', async () => {
    const { lin, gu } = cast
    const stranger = await api.signIn(await api.person())
    const before = await state()
    const pair = { sponsorId: lin.id, followedId: gu.id }
    const time = '2026-11-21T04:00:00Z'
    const claims: [string, Given][] = [
      ['checkMessages', { body: { time, operatorId: lin.id } }],
      ['checkMessages', { body: { time, operatorId: lin.ssoId } }],
      ['followRelation', { query: pair }],
      ['follow', { body: pair }],
      ['unfollow', { query: pair }],
      ['unfollow', { query: {}, body: pair }],
      ...[lin.id, String(lin.id), lin.ssoId].flatMap((userId): [string, Given][] => [
        ['updateSex', { body: { userId, sex: 2 } }],
        ['updateBirthday', { body: { userId, birthday: null } }],
        ['updateIntro', { body: { userId, introduction: '' } }],
        ['updateUserName', { body: { userId, userName: '新名字' } }],
        ['updateAvatar', { body: { userId, avatar: null } }],
        ['updateBanner', { body: { userId, userBanner: null } }],
        ['createLocation', { body: { userId, province: '', city: '' } }],
        ['updateLocation', { body: { userId, id: gu.id, province: '', city: '' } }],
        ['addWork', { body: { userId, companyName: '海洋所' } }],
        ['addEducation', { body: { userId, schoolName: '海洋大学' } }],
        ['updateWork', { body: { userId, companyName: '海洋所' } }],
        ['updateEducation', { body: { userId, schoolName: '海洋大学' } }],
        ['removeWork', { body: { userId, userWorkId: cast.entries.work } }],
        ['removeEducation', { body: { userId, userEduId: cast.entries.education } }],
        ['updateInd', { body: { userId, industry: [] } }],
        ['addArticle', { body: { userId, articleName: '论文' } }],
        ['addOthers', { body: { userId, othersName: '其他' } }],
        ['saveAccomplishment', { params: { type: 'prize' }, body: { userId, prizeName: '奖' } }],
        ['deletePrize', { query: { userId, shipDeleteId: cast.entries.prize, deleteId: cast.entries.prize } }],
        ['addTag', { body: { userId, skillName: '看浪' } }],
        ['deleteWork', { query: { userId, userWorkId: cast.entries.work } }],
        ['deleteEducation', { query: { userId, userEduId: cast.entries.education } }],
        ['deleteTag', { body: { userId, userSkillId: cast.entries.skill } }],
      ]),
      ['updateLocation', { body: { id: lin.id, province: '', city: '' } }],
    ]
    for (const [name, given] of claims) {
      const { http, text, what } = await ask(stranger, calls[name] as AnyCall, given)
      expect([http, JSON.parse(text).errno], what).toEqual([403, 'e40300'])
    }
    expect(await state()).toBe(before)
  })

  it('give the owner the data that others do not get', async () => {
    const owner = await api.signIn(cast.lin)
    const texts: string[] = []
    for (const name of looped) {
      const [kind, given] = rows[name] as (typeof rows)[string]
      const call = calls[name] as AnyCall
      if (call.method !== 'GET') continue
      const { http, text, what } = await ask(owner, call, given(cast.lin, cast.gu, cast))
      expect(http, what).toBe(200)
      texts.push(text)
      if (kind === 'public' && call.path.includes('{id}')) {
        texts.push((await ask(owner, call, { params: { id: cast.lin.id } })).text)
      }
      if (kind === 'public' && fieldsOf(call.query).userId) texts.push((await ask(owner, call, { query: {} })).text)
    }
    const all = texts.join('\n')
    for (const secret of [
      secrets.message,
      secrets.notice,
      secrets.birthday,
      marks.email,
      marks.education,
      marks.article,
    ]) {
      expect(all).toContain(secret)
    }
    for (const name of looped) {
      const [kind, given] = rows[name] as (typeof rows)[string]
      const call = calls[name] as AnyCall
      if (kind !== 'private' || call.method === 'GET') continue
      await api.platform.db.execute(sql`update notices set read_at = null, deleted_at = null`)
      await api.platform.db.execute(
        sql`update messages set read_at = null, sender_deleted = false, receiver_deleted = false`,
      )
      const { http, text, what } = await ask(owner, call, given(cast.lin, cast.gu, cast))
      expect([http, affected(text) > 0], what).toEqual([200, true])
    }
  })

  it('never appear in the log with a text, a number or a token', async () => {
    const { cookie } = await api.signIn(cast.lin)
    const answer = await api.request('/api/v1/inbox/sessions', { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(lines.length).toBeGreaterThan(1000)
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    expect(token).toHaveLength(32)
    const all = lines.join('')
    for (const secret of [...hidden, token, '你好', cast.lin.name, cast.gu.name, '@example.com']) {
      expect(all.includes(secret), secret).toBe(false)
    }
  })
})

/** Number of rows that a write reports as changed, or the number in its answer. */
function affected(text: string): number {
  const { data } = JSON.parse(text) as { data: { affectedRows?: number } | number | null }
  return typeof data === 'number' ? data : (data?.affectedRows ?? 0)
}
