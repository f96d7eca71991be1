import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type { blockedPeople, reportPerson } from '@shulei/contract/talk/message/calls.ts'
import { isSystemSender } from '@shulei/domain/talk/message/system-sender.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { blockedBy, deleteBlock, insertBlock } from '../../base/block/block.service.ts'
import { changeInboxes, lockInboxes } from './inbox.service.ts'
import { markRead } from './marks.repo.ts'
import { pageOf } from './paging.ts'
import { endFollows, saveReport, wroteTo } from './partner.repo.ts'
import { findConversation } from './thread.repo.ts'
import { type ConversationPair, readConversation } from './thread.service.ts'

async function checkPerson(platform: Platform, { userId, partnerId }: ConversationPair): Promise<void> {
  if (userId === partnerId) throw new ApiError('messageToSelf')
  if (isSystemSender(partnerId)) throw new ApiError('messageToSystem')
  if (!(await findConversation(platform.db, { userId, partnerId }))) throw new ApiError('notFound')
}

/**
 * Blocks a person: their messages are marked read, follows between the two end, and the blocked person can neither write to nor
 * follow the other. Throws `notFound`, `messageToSelf`, `messageToSystem`.
 */
export async function block(platform: Platform, pair: ConversationPair, lang: Lang) {
  const { userId, partnerId } = pair
  await checkPerson(platform, pair)
  const now = new Date(platform.clock())
  await platform.db.transaction(async (tx) => {
    // the lock comes first: a message or follow of the same moment is stored before the block, or refused after it
    await lockInboxes(tx, [userId, partnerId])
    await changeInboxes(tx, [userId])
    await insertBlock(tx, userId, partnerId, now)
    await endFollows(tx, userId, partnerId)
    await markRead(tx, userId, { senderId: partnerId }, now)
  })
  return readConversation(platform, pair, lang)
}

/** Ends a block; the follows that it ended are not restored. Throws `notFound`, `messageToSelf`, `messageToSystem`. */
export async function unblock(platform: Platform, pair: ConversationPair, lang: Lang) {
  const { userId, partnerId } = pair
  await checkPerson(platform, pair)
  await platform.db.transaction(async (tx) => {
    await changeInboxes(tx, [userId])
    await deleteBlock(tx, userId, partnerId)
  })
  return readConversation(platform, pair, lang)
}

/** A page of the people whom a person blocks, newest block first. */
export async function readBlocked(
  { db }: Platform,
  userId: number,
  { size, before }: { size: number; before: number | undefined },
): Promise<DataIn<typeof blockedPeople>> {
  const found = await blockedBy(db, userId, { limit: size + 1, before })
  const { rows, next } = pageOf(found, { page: 1, size, before }, ({ blockId }) => blockId)
  return {
    list: rows.map(({ blockId: _, blockedAt, ...person }) => ({ ...person, blockedAt: blockedAt.toISOString() })),
    next,
  }
}

/**
 * Stores a report of a person, or of a message that the reporter received from them. Throws `notFound` (also for messages of
 * others), `messageToSelf`, `messageToSystem`, `tooMany`.
 */
export async function report(
  platform: Platform,
  pair: ConversationPair,
  body: BodyOut<typeof reportPerson>,
): Promise<void> {
  const { userId: reporterId, partnerId: personId } = pair
  await checkPerson(platform, pair)
  const { message: messageId = null, reason, note } = body
  if (
    messageId !== null &&
    !(await wroteTo(platform.db, { id: messageId, senderId: personId, receiverId: reporterId }))
  ) {
    throw new ApiError('notFound')
  }
  await platform.limits.take('report', reporterId)
  const createdAt = new Date(platform.clock())
  await platform.db.transaction((tx) => saveReport(tx, { reporterId, personId, messageId, reason, note, createdAt }))
  platform.log.info({ reporterId, personId, messageId, reason }, 'a person was reported')
}
