import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../platform/columns.ts'

/** Key and value of the installation: secrets made at first start, which built-in content was loaded. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** Answers of JSON writes by (person, key): a repeated Idempotency-Key gets the first answer. Uploads keep their own key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    /** Method, path and a hash of the body: the same key for another action is refused. */
    action: text().notNull(),
    http: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** Counters of the API's own limits; the layout is rate-limiter-flexible's. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
