import { createHmac } from 'node:crypto'
import type { DataIn } from '@shulei/contract/call.ts'
import type { currentUser } from '@shulei/contract/session/calls.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { SessionUser } from '../../platform/context.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasVerifiedRealName } from '../identity/identity.service.ts'
import { isUnbound, realEmail } from './contact-rule.ts'
import { findUser, updatePictures, updateUserName } from './session.repo.ts'
import { checkedName } from './sign-on-checks.ts'

/** What the `x-token` header carries: names the session without being of use to anybody who reads it. */
const claimOf = (secret: string, sessionId: number) =>
  createHmac('sha256', secret).update(`claim:${sessionId}`).digest('base64url').slice(0, 22)

/** The signed-in person as pages know them (A§3). Throws `unbound` when there is no way to reach them (A§8). */
export async function signedInUser(platform: Platform, user: SessionUser): Promise<DataIn<typeof currentUser>> {
  const row = await findUser(platform.db, user.id)
  if (!row) return null
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
    verified: await hasVerifiedRealName(platform.db, row.id),
    demo: row.demo,
  }
}

/** Gives a person another name; answers it as it is stored. Throws `nameInvalid`, `nameReserved`. */
export async function renameUser(on: Executor, id: number, raw: string, at: Date): Promise<string> {
  const name = checkedName(raw)
  await updateUserName(on, id, name, at)
  return name
}

/** Gives a person another avatar or banner: the address of a picture, or null for the default one. */
export const changeUserPicture = updatePictures

/** The address that other people may be shown as somebody's e-mail, or null for a placeholder. */
export const reachableEmail = (email: string): string | null => realEmail(email)
