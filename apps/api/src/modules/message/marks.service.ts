import type { DataIn } from '@shulei/contract/call.ts'
import type { checkMessages, readAllMessages } from '@shulei/contract/message/calls.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeOwnInbox } from './inbox.service.ts'
import { deleteFor, markRead, moveCheckedAt, refreshSession, type Which } from './marks.repo.ts'

/** Marks a person's messages read. What arrives while it runs, or is newer than `upTo`, stays unread. */
export function markMessagesRead(
  platform: Platform,
  userId: number,
  which: Which,
): Promise<DataIn<typeof readAllMessages>> {
  const now = new Date(platform.clock())
  return changeOwnInbox(platform, userId, (tx) => markRead(tx, userId, which, now))
}

async function remove(tx: Tx, userId: number, which: { id: number } | { partnerId: number }): Promise<number> {
  const { count, partnerId } = await deleteFor(tx, userId, which)
  if (partnerId !== null) await refreshSession(tx, userId, partnerId)
  return count
}

/** Removes a message for one of its two people only (Q194). 0 for what is gone already, never was, or is not theirs. */
export async function deleteMessage(platform: Platform, userId: number, id: number): Promise<number> {
  return (await changeOwnInbox(platform, userId, (tx) => remove(tx, userId, { id }))).affectedRows
}

/** Removes all messages with somebody for one of the two only. */
export async function deleteConversation(platform: Platform, userId: number, partnerId: number): Promise<number> {
  return (await changeOwnInbox(platform, userId, (tx) => remove(tx, userId, { partnerId }))).affectedRows
}

/** Notes that a person looked at their messages at `time` (A§4): the stored instant moves on to now, and never back. */
export async function noteChecked(
  platform: Platform,
  userId: number,
  time: number,
): Promise<DataIn<typeof checkMessages>> {
  const now = new Date(platform.clock())
  // any number may arrive, but not every number is an instant, and not every instant one of the database's
  const looked = new Date(Math.min(Math.max(time, 0), now.getTime()))
  const affectedRows = await moveCheckedAt(platform.db, userId, { time: looked, now })
  return { affectedRows, messageCheckedAt: affectedRows > 0 ? now.toISOString() : null }
}
