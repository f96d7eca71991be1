import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../api-error.ts'
import type { RawSql } from '../db/database.ts'
import { isRepeatedWrite } from '../db/keyed-write.ts'
import { type Limit, type LimitName, type LimitOverrides, limitTable } from './table.ts'
import { openTurns } from './turns.ts'

type Key = string | number

/** What is left of a limit. */
export interface LimitState {
  limit: LimitName
  points: number
  /** Seconds of the whole window, and until it ends. */
  window: number
  seconds: number
  left: number
}

/** Counts requests by key and refuses those above the limit. */
export interface Limits {
  /**
   * Counts one attempt, or several. Throws `tooMany` with Retry-After and the name of the limit. Call it before any transaction.
   * Answers what is left, or null for the repeat of a write that was counted before.
   */
  take(name: LimitName, key: Key, tries?: number): Promise<LimitState | null>
  /**
   * Runs an attempt that counts when it fails: it is counted before it runs, and given back when it succeeds. An attempt that meets
   * a limit waits while others under way in this process may be given back, so that many people can sign in at the same moment.
   * Throws `tooMany`.
   */
  attempt<T>(counts: readonly (readonly [name: LimitName, key: Key])[], run: () => Promise<T>): Promise<T>
  /** Takes one attempt back. */
  giveBack(name: LimitName, key: Key): Promise<void>
  /** Resets the count of a key. */
  forget(name: LimitName, key: Key): Promise<void>
  /** Removes counts whose window has passed. */
  sweep(): Promise<void>
  readonly table: Readonly<Record<LimitName, Limit>>
}

/** The refusal of a limit, with the facts of its sentence and of its headers. */
function tooMany({ limit, points, window, seconds }: Omit<LimitState, 'left'>): ApiError {
  const facts = { limit, points, window, seconds }
  return new ApiError('tooMany', { facts, data: facts, retryAfter: seconds })
}

const isTooMany = (error: unknown) => error instanceof ApiError && error.reason === 'tooMany'

/**
 * Opens the limits of `limitTable`, changed by `overrides`; counts are in memory or in the table `rate_limits` of either database.
 */
export function openLimits(raw: RawSql, overrides: LimitOverrides = {}): Limits {
  const names = Object.keys(limitTable) as LimitName[]
  const table = Object.fromEntries(names.map((name) => [name, { ...limitTable[name], ...overrides[name] }])) as Record<
    LimitName,
    Limit
  >
  const storeClient = { query: (q: { text: string; values: unknown[] }) => raw.query(q.text, q.values) }
  const limiters = Object.fromEntries(
    names.map((name) => {
      const { points, seconds: duration, store } = table[name]
      const options = { points, duration, keyPrefix: name }
      if (store === 'memory') return [name, new RateLimiterMemory(options)]
      const onTable = { storeClient, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
      return [name, new RateLimiterPostgres({ ...options, ...onTable, clearExpiredByTimeout: false })]
    }),
  ) as Record<LimitName, RateLimiterMemory | RateLimiterPostgres>
  // the table of counts must not contain phone numbers and addresses; keys in memory are not hashed, since every call uses them
  const keyFor = (name: LimitName, key: Key) =>
    table[name].store === 'memory' ? String(key) : createHash('sha256').update(String(key)).digest('base64url')

  async function take(name: LimitName, key: Key, tries = 1): Promise<LimitState | null> {
    if (isRepeatedWrite()) return null
    const { points, seconds: window } = table[name]
    const stateOf = ({ msBeforeNext, remainingPoints }: RateLimiterRes) => ({
      ...{ limit: name, points, window, left: remainingPoints },
      seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    })
    try {
      return stateOf(await limiters[name].consume(keyFor(name, key), tries))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw tooMany(stateOf(refused))
    }
  }
  const giveBack = async (name: LimitName, key: Key) => void (await limiters[name].reward(keyFor(name, key), 1))
  const turns = openTurns({
    take: async ([name, key]: readonly [LimitName, Key]) => {
      try {
        await take(name, key)
        return null
      } catch (refused) {
        if (!isTooMany(refused)) throw refused
        // a refused attempt has compared nothing, and would be in the way of one that is given back
        await giveBack(name, key)
        return refused
      }
    },
    nameOf: ([name, key]) => `${name} ${key}`,
  })

  return {
    table,
    take,
    giveBack,
    async attempt(counts, run) {
      if (isRepeatedWrite()) return run()
      const taken: (readonly [LimitName, Key])[] = []
      const end = async (isGivenBack: boolean) => {
        for (const count of taken) {
          try {
            if (isGivenBack) await giveBack(...count)
          } finally {
            turns.end(count)
          }
        }
      }
      try {
        for (const count of counts) {
          await turns.begin(count)
          taken.push(count)
        }
      } catch (refused) {
        await end(true)
        throw refused
      }
      try {
        const result = await run()
        await end(true)
        return result
      } catch (failure) {
        await end(false)
        throw failure
      }
    },
    async forget(name, key) {
      await limiters[name].delete(keyFor(name, key))
    },
    async sweep() {
      await raw.query('delete from rate_limits where expire < $1', [Date.now()])
    },
  }
}
