import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../../platform/columns.ts'

/** Users. `id` is the public id in addresses; `ssoId` is the single-sign-on id, which calls name userId (Q056). */
export const users = pgTable(
  'users',
  {
    id: idColumn(),
    ssoId: text('sso_id').notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    name: text().notNull(),
    /** The name in its form for comparison; null for a name that an older release accepted twice. */
    nameKey: text('name_key').unique(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    phoneNumber: text('phone_number').unique(),
    phoneNumberVerified: boolean('phone_number_verified'),
    image: text(),
    /** Language that the person chose while signed in; null before the first choice. */
    language: text({ enum: ['zh-CN', 'en-US'] }),
    banner: text(),
    /** A built-in person of the demonstration: marked on pages, and ranked like everybody else. */
    demo: boolean().notNull().default(false),
    messageCheckedAt: at('message_checked_at'),
    /** The terms and privacy policy that the person agreed to, and when; null for accounts from before they were asked. */
    consentVersion: text('consent_version'),
    consentAt: at('consent_at'),
    /** The account closes at this instant unless its person returns; null while nobody has asked for that. */
    closingAt: at('closing_at'),
    /** The account was closed: its person is anonymised and has no session. */
    closedAt: at('closed_at'),
    ...stamps,
  },
  (t) => [index('users_closing').on(t.closingAt).where(sql`closing_at is not null and closed_at is null`)],
)

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

/** Ways to sign in: password or phone. The password column holds argon2id hashes. */
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

/** One-time codes and reset tokens of the sign-on library. */
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

/** SQL: the address of the latest session of a person, given by an expression; null or empty when it is not known. */
export const lastAddressOf = (userId: SQL): SQL<string | null> =>
  sql`(select s.ip_address from sessions s where s.user_id = ${userId} order by s.updated_at desc, s.id desc limit 1)`
