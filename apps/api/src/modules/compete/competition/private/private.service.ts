import type { Data } from '@shulei/contract/call.ts'
import type { privateVerify } from '@shulei/contract/compete/competition/calls.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { SessionUser } from '../../../../platform/context.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { hashCode, isRightCode } from './code-hash.ts'
import { findCodeHash, insertUnlock, setCodeHash } from './private.repo.ts'

/**
 * Opens a private competition for a person who enters its code (C065). Every try counts for the person and for the address; a right
 * one is given back, and so is the person's while the address is refused. A public competition needs no code. Throws `privateCodeWrong`, `tooMany`, and `notFound`.
 */
export async function enterCode(
  { db, clock, limits }: Pick<Platform, 'db' | 'clock' | 'limits'>,
  competitionId: number,
  { user, address, code }: { user: SessionUser; address: string; code: string },
): Promise<Data<typeof privateVerify>> {
  const now = new Date(clock())
  const counts = [
    ['privateCode', `${user.id}:${competitionId}`],
    ['privateCodeAddress', address],
  ] as const
  return limits.attempt(counts, async () => {
    const stored = await findCodeHash(db, competitionId, now)
    if (stored === undefined) throw new ApiError('notFound')
    if (stored !== null) {
      if (!(await isRightCode(stored, code))) throw new ApiError('privateCodeWrong')
      await db.transaction((tx) => insertUnlock(tx, competitionId, user.id, now))
    }
    return { id: competitionId, isOpen: true as const }
  })
}

/** The hash of a code, for `closeBy`: made before a transaction, because it takes milliseconds. Throws for a text that cannot be one. */
export const hashOfCode = hashCode

/** Closes a competition to all who have not entered the code of this hash. Those who are in stay in. */
export const closeBy = setCodeHash

/** Opens a private competition for a person who needs no code, as its host. */
export const openFor = insertUnlock
