import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../../platform/columns.ts'

/**
 * Answers of JSON writes by (person, key), so that a repeated Idempotency-Key gets the first answer. Uploads have keys in their own
 * tables.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    /** Method, path and a hash of the body: another action with the same key is refused. */
    action: text().notNull(),
    http: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** Counters of the API's limits, in the layout of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/** Processes with the role `jobs` that are alive: each writes its row anew every few seconds, see `platform/jobs/processes.ts`. */
export const jobProcesses = pgTable('job_processes', {
  id: uuid().primaryKey(),
  /** By the clock of the database. */
  seenAt: at('seen_at').notNull().defaultNow(),
})
