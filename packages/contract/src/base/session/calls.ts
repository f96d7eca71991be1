import * as z from 'zod'
import { call } from '../../call.ts'
import { id, instant } from '../../fields.ts'

/** The signed-in person (A§3 User). `userId` is the single-sign-on id; a user with one is authenticated. */
const User = z.object({
  id,
  userId: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  userBanner: z.string().nullable(),
  /** Identifies the session in the `x-token` header of later calls; useless without the session cookie. */
  token: z.string(),
  /** 1 once authenticated (Q167: signed in, not real-name verified). */
  authentication: z.literal(1),
  messageCheckedAt: instant.nullable(),
  /** Whether real-name verification has passed, so that pages can show missing steps. */
  verified: z.boolean(),
  /** A built-in demo person. */
  demo: z.boolean(),
  /** Instant at which the account closes; null while nobody has asked for that. */
  closingAt: instant.nullable(),
})

export const setLanguage = call({
  method: 'HEAD',
  path: '/set-language',
  spec: 'C001',
  summary: 'Store the language choice in a cookie; the browser changes its own language afterwards',
  auth: 'none',
  query: z.object({ lang: z.enum(['zh-CN', 'en-US']) }),
  data: z.undefined(),
  raw: 'empty',
})

export const currentUser = call({
  method: 'GET',
  path: '/api/users/sso',
  spec: 'C002',
  summary: 'The signed-in person, or null; errcode UNBOUND_PHONE_OR_EMAIL asks for the phone-binding page',
  auth: 'none',
  data: User.nullable(),
})

export const sessionState = call({
  method: 'GET',
  path: '/api/v2/users/session',
  spec: 'C003',
  summary: 'Whether the session is alive, asked of the database; repeated 62 s after logout',
  auth: 'none',
  data: z.object({ authenticated: z.boolean(), userId: z.string().nullable(), expiresAt: instant.nullable() }),
})

export const logout = call({
  method: 'DELETE',
  path: '/sso/proxy/api/logout',
  spec: 'C004',
  summary: 'End the session here and at the sign-on site',
  auth: 'none',
  data: z.object({ signedOut: z.boolean() }),
})

export { accountSecurity, endOtherSessions, endSession, sendEmailCode, updateEmail } from './account.ts'
