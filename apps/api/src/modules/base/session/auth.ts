import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { TEMPORARY_NAME } from '@shulei/domain/base/session/temporary-name.ts'
import { displayNameKey } from '@shulei/domain/base/text/name.ts'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { phoneNumber } from 'better-auth/plugins/phone-number'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { placeholderEmail, realEmail } from './contact-rule.ts'
import { cookieNameOf } from './session.service.ts'
import { sessionDays } from './session-cookie.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

/** argon2id at OWASP's first recommendation: 6 to 7 ms, off the event loop. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password, argon)

export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)

/** Seconds. */
export const codeLife = 300
export const emailCodeLife = 600
export const resetLife = 1800

export interface AuthHooks {
  sendCode(phone: string, code: string): Promise<void>
  /** Compares in constant time, and uses up the code when it is right. */
  spendCode(phone: string, code: string): Promise<'right' | 'wrong' | 'expired'>
  sendReset(user: { email: string; emailVerified: boolean }, token: string): Promise<void>
  /** Columns of the account that is being made: language and consent of its person. */
  newPerson(): { language: Lang; consentVersion?: string; consentAt?: Date }
}

/** A column of ours that no visitor of the library sets or reads. */
const own = <T extends 'string' | 'date'>(type: T) =>
  ({ type, required: false, input: false, returned: false }) as const

type Call<B> = (input: { body: B; headers: Headers; asResponse: true }) => Promise<Response>

/**
 * The parts of the sign-on library that the API uses. The library's HTTP handler is never mounted: sign-on.service.ts is the only
 * way in.
 */
export interface Auth {
  signInEmail: Call<{ email: string; password: string }>
  signUpEmail: Call<{ name: string; email: string; password: string }>
  sendPhoneNumberOTP: Call<{ phoneNumber: string }>
  verifyPhoneNumber: Call<{ phoneNumber: string; code: string; updatePhoneNumber?: boolean }>
  changePassword: Call<{ currentPassword: string; newPassword: string; revokeOtherSessions: true }>
  setPassword: Call<{ newPassword: string }>
  requestPasswordReset: Call<{ email: string }>
  resetPassword: Call<{ token: string; newPassword: string }>
}

/** Opens the sign-on library on the product's tables: accounts, passwords, codes and session rows. */
export function openAuth(platform: Platform, hooks: AuthHooks): Auth {
  const { config, db, log, secret } = platform
  const https = config.publicUrl.startsWith('https:')
  const auth = betterAuth({
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    // messages of the library quote addresses; the log says only that it failed
    logger: { log: (level, message) => (level === 'error' ? log.error({ part: 'sign-on' }, message) : undefined) },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    advanced: {
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      // the prefix `__Host-` is set by session-cookie.ts; the library would put `__Secure-` before it
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieNameOf(platform),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: https },
        },
      },
    },
    user: {
      additionalFields: {
        ...{ nameKey: own('string'), language: own('string') },
        ...{ consentVersion: own('string'), consentAt: own('date') },
      },
    },
    databaseHooks: {
      user: {
        create: {
          // an account is made only after a code to its address or number was right
          before: async (user) => ({
            data: {
              ...{ ...user, ...hooks.newPerson() },
              ...{ nameKey: displayNameKey(user.name), emailVerified: realEmail(user.email) !== null },
            },
          }),
        },
      },
    },
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400, cookieCache: { enabled: false } },
    // sign-on.service.ts limits requests itself: by account, number and address, and atomically
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      // UTF-16 units; the rule that counts characters is in domain/session/password.ts
      maxPasswordLength: 144,
      password: { hash: hashPassword, verify: ({ hash: stored, password }) => verifyPassword(stored, password) },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLife,
      sendResetPassword: ({ user, token }) => hooks.sendReset(user, token),
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
          getTempName: () => `${TEMPORARY_NAME}${randomBytes(6).toString('hex')}`,
        },
      }),
    ],
  })
  return auth.api as unknown as Auth
}
