import { call } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { sweepExpired } from '../../../src/modules/house/shell/sweep.ts'
import { idempotencyKeys } from '../../../src/modules/house/shell/tables.ts'
import type { ApiModule } from '../../../src/platform/module.ts'
import { mount } from '../../../src/platform/mount.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'

const addNote = call({
  method: 'POST',
  path: '/api/test/notes',
  spec: 'test',
  summary: 'A write that counts',
  auth: 'user',
  body: z.object({ text: z.string() }),
  data: z.object({ n: z.int() }),
  errors: ['dailyLimit'],
})
const ref = { method: 'POST', path: '/api/test/notes' } as Ref<typeof addNote>

let runs = 0
let refuse = false
let gate: Promise<void> = Promise.resolve()
const testModule: ApiModule = (app, { db }) => {
  mount(app, addNote, ({ fail }) =>
    db.transaction(async () => {
      runs += 1
      const n = runs
      await gate
      if (refuse) fail('dailyLimit', { facts: { resetsAt: '00:00' } })
      return { n }
    }),
  )
}

describe.each(engines)('idempotency keys on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  beforeAll(async () => {
    api = await openApi(engine, { modules: [testModule] })
    person = await api.person()
  })
  afterAll(() => api.close())
  beforeEach(() => {
    runs = 0
    refuse = false
    gate = Promise.resolve()
  })

  const send = (text: string, idempotencyKey: string, who = person) =>
    api.as(who).send(ref, { body: { text } }, { idempotencyKey })

  it('run an action once and answer its repeat with the same', async () => {
    expect(await send('a', 'key-1')).toEqual({ n: 1 })
    expect(await send('a', 'key-1')).toEqual({ n: 1 })
    expect(runs).toBe(1)
  })

  it('are refused for another action', async () => {
    await send('a', 'key-2')
    await expect(send('b', 'key-2')).rejects.toMatchObject({ http: 409, errno: 'e40902' })
    expect(runs).toBe(1)
  })

  it('are independent between people', async () => {
    const other = await api.person()
    expect(await send('a', 'key-3')).toEqual({ n: 1 })
    expect(await send('a', 'key-3', other)).toEqual({ n: 2 })
  })

  it('run fifty requests at the same moment once, and answer all alike', async () => {
    let open = () => {}
    gate = new Promise((done) => {
      open = done
    })
    const all = Promise.all(Array.from({ length: 50 }, () => send('a', 'key-4')))
    await new Promise((done) => setTimeout(done, 300))
    open()
    expect(new Set((await all).map(({ n }) => n))).toEqual(new Set([1]))
    expect(runs).toBe(1)
  })

  it('may be used again after a refusal', async () => {
    refuse = true
    await expect(send('a', 'key-5')).rejects.toMatchObject({ errno: 'e42003' })
    refuse = false
    expect(await send('a', 'key-5')).toEqual({ n: 2 })
  })

  it('let an action continue whose process was killed before its transaction ended', async () => {
    await send('a', 'key-6')
    await api.platform.db.update(idempotencyKeys).set({ http: null, answer: null })
    expect(await send('a', 'key-6')).toEqual({ n: 2 })
  })

  it('answer the result of the transaction when the process was killed after it', async () => {
    await send('a', 'key-8')
    await api.platform.db.update(idempotencyKeys).set({ http: null, answer: [{ n: 1 }] })
    expect(await send('a', 'key-8')).toEqual({ n: 1 })
    await expect(send('b', 'key-8')).rejects.toMatchObject({ errno: 'e40902' })
    expect(runs).toBe(1)
  })

  it.each(['', 'x'.repeat(64)])('may have the form %j', async (key) => {
    expect(await send('a', key)).toEqual({ n: 1 })
  })

  it.each(['x'.repeat(65), 'with space', 'ключ'])('are refused in the form %j', async (key) => {
    const answer = api.as(person).request('/api/test/notes', {
      method: 'POST',
      body: '{"text":"a"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': encodeURI(key) },
    })
    expect((await answer).status).toBe(400)
    expect(runs).toBe(0)
  })

  it('are deleted after a day', async () => {
    await send('a', 'key-7')
    api.clock.advance(25 * 3_600_000)
    await sweepExpired(api.platform)
    const { rows } = await api.platform.database.raw.query('select count(*)::int as n from idempotency_keys')
    expect(rows).toEqual([{ n: 0 }])
  })
})
