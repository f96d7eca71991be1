import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { anonymise, deleteWaysIn, type UserRow, unsetClosing } from './closing.repo.ts'
import { placeholderEmail } from './contact-rule.ts'
import { findUser } from './session.repo.ts'
import { sessionsOf } from './session.service.ts'

export { findDue as dueAccounts, lockDue as lockDueAccount } from './closing.repo.ts'

/** The instant at which a person's account closes; null while nobody has asked for that. */
export const closingOf = async (on: Executor, userId: number): Promise<Date | null> =>
  (await findUser(on, userId))?.closingAt ?? null

/** Keeps an account that was about to close. Answers false when it is closed already. */
export const keepUser = unsetClosing

/** Removes every way to sign in to an account, and its name, mail, phone and pictures. The caller holds the lock of its row. */
export async function closeUser(tx: Tx, user: UserRow, at: Date): Promise<void> {
  await deleteWaysIn(tx, user)
  await anonymise(tx, user.id, { name: CLOSED_NAME, email: placeholderEmail() }, at)
}

/** Drops the cached sessions of this process; other processes notice closed accounts when their caches run out. */
export const forgetSessions = (platform: Platform): void => sessionsOf(platform).forget()
