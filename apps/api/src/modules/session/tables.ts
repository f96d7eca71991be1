import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../platform/columns.ts'

/** People. `id` is the public site id in addresses; `ssoId` the single-sign-on id that calls name userId (Q056). */
export const users = pgTable('users', {
  id: idColumn(),
  ssoId: text('sso_id').notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  phoneNumber: text('phone_number').unique(),
  phoneNumberVerified: boolean('phone_number_verified'),
  image: text(),
  banner: text(),
  /** Built-in demo person: marked on pages, kept out of real counts of nothing but never of rankings. */
  demo: boolean().notNull().default(false),
  messageCheckedAt: at('message_checked_at'),
  ...stamps,
})

const ownerColumn = () =>
  refColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: ownerColumn(),
    token: text().notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...stamps,
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/** Ways to sign in: a password, a phone. The password column holds argon2id hashes. */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ownerColumn(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    ...stamps,
  },
  (t) => [index('accounts_user').on(t.userId)],
)

/** One-time codes and reset tokens, kept by the sign-on library. */
export const verifications = pgTable(
  'verifications',
  {
    id: idColumn(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at('expires_at').notNull(),
    ...stamps,
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)
