import type { AnyCall } from '@shulei/contract/call.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../../../src/modules.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { mountedCalls } from '../../../src/platform/mount.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'
import { beDemonstration } from '../../publish/demonstration.ts'
import { everything } from '../every-row.ts'
import { sceneFor } from './keyed-scene.ts'
import { type Sample, samples, withoutSample } from './keyed-writes.ts'

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`
const isKeyed = ({ method, read, form }: AnyCall) => ['POST', 'PUT', 'DELETE'].includes(method) && !read && !form

function addressOf({ path }: AnyCall, { params = {}, query = {} }: Sample): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

describe.each(oneEngine)('a process that dies between commit and answer on $name', (engine) => {
  let api: TestApi
  let whole: Pick<Database, 'transaction' | 'select'>
  const revive = () => Object.assign(api.platform.db, whole)
  beforeAll(async () => {
    api = await openApi(engine, { modules })
    await beDemonstration(api)
    const { transaction, select } = api.platform.db
    whole = { transaction, select }
  })
  afterEach(() => revive())
  afterAll(() => api.close())

  /** Kills the process at the end of its next transaction. */
  const dieAfterCommit = () => {
    const die = () => {
      throw new Error('killed')
    }
    const transaction: Database['transaction'] = async (work, config) => {
      await whole.transaction(work, config)
      Object.assign(api.platform.db, { select: die, transaction: die })
      return die()
    }
    Object.assign(api.platform.db, { transaction })
  }

  test('has a sample for every keyed write, or a reason for none', () => {
    const keyed = new Set(mountedCalls(api.app).filter(isKeyed).map(nameOf))
    expect([...Object.keys(samples), ...Object.keys(withoutSample)].toSorted()).toEqual([...keyed].toSorted())
  })

  test.each(Object.keys(samples))('%s: a repeat changes nothing and gets the first answer', async (name) => {
    const call = mountedCalls(api.app).find((one) => nameOf(one) === name) as AnyCall
    const scene = await sceneFor(api, call)
    const sample = (samples[name] as (typeof samples)[string])(scene)
    const visitor = await api.signIn(scene.me)
    const key = crypto.randomUUID()
    const send = async () => {
      const answer = await visitor.request(addressOf(call, sample), {
        method: call.method,
        headers: {
          'idempotency-key': key,
          ...(sample.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(sample.body === undefined ? {} : { body: JSON.stringify(sample.body) }),
      })
      const { status, data, errno } = (await answer.json()) as { status: string; data: unknown; errno?: string }
      return { status, data, errno }
    }
    dieAfterCommit()
    expect(await send()).toMatchObject({ status: 'e500' })
    revive()
    const done = await everything(api)

    api.clock.advance(5_000)
    const repeated = await send()
    expect(repeated).toMatchObject({ status: 'e200' })
    expect(await everything(api)).toEqual(done)
    expect(await send()).toEqual(repeated)
  })

  test('refuses a keyed write that changes rows outside of a transaction', async () => {
    const { asKeyedWrite } = await import('../../../src/platform/db/keyed-write.ts')
    const { settings } = await import('../../../src/modules/base/site/tables.ts')
    const { sql } = await import('drizzle-orm')
    const { db } = api.platform
    const write = {
      isRepeat: false,
      transaction: () => Promise.reject(new Error('not asked for')),
      mustBeOpen: async () => {},
    }
    const inside = (run: () => unknown) => asKeyedWrite(write, async () => run())
    await expect(inside(() => db.insert(settings))).rejects.toThrow('outside of a transaction')
    await expect(inside(() => db.update(settings))).rejects.toThrow('outside of a transaction')
    await expect(inside(() => db.delete(settings))).rejects.toThrow('outside of a transaction')
    for (const change of [
      sql`insert into ${settings} (key, value) values ('a', '1')`,
      sql`with x as (select 1) update ${settings} set value = '1'`,
      sql`delete from ${settings}`,
    ]) {
      await expect(inside(() => db.execute(change))).rejects.toThrow('outside of a transaction')
    }
    await expect(inside(() => db.execute(sql`select key from ${settings} for update`))).resolves.toBeDefined()
  })
})
