import type { DataIn } from '@shulei/contract/call.ts'
import type { checkMessages, readAllMessages } from '@shulei/contract/talk/message/calls.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeOwnInbox } from './inbox.service.ts'
import { deleteFor, type MessageSelection, markRead, moveCheckedAt, refreshSession } from './marks.repo.ts'
import { removeUnseenPictures } from './picture.service.ts'

/** Marks a person's messages read. Messages that arrive meanwhile or are newer than `upTo` stay unread. */
export function markMessagesRead(
  platform: Platform,
  userId: number,
  selection: MessageSelection,
): Promise<DataIn<typeof readAllMessages>> {
  const now = new Date(platform.clock())
  return changeOwnInbox(platform, userId, (tx) => markRead(tx, userId, selection, now))
}

async function remove(platform: Platform, userId: number, selection: { id: number } | { partnerId: number }) {
  let unseen: readonly string[] = []
  const { affectedRows } = await changeOwnInbox(platform, userId, async (tx) => {
    const { count, partnerId, pictures } = await deleteFor(tx, userId, selection)
    if (partnerId !== null) await refreshSession(tx, userId, partnerId)
    unseen = pictures
    return count
  })
  if (unseen.length > 0) await removeUnseenPictures(platform, { ids: unseen })
  return affectedRows
}

/**
 * Removes a message for one of its two people only (Q194). Answers 0 rows for a message that is gone, never existed or belongs to
 * others.
 */
export const deleteMessage = (platform: Platform, userId: number, id: number): Promise<number> =>
  remove(platform, userId, { id })

/** Removes all messages with a partner, for the caller only. */
export const deleteConversation = (platform: Platform, userId: number, partnerId: number): Promise<number> =>
  remove(platform, userId, { partnerId })

/** Notes that a person looked at their messages at `time` (A§4): the stored instant only moves forward. */
export async function noteChecked(
  platform: Platform,
  userId: number,
  time: number,
): Promise<DataIn<typeof checkMessages>> {
  const now = new Date(platform.clock())
  // clients may send any number, but not every number is an instant, nor every instant one of the database's
  const looked = new Date(Math.min(Math.max(time, 0), now.getTime()))
  const affectedRows = await platform.db.transaction((tx) => moveCheckedAt(tx, userId, { time: looked, now }))
  return { affectedRows, messageCheckedAt: affectedRows > 0 ? now.toISOString() : null }
}
