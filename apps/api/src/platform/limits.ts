import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import type { RawSql } from './db/database.ts'
import { isRepeatedWrite } from './db/keyed-write.ts'
import { type Limit, type LimitName, type LimitOverrides, limitTable } from './limit-table.ts'

/** Counts requests by key and refuses those above the limit. */
export interface Limits {
  /**
   * Counts one attempt, or several. Throws `tooMany` with Retry-After and the name of the limit. Call it before any transaction.
   */
  take(name: LimitName, key: string | number, tries?: number): Promise<void>
  /** Takes one attempt back, for limits that count failures only. */
  giveBack(name: LimitName, key: string | number): Promise<void>
  /** Resets the count of a key. */
  forget(name: LimitName, key: string | number): Promise<void>
  /** Removes counts whose window has passed. */
  sweep(): Promise<void>
  readonly table: Readonly<Record<LimitName, Limit>>
}

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
  const keyFor = (name: LimitName, key: string | number) =>
    table[name].store === 'memory' ? String(key) : createHash('sha256').update(String(key)).digest('base64url')

  return {
    table,
    async take(name, key, tries = 1) {
      if (isRepeatedWrite()) return
      try {
        await limiters[name].consume(keyFor(name, key), tries)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        const { points, seconds: window } = table[name]
        throw new ApiError('tooMany', {
          facts: { limit: name, seconds, points, window },
          data: { limit: name, points, window, seconds },
          retryAfter: seconds,
        })
      }
    },
    async giveBack(name, key) {
      await limiters[name].reward(keyFor(name, key), 1)
    },
    async forget(name, key) {
      await limiters[name].delete(keyFor(name, key))
    },
    async sweep() {
      await raw.query('delete from rate_limits where expire < $1', [Date.now()])
    },
  }
}
