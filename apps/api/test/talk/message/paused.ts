import type { Tx } from '../../../src/platform/db/database.ts'
import type { TestApi } from '../../harness.ts'

const moment = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Starts a transaction that waits where its work calls `pause`. Answers a function that continues it and waits for its end. */
export async function paused(
  api: TestApi,
  work: (tx: Tx, pause: () => Promise<void>) => Promise<void>,
): Promise<() => Promise<void>> {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const ended = api.platform.db.transaction((tx) =>
    work(tx, () => {
      reached.resolve()
      return gate.promise
    }),
  )
  await Promise.race([reached.promise, ended])
  return () => {
    gate.resolve()
    return ended
  }
}

/**
 * Waits until `count` transactions wait for a lock of another one, or `work` is over. The embedded database starts a transaction
 * only after the end of the one before, so that waiting cannot be seen there and a fixed time is waited instead.
 */
export async function untilWaiting(api: TestApi, count: number, work: Promise<unknown>): Promise<void> {
  const { engine, raw } = api.platform.database
  if (engine === 'embedded') return void (await moment(50))
  let over = false
  const end = () => {
    over = true
  }
  work.then(end, end)
  while (!over) {
    const { rows } = await raw.query(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length >= count) return
    await moment(5)
  }
}
