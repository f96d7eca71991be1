import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { ApiError } from '../../platform/api-error.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Around } from '../../platform/mount.ts'
import { idempotencyKeys } from './tables.ts'

/** How long a repeat waits for the first run of the same action. */
const patienceMs = 10_000
const pollMs = 50
/** After this long a run that gave no answer is taken for dead: its process was killed. */
const leaseMs = 60_000
/** How long answers are kept. */
const keptMs = 24 * 3_600_000

const unsafe = new Set(['POST', 'PUT', 'DELETE'])
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * A write of a signed-in person with an `Idempotency-Key` runs at most once: a repeat of the same action gets the first
 * answer, another action with the key is refused, and a repeat that comes while the first still runs waits for it. A refused
 * action leaves no trace, so it may be tried again with its key. Uploads are streamed and keep their own key (see the
 * submission module).
 */
export function idempotency(db: Database, clock: () => number): Around {
  const rowOf = (userId: number, key: string) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

  /** True when this request is the one that runs. A run that died is taken over. */
  async function claim(userId: number, key: string, action: string): Promise<boolean> {
    const now = new Date(clock())
    const mine = await db
      .insert(idempotencyKeys)
      .values({ userId, key, action, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { createdAt: now },
        setWhere: and(
          sql`${idempotencyKeys.http} is null`,
          eq(idempotencyKeys.action, action),
          lt(idempotencyKeys.createdAt, new Date(now.getTime() - leaseMs)),
        ),
      })
      .returning({ key: idempotencyKeys.key })
    return mine.length > 0
  }

  /** The first run's answer once it is there; null when that run was refused and the key is free again. */
  async function firstAnswer(userId: number, key: string, action: string): Promise<{ answer: unknown } | null> {
    const deadline = performance.now() + patienceMs
    for (;;) {
      const [row] = await db.select().from(idempotencyKeys).where(rowOf(userId, key))
      if (!row) return null
      if (row.action !== action) throw new ApiError('keyReused')
      if (row.http !== null) return { answer: row.answer }
      if (performance.now() > deadline) throw new ApiError('stillRunning', { retryAfter: 1 })
      await pause(pollMs)
    }
  }

  return async (c, call, body, run) => {
    const user = c.get('user')
    const key = c.req.header('idempotency-key')
    if (!user || !key || !unsafe.has(call.method) || call.read || call.form) return run()
    if (!/^[\w.:-]{1,64}$/.test(key)) throw new ApiError('invalid', { facts: { fields: 'idempotency-key' } })
    const { pathname, search } = new URL(c.req.url)
    const hash = createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest('base64url')
    const action = `${call.method} ${pathname}${search} ${hash}`
    while (!(await claim(user.id, key, action))) {
      const first = await firstAnswer(user.id, key, action)
      if (first) return first.answer
    }
    try {
      const answer = await run()
      await db
        .update(idempotencyKeys)
        .set({ http: 200, answer: answer ?? null })
        .where(rowOf(user.id, key))
      return answer
    } catch (error) {
      await db.delete(idempotencyKeys).where(rowOf(user.id, key))
      throw error
    }
  }
}

/** Removes answers that nobody will ask for again. */
export async function sweepIdempotency(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - keptMs)))
}
