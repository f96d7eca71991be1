import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, lt, sql } from 'drizzle-orm'
import { ApiError } from '../../../platform/api-error.ts'
import type { Around } from '../../../platform/context.ts'
import type { Database, Executor, Tx } from '../../../platform/db/database.ts'
import { asKeyedWrite, type KeyedWrite } from '../../../platform/db/keyed-write.ts'
import { idempotencyKeys } from './tables.ts'

/** Milliseconds for which answers are stored. */
const storedMs = 24 * 3_600_000

const unsafe = new Set(['POST', 'PUT', 'DELETE'])

/** An action of a person under a key. */
interface Action {
  userId: number
  key: string
  /** Method, path, query and a hash of the body. */
  text: string
}

/** The stored state of an action: its answer once it has ended; before that, the results of its transactions, in order. */
type StoredState = { ended: true; answer: unknown } | { ended: false; steps: readonly unknown[] }

const columns = { action: idempotencyKeys.action, http: idempotencyKeys.http, answer: idempotencyKeys.answer }
type Row = Pick<typeof idempotencyKeys.$inferSelect, keyof typeof columns>

const rowOf = ({ userId, key }: Action) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

/** Reads the stored state of an action. Throws `keyReused` where the key belongs to another action. */
function stateOf(action: Action, row: Row | undefined): StoredState {
  if (!row) return { ended: false, steps: [] }
  if (row.action !== action.text) throw new ApiError('keyReused')
  if (row.http !== null) return { ended: true, answer: row.answer }
  return { ended: false, steps: Array.isArray(row.answer) ? row.answer : [] }
}

async function find(on: Executor, action: Action): Promise<StoredState> {
  const [row] = await on.select(columns).from(idempotencyKeys).where(rowOf(action))
  return stateOf(action, row)
}

/** Locks the row of a key until the transaction ends; a repeat of the action waits here for the first run. */
async function take(tx: Tx, action: Action, now: Date): Promise<StoredState> {
  const { userId, key, text } = action
  const [row] = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, action: text, answer: [], createdAt: now })
    .onConflictDoUpdate({ target: [idempotencyKeys.userId, idempotencyKeys.key], set: { key } })
    .returning(columns)
  return stateOf(action, row)
}

/** Another request has ended the action meanwhile. */
class EndedMeanwhile extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('the action has ended')
    this.answer = answer
  }
}

/** Throws for values that JSON changes, such as a Date: a repeat must get the same result of a transaction as the first run. */
function mustBeJson(value: unknown): void {
  if (value === null || typeof value !== 'object') return
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain) throw new Error('a transaction of a keyed write answers what JSON can hold')
  Object.values(value).forEach(mustBeJson)
}

/** A run of an action: its transactions, and the result of the last one. */
interface Run extends KeyedWrite {
  last(): { value: unknown } | null
}

/**
 * Opens a run. Each of its transactions stores its result together with its rows; a transaction that an earlier run committed does
 * not run again, and returns the stored result.
 */
function openRun(db: Database, action: Action, steps: readonly unknown[], clock: () => number): Run {
  let next = 0
  let last: { value: unknown } | null = null
  const step = async <T>(begin: Parameters<Run['transaction']>[0], work: (tx: Tx) => Promise<T>): Promise<T> => {
    const at = next
    next += 1
    if (at < steps.length) return steps[at] as T
    return begin(async (tx) => {
      const known = await take(tx, action, new Date(clock()))
      if (known.ended) throw new EndedMeanwhile(known.answer)
      if (at < known.steps.length) return known.steps[at] as T
      const value = await work(tx)
      mustBeJson(value)
      await tx
        .update(idempotencyKeys)
        .set({ answer: [...known.steps, value ?? null] })
        .where(rowOf(action))
      return value
    })
  }
  return {
    isRepeat: steps.length > 0,
    last: () => last,
    async transaction(begin, work) {
      const value = await step(begin, work)
      last = { value }
      return value
    },
    async mustBeOpen() {
      const known = await find(db, action)
      if (known.ended) throw new EndedMeanwhile(known.answer)
    },
  }
}

/**
 * A write of a signed-in person with an `Idempotency-Key` changes things at most once, even if the process dies at any moment: the
 * transaction that writes also stores the key. A repeat gets the first answer; where only transactions are stored, the handler runs
 * again, and committed transactions return their stored results. Another action with the same key is refused. A refused action
 * stores nothing, so that it may be tried again with its key. Messages, submissions and identities have keys in their own rows; an
 * uploaded picture has no key, since each upload makes a new picture.
 */
export function idempotency(db: Database, clock: () => number): Around {
  /** Stores the answer of an action that none of its transactions returned; answers the first one if it is stored already. */
  async function end(action: Action, answer: unknown): Promise<unknown> {
    const { userId, key, text } = action
    const [row] = await db
      .insert(idempotencyKeys)
      .values({ userId, key, action: text, http: 200, answer: answer ?? null, createdAt: new Date(clock()) })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: {
          http: 200,
          answer: sql`case when ${idempotencyKeys.http} is null then excluded.answer else ${idempotencyKeys.answer} end`,
        },
        setWhere: eq(idempotencyKeys.action, text),
      })
      .returning(columns)
    if (!row) throw new ApiError('keyReused')
    return row.answer
  }

  async function runOnce(action: Action, steps: readonly unknown[], run: () => Promise<unknown>): Promise<unknown> {
    const write = openRun(db, action, steps, clock)
    const answer = await asKeyedWrite(write, run)
    const last = write.last()
    // most handlers answer the result of their last transaction, which is stored
    return last && isDeepStrictEqual(last.value, answer) ? answer : end(action, answer)
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
    const action = { userId: user.id, key, text: `${call.method} ${pathname}${search} ${hash}` }
    for (let steps: readonly unknown[] = []; ; ) {
      try {
        return await runOnce(action, steps, run)
      } catch (error) {
        if (error instanceof EndedMeanwhile) return error.answer
        // a refusal may come from an earlier run's own changes: then this run continues after them
        const known = await find(db, action)
        if (known.ended) return known.answer
        if (known.steps.length <= steps.length) throw error
        steps = known.steps
      }
    }
  }
}

/** Deletes expired answers. */
export async function sweepIdempotency(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - storedMs)))
}
