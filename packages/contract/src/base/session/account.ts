import * as z from 'zod'
import { call } from '../../call.ts'
import { id, instant, plainText } from '../../fields.ts'

/** Proof that the account is the caller's, needed to change a way to sign in: one of both, see domain/session/proof.ts. */
export const proof = {
  password: z.string().max(1024).optional(),
  /** The code that was sent to the phone number which the account has. */
  ownCode: plainText(20).optional(),
}

const Session = z.object({
  id,
  /** As the device named itself; null for one that is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: instant,
  /** To ten minutes. */
  seenAt: instant,
  /** The session of this request. */
  isCurrent: z.boolean(),
})

export const accountSecurity = call({
  method: 'GET',
  path: '/api/v2/users/security',
  spec: 'X031',
  summary: 'How the caller signs in, and the sessions that are open, the newest first',
  auth: 'user',
  data: z.object({
    /** Masked; null without a verified number. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
    hasPassword: z.boolean(),
    sessions: z.array(Session),
  }),
})

export const endSession = call({
  method: 'DELETE',
  path: '/api/v2/users/security/sessions/{sessionId}',
  spec: 'X031',
  summary: 'End one session of the caller',
  auth: 'user',
  data: z.object({ ended: z.boolean() }),
})

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/v2/users/security/sessions',
  spec: 'X031',
  summary: 'End every session of the caller but the one of this request',
  auth: 'user',
  data: z.object({ ended: z.int() }),
})

export const sendEmailCode = call({
  method: 'POST',
  path: '/api/v2/users/email-code',
  spec: 'X032',
  summary: 'Send a code to the e-mail address that the caller wants to use',
  auth: 'user',
  body: z.object({ email: plainText(400) }),
  data: z.object({ email: z.string() }),
  errors: ['emailMissing', 'emailInvalid', 'emailTaken', 'noSender'],
})

export const updateEmail = call({
  method: 'POST',
  path: '/api/v2/users/update-email',
  spec: 'X032',
  summary: "Set the caller's e-mail address, proven by the code that was sent to it",
  auth: 'user',
  body: z.object({ email: plainText(400), emailCode: plainText(20), ...proof }),
  data: z.object({ email: z.string() }),
  errors: [
    'emailMissing',
    'emailInvalid',
    'emailTaken',
    'codeMissing',
    'codeWrong',
    'codeExpired',
    'proofNeeded',
    'ownCodeWrong',
    'currentPasswordWrong',
  ],
})
