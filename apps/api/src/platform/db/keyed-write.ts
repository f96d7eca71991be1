import { AsyncLocalStorage } from 'node:async_hooks'
import { is, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, Tx } from './handle.ts'

type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * A write with an Idempotency-Key. Its key has to be stored by the same transactions as its rows, since a process may be killed
 * between any two of them. See modules/house/shell/idempotency.ts.
 */
export interface KeyedWrite {
  /** An earlier run has committed something: limits counted the write then, and must not refuse it now. */
  readonly isRepeat: boolean
  /** Runs the next transaction of the write. */
  transaction<T>(begin: Transaction, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Throws when another request has ended the write. */
  mustBeOpen(): Promise<void>
}

const current = new AsyncLocalStorage<KeyedWrite>()

/** Runs a handler whose transactions all belong to one keyed write. */
export const asKeyedWrite = <T>(write: KeyedWrite, run: () => Promise<T>): Promise<T> => current.run(write, run)

/** Whether the current code belongs to a keyed write that limits have counted before. */
export const isRepeatedWrite = (): boolean => current.getStore()?.isRepeat ?? false

/** Runs code that changes rows without `transaction`, such as the sign-on library: only a repeat after a kill runs it again. */
export async function besideKeyedWrite<T>(run: () => Promise<T>): Promise<T> {
  await current.getStore()?.mustBeOpen()
  return current.exit(run)
}

const changes = /^\s*(with\b[\s\S]*\b)?(insert\s+into|update\s+\S+\s+set|delete\s+from)\b/i
const dialect = new PgDialect()

/**
 * Makes the transactions of a database store the key of their keyed write. A keyed write that changes rows outside of a transaction
 * is a programming error, because it could happen twice.
 */
export function joinKeyedWrites(db: Database): void {
  const root = {
    transaction: db.transaction.bind(db),
    insert: db.insert.bind(db),
    update: db.update.bind(db),
    delete: db.delete.bind(db),
    execute: db.execute.bind(db),
  }
  const mustBeFree = () => {
    if (current.getStore()) throw new Error('a keyed write changes rows outside of a transaction')
  }
  Object.assign(db, {
    transaction: ((work, config) => {
      const begin: Transaction = (inner) => root.transaction(inner, config)
      return current.getStore()?.transaction(begin, work) ?? begin(work)
    }) satisfies Database['transaction'],
    execute: ((query) => {
      if (current.getStore() && changes.test(is(query, SQL) ? dialect.sqlToQuery(query).sql : String(query)))
        mustBeFree()
      return root.execute(query)
    }) as Database['execute'],
    insert: ((table) => {
      mustBeFree()
      return root.insert(table)
    }) as Database['insert'],
    update: ((table) => {
      mustBeFree()
      return root.update(table)
    }) as Database['update'],
    delete: ((table) => {
      mustBeFree()
      return root.delete(table)
    }) as Database['delete'],
  })
}
