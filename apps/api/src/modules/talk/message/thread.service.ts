import type { DataIn } from '@shulei/contract/call.ts'
import type { conversation, inboxMessages } from '@shulei/contract/talk/message/calls.ts'
import { firstContactLeft } from '@shulei/domain/talk/message/first-contact.ts'
import { isSystemSender } from '@shulei/domain/talk/message/system-sender.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { MessageRow } from './message-row.ts'
import { type Paging, pageOf, sliceOf } from './paging.ts'
import { countUnreadFrom, findConversation, messagesAfter, messagesBetween } from './thread.repo.ts'
import { messageOnWire, participantorOf, systemParticipantor } from './wire.ts'

/** The reader of a conversation and their partner. */
export interface ConversationPair {
  userId: number
  partnerId: number
}

/** The partner of a conversation. Throws `notFound` for an unknown id and for the reader's own. */
export async function readConversation(
  { db }: Pick<Platform, 'db'>,
  { userId, partnerId }: ConversationPair,
  lang: Lang,
): Promise<DataIn<typeof conversation>> {
  if (isSystemSender(partnerId)) {
    return {
      participantor: systemParticipantor(lang),
      blocked: false,
      refused: false,
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
    blocked: found.blocked,
    refused: found.refused,
    unread_count: found.unread,
    can_send: !found.blocked && !found.refused && !found.closed && left !== 0,
    first_contact_left: left,
  }
}

/** A page of the messages with one person, newest first. */
export async function readThread(
  { db }: Platform,
  pair: ConversationPair,
  paging: Paging,
): Promise<{ rows: MessageRow[]; next: number | null }> {
  return pageOf(await messagesBetween(db, pair, sliceOf(paging)), paging, ({ id }) => id)
}

/** A page of a conversation with its partner. Throws `notFound` for an unknown id and for the reader's own. */
export async function readMessages(
  platform: Platform,
  pair: ConversationPair,
  paging: Paging,
  lang: Lang,
): Promise<DataIn<typeof inboxMessages>> {
  const [head, { rows, next }] = await Promise.all([
    readConversation(platform, pair, lang),
    readThread(platform, pair, paging),
  ])
  return { list: rows.map((row) => messageOnWire(row, pair.userId)), next, conversation: head }
}

/** Messages that directly follow a given one, newest first, with the partner; `next` is the newest of them while there are more. */
export async function readNewerMessages(
  platform: Platform,
  pair: ConversationPair,
  { after, size }: { after: number; size: number },
  lang: Lang,
): Promise<DataIn<typeof inboxMessages>> {
  const [head, found] = await Promise.all([
    readConversation(platform, pair, lang),
    messagesAfter(platform.db, pair, after, size + 1),
  ])
  const { rows, next } = pageOf(found, { page: 1, size, before: undefined }, ({ id }) => id)
  return { list: rows.toReversed().map((row) => messageOnWire(row, pair.userId)), next, conversation: head }
}
