import type { accountSecurity } from '@shulei/contract/base/session/calls.ts'
import type { DataIn } from '@shulei/contract/call.ts'
import { deviceOf } from '@shulei/domain/base/session/device.ts'
import type { SessionUser } from '../../../platform/context.ts'
import { besideKeyedWrite } from '../../../platform/db/keyed-write.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteSessionsOf, findSessions } from './session.repo.ts'
import { sessionsOf } from './session.service.ts'
import { signedOn } from './user.service.ts'

/** A person's ways to sign in, and their open sessions. */
export async function securityOf({ db, clock }: Platform, user: SessionUser): Promise<DataIn<typeof accountSecurity>> {
  const account = await signedOn(db, user.id)
  const rows = await findSessions(db, user.id, new Date(clock()))
  return {
    phone: account?.phone ?? null,
    email: account?.email ?? null,
    hasPassword: account?.hasPassword ?? false,
    sessions: rows.map(({ id, userAgent, startedAt, seenAt }) => ({
      id,
      ...deviceOf(userAgent),
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: id === user.sessionId,
    })),
  }
}

/** Ends sessions of a person: the given one, or all but that of the request. Answers the number of ended sessions. */
export async function endSessions(
  platform: Platform,
  user: SessionUser,
  which: { id: number } | 'others',
): Promise<number> {
  const chosen = which === 'others' ? { keep: user.sessionId } : which
  // the sessions end before the answer is sent, so that no process reads and caches one of them in between
  const tokens = await besideKeyedWrite(() => deleteSessionsOf(platform.db, user.id, chosen))
  for (const token of tokens) sessionsOf(platform).forget(token)
  return tokens.length
}
