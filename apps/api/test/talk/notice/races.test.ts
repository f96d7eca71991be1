import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markNoticesRead } from '../../../src/modules/talk/notice/read.service.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { engines } from '../../engines.ts'
import { openApi, type TestApi } from '../../harness.ts'
import { roundsOn } from '../../rounds.ts'
import { expectSound } from '../message/invariants.ts'
import { everyKind, tell } from './events.ts'

const PARALLEL = 50

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/**
 * Sends the same event many times at the same moment; answers the number of stored notices, and the number that the calls report.
 */
async function rush(api: TestApi): Promise<{ rows: number; said: number }> {
  const [recipient, actor] = [await api.person(), await api.person()]
  const [followed] = everyKind(recipient.id, actor.id)
  if (!followed) throw new Error('no event')
  const made = await times(PARALLEL, () => tell(api, [followed]))
  const rows = await api.platform.db.select().from(notices).where(eq(notices.recipientId, recipient.id))
  return { rows: rows.length, said: made.reduce((sum, one) => sum + one, 0) }
}

describe.each(engines)('notices at the same moment on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test(`are stored once for ${PARALLEL} events of one kind, actor and subject`, async () => {
    for (let round = 0; round < roundsOn(engine); round++) expect(await rush(api)).toEqual({ rows: 1, said: 1 })
  })

  test('are counted once when tabs mark one and all, without a deadlock', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const [recipient, actor] = [await api.person(), await api.person()]
      await tell(api, everyKind(recipient.id, actor.id))
      const rows = await api.platform.db.select().from(notices).where(eq(notices.recipientId, recipient.id))
      const of = { userId: recipient.id, kinds: null }
      const mark = async (which: object) => (await markNoticesRead(api.platform, of, which)).affectedRows
      const said = await Promise.all([mark({}), ...rows.map(({ id }) => mark({ id })), mark({})])
      expect(said.reduce((sum, one) => sum + one, 0)).toBe(rows.length)
      await expectSound(api, [recipient])
    }
  })

  test('do not deadlock when events have the same recipients in different orders', async () => {
    const people = await times(6, () => api.person())
    const actors = await times(10, () => api.person())
    await Promise.all(
      actors.map((actor, index) => {
        const order = index % 2 ? people : people.toReversed()
        return tell(
          api,
          order.map(({ id }) => ({ recipientId: id, kind: 'followed', actorId: actor.id, facts: {} }) as const),
        )
      }),
    )
    await expectSound(api, people)
  })
})

describe.each(engines)('notices without the unique index on $name', (engine) => {
  test('are stored many times for the same event', async () => {
    const api = await openApi(engine)
    await api.platform.db.execute(sql`alter table notices drop constraint notices_once`)
    expect((await rush(api)).rows).toBeGreaterThan(1)
    await api.close()
  })
})
