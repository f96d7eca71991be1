import { createHmac } from 'node:crypto'
import type { currentUser } from '@shulei/contract/base/session/calls.ts'
import type { DataIn } from '@shulei/contract/call.ts'
import { isVerified } from '@shulei/domain/base/completion/status.ts'
import { maskPhone } from '@shulei/domain/base/session/phone.ts'
import { displayNameKey } from '@shulei/domain/base/text/name.ts'
import type { SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isUnbound, realEmail, verifiedPhone } from './contact-rule.ts'
import { nameTakenOr } from './name-key.service.ts'
import { findPasswordHash, findUser, readUser, updatePictures, updateUserName } from './session.repo.ts'
import type { SignedOn } from './sign-on.ts'
import { checkedName } from './sign-on-checks.ts'

export { realEmail } from './contact-rule.ts'

/** Value of the `x-token` header, which names the session but lets nobody use it. */
const claimOf = (secret: string, sessionId: number) =>
  createHmac('sha256', secret).update(`claim:${sessionId}`).digest('base64url').slice(0, 22)

/** The signed-in person in the form of the contract (A§3). Throws `unbound` when the account has neither phone nor e-mail (A§8). */
export async function signedInUser(platform: Platform, user: SessionUser): Promise<DataIn<typeof currentUser>> {
  const found = await readUser(platform.db, user.id)
  if (!found) return null
  const { user: row, auth } = found
  if (isUnbound(row)) throw new ApiError('unbound')
  return {
    id: row.id,
    userId: row.ssoId,
    name: row.name,
    avatar: row.image,
    userBanner: row.banner,
    token: claimOf(platform.secret, user.sessionId),
    authentication: 1,
    messageCheckedAt: row.messageCheckedAt?.toISOString() ?? null,
    verified: isVerified(auth ?? {}),
    demo: row.demo,
    closingAt: row.closingAt?.toISOString() ?? null,
  }
}

/** A person in the form of the sign-on pages; null when the account is gone. */
export async function signedOn(on: Executor, id: number): Promise<SignedOn | null> {
  const user = await findUser(on, id)
  if (!user) return null
  const phone = verifiedPhone(user)
  return {
    id: user.id,
    name: user.name,
    email: realEmail(user.email),
    phone: phone === null ? null : maskPhone(phone),
    hasPassword: (await findPasswordHash(on, user.id)) !== null,
    unbound: isUnbound(user),
  }
}

/**
 * Changes a person's name; answers the stored form. Throws `nameInvalid`, `nameReserved`, `nameTaken`, after which the transaction
 * cannot go on.
 */
export async function renameUser(
  on: Executor,
  id: number,
  { raw, site, at }: { raw: string; site: SiteNames; at: Date },
): Promise<string> {
  const name = checkedName(raw, site)
  await updateUserName(on, id, { name, nameKey: displayNameKey(name) }, at).catch((error) => {
    throw nameTakenOr(error)
  })
  return name
}

/** A person's name under the lock of their row; null when the account is gone. */
export { lockUserName } from './session.repo.ts'

/** Changes a person's avatar or banner: the address of a picture, or null for the default. */
export const changeUserPicture = updatePictures

/** A person's e-mail address, or null for a placeholder. */
export const reachableEmail = (email: string): string | null => realEmail(email)
