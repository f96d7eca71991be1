import { randomBytes } from 'node:crypto'
import type { DataIn } from '@shulei/contract/call.ts'
import type { reviewerSelf } from '@shulei/contract/compete/review/calls.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { isReviewerAccount, REVIEW_SESSION_DAYS, reviewerAccount } from '@shulei/domain/compete/review/access.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context } from '../../../../platform/context.ts'
import { addressKey } from '../../../../platform/http/client-address.ts'
import type { LimitName } from '../../../../platform/limits/table.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { deviceCookie, knownDevice } from '../../../base/session/known-device.service.ts'
import { couldBePassword, hashPassword, verifyPassword } from '../../../base/session/password.service.ts'
import { reviewerCookie, reviewerToken, tokenHash } from './reviewer-cookie.ts'
import { deleteSession, type FoundReviewer, findAccount, insertSession } from './session.repo.ts'

/** A reviewer in the form of the contract (C148, Q174). */
export const reviewerOut = ({
  id,
  name,
  organization,
  role,
  competition,
  isBlind,
  deadline,
  publishedAt,
}: FoundReviewer): DataIn<typeof reviewerSelf> => ({
  ...{ id, name, organization, role, competition, isBlind },
  deadline: new Date(deadline).toISOString(),
  publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
})

/** Hash that a password is compared with where no account has the name, so that both cases take the same time. */
let nobody: Promise<string> | undefined

/**
 * Signs a reviewer in (X006): a new session and its cookie; an earlier session of the browser ends. Wrong passwords count for the
 * address, and for account and address together; on a known device for that alone. Throws `reviewerWrong`, `tooMany`.
 */
export async function signReviewerIn(
  platform: Platform,
  c: Context,
  typed: { account: string; password: string },
): Promise<DataIn<typeof reviewerSelf>> {
  const { db, limits, clock } = platform
  const account = reviewerAccount(typed.account)
  const address = addressKey(c.get('clientAddress'))
  const cookies = c.req.header('cookie') ?? null
  // the database cannot look every text up
  const wanted = isReviewerAccount(account) ? await findAccount(db, account) : null
  const device = wanted && knownDevice(platform, cookies, `reviewer ${wanted.reviewer.id}`)
  // a new password starts the counts anew, so that the operator opens an account at once
  const whose = `${account} ${wanted?.password ?? ''}`
  const counts: (readonly [LimitName, string])[] = device
    ? [['reviewerDevice', `${whose} ${device}`]]
    : [
        ['reviewerAddress', address],
        ['reviewerPair', `${whose} ${address}`],
      ]
  const found = await limits.attempt(counts, async () => {
    nobody ??= hashPassword(randomBytes(24).toString('base64url'))
    const isRight =
      couldBePassword(typed.password) && (await verifyPassword(wanted?.password ?? (await nobody), typed.password))
    if (!wanted || !isRight) throw new ApiError('reviewerWrong')
    return wanted
  })
  const now = clock()
  const before = reviewerToken(platform, c.req.header('cookie'))
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    if (before) await deleteSession(tx, tokenHash(before))
    await insertSession(tx, {
      reviewerId: found.reviewer.id,
      tokenHash: tokenHash(token),
      expiresAt: new Date(now + REVIEW_SESSION_DAYS * DAY),
      createdAt: new Date(now),
    })
  })
  c.header('set-cookie', reviewerCookie(platform, token), { append: true })
  c.header('set-cookie', deviceCookie(platform, cookies, `reviewer ${found.reviewer.id}`), { append: true })
  return reviewerOut(found.reviewer)
}

/** Ends the session of the browser (X007). Without one nothing happens. */
export async function signReviewerOut(platform: Platform, c: Context): Promise<{ signedOut: boolean }> {
  const token = reviewerToken(platform, c.req.header('cookie'))
  const signedOut = token !== null && (await platform.db.transaction((tx) => deleteSession(tx, tokenHash(token))))
  c.header('set-cookie', reviewerCookie(platform, null), { append: true })
  return { signedOut }
}
