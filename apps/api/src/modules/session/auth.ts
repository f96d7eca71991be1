import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { phoneNumber } from 'better-auth/plugins/phone-number'
import type { Platform } from '../../platform/platform.ts'
import { placeholderEmail } from './contact-rule.ts'
import { cookieNameOf } from './session.service.ts'
import { sessionDays } from './session-cookie.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

/** argon2id at OWASP's first recommendation: 6 to 7 ms, off the event loop. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password, argon)

/** Seconds. */
export const codeLife = 300
export const resetLife = 1800

export interface AuthHooks {
  sendCode(phone: string, code: string): Promise<void>
  /** Compares in constant time, and spends the code when it is right. */
  spendCode(phone: string, code: string): Promise<'right' | 'wrong' | 'expired'>
  sendReset(email: string, token: string): Promise<void>
}

type Call<B> = (input: { body: B; headers: Headers; asResponse: true }) => Promise<Response>

/** What we use of the library. Its own HTTP handler is never mounted: every door goes through sign-on.service.ts. */
export interface Auth {
  signInEmail: Call<{ email: string; password: string }>
  signUpEmail: Call<{ name: string; email: string; password: string }>
  sendPhoneNumberOTP: Call<{ phoneNumber: string }>
  verifyPhoneNumber: Call<{ phoneNumber: string; code: string; updatePhoneNumber?: boolean }>
  changePassword: Call<{ currentPassword: string; newPassword: string; revokeOtherSessions: true }>
  requestPasswordReset: Call<{ email: string }>
  resetPassword: Call<{ token: string; newPassword: string }>
}

/** The sign-on library on our own tables: accounts, passwords, codes and session rows. */
export function openAuth(platform: Platform, hooks: AuthHooks): Auth {
  const { config, db, log, secret } = platform
  const https = config.publicUrl.startsWith('https:')
  const auth = betterAuth({
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    // its messages quote addresses; only that something failed is written down
    logger: { log: (level, message) => (level === 'error' ? log.error({ part: 'sign-on' }, message) : undefined) },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    advanced: {
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      // the prefix __Host- is ours; the library would put __Secure- before it
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieNameOf(platform),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: https },
        },
      },
    },
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400, cookieCache: { enabled: false } },
    // limits are ours, in sign-on.service.ts: per account and number as well as per address, and atomic
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      // UTF-16 units; the rule that counts characters is in domain/session/password.ts
      maxPasswordLength: 144,
      password: { hash: hashPassword, verify: ({ hash: stored, password }) => verify(stored, password) },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLife,
      sendResetPassword: ({ user, token }) => hooks.sendReset(user.email, token),
    },
    plugins: [
      phoneNumber({
        otpLength: 6,
        expiresIn: codeLife,
        sendOTP: ({ phoneNumber: phone, code }) => hooks.sendCode(phone, code),
        async verifyOTP({ phoneNumber: phone, code }) {
          const state = await hooks.spendCode(phone, code)
          if (state === 'expired') throw new APIError('BAD_REQUEST', { code: 'OTP_EXPIRED', message: 'expired' })
          return state === 'right'
        },
        signUpOnVerification: {
          getTempEmail: placeholderEmail,
          getTempName: () => `user-${randomBytes(4).toString('hex')}`,
        },
      }),
    ],
  })
  return auth.api as unknown as Auth
}
