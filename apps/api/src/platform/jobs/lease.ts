import { and, eq, getTableColumns, isNotNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../db/database.ts'
import type { Platform } from '../platform.ts'

/** Milliseconds without a heartbeat after which another process may take over what a process works on. */
export const LEASE_MS = 30_000
const HEARTBEAT_MS = 10_000

/** A table whose rows are work for jobs. `leaseUntil` is null while no process works on the row. */
export type LeasedTable = PgTable & { leaseUntil: PgColumn; attempts: PgColumn }

/**
 * A row that a process works on: its primary key, and the attempt, which identifies the holder, since a later attempt invalidates the
 * earlier one.
 */
export interface Held {
  id: number | string
  attempt: number
}

const keyOf = (table: LeasedTable) => Object.values(getTableColumns(table)).find(({ primary }) => primary) as PgColumn

/** When a lease ends that is taken or extended now. */
export const leaseEnd = ({ clock }: Pick<Platform, 'clock'>): Date => new Date(clock() + LEASE_MS)

/** SQL: the row is still held by this claim. Every result of leased work is written under this condition. */
export const isHeld = (table: LeasedTable, { id, attempt }: Held): SQL | undefined =>
  and(eq(keyOf(table), id), eq(table.attempts, attempt), isNotNull(table.leaseUntil))

/** Extends the lease of a claim. False when the claim has passed to another process. */
export async function extendLease(on: Executor, table: LeasedTable, held: Held, until: Date): Promise<boolean> {
  const rows = await on
    .update(table)
    .set({ leaseUntil: until } as never)
    .where(isHeld(table, held))
    .returning({ attempt: table.attempts })
  return rows.length > 0
}

/**
 * Does the work of a claim while a heartbeat extends its lease. The signal fires when the claim has passed to another process, whose
 * result then counts.
 */
export async function underLease<T>(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  table: LeasedTable,
  held: Held,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController()
  const heart = setInterval(() => {
    extendLease(db, table, held, leaseEnd({ clock })).then(
      (isStillHeld) => isStillHeld || lost.abort(new Error('another process has taken the work over')),
      (error) => log.warn({ err: error, ...held }, 'a lease could not be extended'),
    )
  }, HEARTBEAT_MS)
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(heart)
  }
}

/** Ends all leases of a table, for a start of the only process of a database: whoever held them has ended. */
export async function releaseAll(on: Executor, table: LeasedTable): Promise<void> {
  await on
    .update(table)
    .set({ leaseUntil: null } as never)
    .where(isNotNull(table.leaseUntil))
}
