import type { DataIn } from '@shulei/contract/call.ts'
import type { conversation, inboxMessages } from '@shulei/contract/message/calls.ts'
import { firstContactLeft } from '@shulei/domain/message/first-contact.ts'
import { isSystemSender } from '@shulei/domain/message/system-sender.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Lang } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MessageRow } from './message-row.ts'
import { type Paging, pageOf, sliceOf } from './paging.ts'
import { countUnreadFrom, findConversation, messagesBetween } from './thread.repo.ts'
import { messageOnWire, participantorOf, systemParticipantor } from './wire.ts'

/** Who looks at whose conversation. */
export interface Pair {
  userId: number
  partnerId: number
}

/** The other person of a conversation. Throws `notFound` for nobody and for oneself. */
export async function readConversation(
  { db }: Pick<Platform, 'db'>,
  { userId, partnerId }: Pair,
  lang: Lang,
): Promise<DataIn<typeof conversation>> {
  if (isSystemSender(partnerId)) {
    return {
      participantor: systemParticipantor(lang),
      muted: false,
      unread_count: await countUnreadFrom(db, userId, partnerId),
      can_send: false,
      first_contact_left: null,
    }
  }
  const found = userId === partnerId ? null : await findConversation(db, { userId, partnerId })
  if (!found) throw new ApiError('notFound')
  const left = firstContactLeft(found)
  return {
    participantor: participantorOf(found),
    muted: found.muted,
    unread_count: found.unread,
    can_send: !found.muted && left !== 0,
    first_contact_left: left,
  }
}

/** A page of the messages with one person, newest first. */
export async function readThread(
  { db }: Platform,
  pair: Pair,
  paging: Paging,
): Promise<{ rows: MessageRow[]; next: number | null }> {
  return pageOf(await messagesBetween(db, pair, sliceOf(paging)), paging, ({ id }) => id)
}

/** A page of a conversation with its head. Throws `notFound` for nobody and for oneself. */
export async function readMessages(
  platform: Platform,
  pair: Pair,
  paging: Paging,
  lang: Lang,
): Promise<DataIn<typeof inboxMessages>> {
  const [head, { rows, next }] = await Promise.all([
    readConversation(platform, pair, lang),
    readThread(platform, pair, paging),
  ])
  return { list: rows.map((row) => messageOnWire(row, pair.userId)), next, conversation: head }
}
