import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillNameKeys } from '../../../src/modules/base/session/name-key.service.ts'
import type { SignOnVisitor } from '../../../src/modules/base/session/sign-on.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { registerAs } from '../../register.ts'

const AT_ONCE = 6

const visitor: SignOnVisitor = { cookie: null, clientAddress: '198.51.100.7', userAgent: 'test', lang: 'zh-CN' }
let mailboxes = 0

describe.each(engines)('display names on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { now: Date.now() })
  })
  afterAll(() => api.close())

  const register = (name: string, email = `name-${++mailboxes}@example.com`) =>
    registerAs(api, { name, email, password: 'correct horse' }, visitor)
  const rename = async (person: TestPerson, userName: string) => {
    const answer = await api.as(person).request('/api/users/updateUserName', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: person.id, userName }),
    })
    return (await answer.json()) as { errno?: string; data: { userName: string } | null }
  }
  const keysOf = async (name: string) =>
    (await api.platform.database.raw.query('select name_key from users where name = $1 order by id', [name])).rows

  test('are refused if they differ from another by invisible or look-alike characters only', async () => {
    expect(await register('林晓舟')).toMatchObject({ ok: true })
    expect(await register('林晓\u200b舟')).toMatchObject({ ok: false, reason: 'nameTaken' })
    expect(await register('Corner')).toMatchObject({ ok: true })
    const person = await api.person()
    expect(await rename(person, 'ϲоmer')).toMatchObject({ errno: 'e45016' })
    expect(await rename(person, '林晓舟二')).toMatchObject({ data: { userName: '林晓舟二' } })
  })

  test('are refused with the field that is taken, the address or the name', async () => {
    expect(await register('赵一', 'zhao-one@example.com')).toMatchObject({ ok: true })
    expect(await register('赵二', 'zhao-one@example.com')).toMatchObject({ reason: 'emailTaken' })
    expect(await register('赵一', 'zhao-two@example.com')).toMatchObject({ reason: 'nameTaken' })
  })

  test('may change the case of their owner’s own name', async () => {
    const person = await api.person()
    expect(await rename(person, 'Sailor')).toMatchObject({ data: { userName: 'Sailor' } })
    expect(await rename(person, 'SAILOR')).toMatchObject({ data: { userName: 'SAILOR' } })
  })

  const rush = (round: number) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const name = `racer ${round}${'\u200b'.repeat(index)}`
        if (index % 2) return (await register(name)).ok
        return (await rename(await api.person(), name)).data !== null
      }),
    )

  test(`go to one of ${AT_ONCE} people at the same moment, and to several without the constraint`, async () => {
    for (let round = 0; round < 3; round++) expect((await rush(round)).filter(Boolean)).toHaveLength(1)
    await api.platform.db.execute(sql`alter table users drop constraint users_name_key_unique`)
    expect((await rush(9)).filter(Boolean).length).toBeGreaterThan(1)
    await api.platform.db.execute(sql`update users set name_key = null`)
    await fillNameKeys(api.platform)
    await api.platform.db.execute(sql`alter table users add constraint users_name_key_unique unique (name_key)`)
  })

  test('of an older release stay with all their owners, and only the first has the key', async () => {
    await api.person({ name: 'Оld Sea' })
    await api.person({ name: 'old sea' })
    await fillNameKeys(api.platform)
    expect([await keysOf('Оld Sea'), await keysOf('old sea')]).toEqual([
      [{ name_key: 'old sea' }],
      [{ name_key: null }],
    ])
    expect(await register('old  sea')).toMatchObject({ reason: 'nameTaken' })
    await fillNameKeys(api.platform)
    expect(await keysOf('old sea')).toEqual([{ name_key: null }])
  })
})
