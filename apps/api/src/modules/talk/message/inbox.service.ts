import type { Unread } from '@shulei/domain/talk/message/unread.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeInboxes, lockInboxes, readUnread, readUnreadWithin } from './inbox.repo.ts'

/**
 * The inbox that messages and notices share. A writer takes its lock first (`lockInboxes`), changes the rows, and raises the
 * version (`changeInboxes`) in the same transaction.
 */
export { changeInboxes, lockInboxes } from './inbox.repo.ts'

/** Unread counts of a person. */
export const unreadOf = (platform: Platform, userId: number): Promise<Unread> => readUnread(platform.db, userId)

/** Changes rows of a person's own inbox under its lock; answers the number of changed rows and the unread counts after it. */
export async function changeOwnInbox(
  platform: Platform,
  userId: number,
  change: (tx: Tx) => Promise<number>,
): Promise<{ affectedRows: number; unread: Unread }> {
  return platform.db.transaction(async (tx) => {
    await lockInboxes(tx, [userId])
    const affectedRows = await change(tx)
    if (affectedRows > 0) await changeInboxes(tx, [userId])
    return { affectedRows, unread: await readUnreadWithin(tx, userId) }
  })
}
