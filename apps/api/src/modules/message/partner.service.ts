import type { BodyOut } from '@shulei/contract/call.ts'
import type { reportPerson } from '@shulei/contract/message/calls.ts'
import { isSystemSender } from '@shulei/domain/message/system-sender.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Lang } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeInboxes } from './inbox.service.ts'
import { markRead } from './marks.repo.ts'
import { saveReport, setMuted, wroteTo } from './partner.repo.ts'
import { findConversation } from './thread.repo.ts'
import { type Pair, readConversation } from './thread.service.ts'

async function checkPerson(platform: Platform, { userId, partnerId }: Pair): Promise<void> {
  if (userId === partnerId) throw new ApiError('messageToSelf')
  if (isSystemSender(partnerId)) throw new ApiError('messageToSystem')
  if (!(await findConversation(platform.db, { userId, partnerId }))) throw new ApiError('notFound')
}

/**
 * Mutes a person: what they wrote and will write counts as read; the person is not told. Or ends it: what they write from then
 * on counts again. Throws `notFound`, `messageToSelf`, `messageToSystem`.
 */
export async function mute(platform: Platform, pair: Pair, muted: boolean, lang: Lang) {
  const { userId, partnerId } = pair
  await checkPerson(platform, pair)
  const now = new Date(platform.clock())
  await platform.db.transaction(async (tx) => {
    await changeInboxes(tx, [userId])
    await setMuted(tx, userId, partnerId, muted ? now : null)
    if (muted) await markRead(tx, userId, { senderId: partnerId }, now)
  })
  return readConversation(platform, pair, lang)
}

/**
 * Keeps a report of a person, or of a message that they wrote to the one who reports it. Throws `notFound` (also for messages of
 * others), `messageToSelf`, `messageToSystem`, `tooMany`.
 */
export async function report(platform: Platform, pair: Pair, body: BodyOut<typeof reportPerson>): Promise<void> {
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
  await saveReport(platform.db, { reporterId, personId, messageId, reason, note, createdAt })
  platform.log.info({ reporterId, personId, messageId, reason }, 'a person was reported')
}
