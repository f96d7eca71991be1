import { HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { messageText } from '@shulei/domain/talk/message/content.ts'
import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { welcome } from '@shulei/mocks/cast/conversation-rows.ts'
import { conversations } from '@shulei/mocks/cast/conversations.ts'
import { people } from '@shulei/mocks/cast/people.ts'
import { users } from '../src/modules/base/session/tables.ts'
import { inboxes, messageSessions, messages } from '../src/modules/talk/message/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import { cleanMarkup } from '../src/platform/markup.ts'

/** Hours between the system's welcome to the cast and the first start. */
const WELCOMED_HOURS_AGO = 24 * 199

/** Milliseconds after which a message was read. */
const READ_AFTER = 10 * 60_000

interface Side {
  userId: number
  partnerId: number
}

/** Loads the messages between people of the cast, and the system's welcome to each of them. */
export async function loadMessages(tx: Tx, start: Instant): Promise<void> {
  const welcomes = people.map((person) => ({
    senderId: SYSTEM_SENDER_ID,
    receiverId: person.id,
    content: cleanMarkup(welcome[person.lang]),
    system: true,
    hoursAgo: WELCOMED_HOURS_AGO,
    read: true,
  }))
  const lines = conversations
    .flatMap((conversation) => conversation.lines)
    .map(({ from, to, text, hoursAgo, read }) => ({
      senderId: from.id,
      receiverId: to.id,
      content: messageText(text),
      system: false,
      hoursAgo,
      read,
    }))
  // sorted by time, since ids grow with time
  const rows = [...welcomes, ...lines].toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  const stored = await tx
    .insert(messages)
    .values(
      rows.map(({ hoursAgo, read, ...row }, index) => {
        const at = start - hoursAgo * HOUR
        const readAt = read ? new Date(Math.min(at + READ_AFTER, start)) : null
        return { ...row, readAt, idempotencyKey: `built-in-${index}`, createdAt: new Date(at) }
      }),
    )
    .returning({
      id: messages.id,
      senderId: messages.senderId,
      receiverId: messages.receiverId,
      system: messages.system,
    })

  const sides = new Map<string, Side & { lastMessageId: number }>()
  const raise = (side: Side, lastMessageId: number) =>
    sides.set(`${side.userId} ${side.partnerId}`, { ...side, lastMessageId })
  for (const { id, senderId, receiverId, system } of stored.toSorted((a, b) => a.id - b.id)) {
    raise({ userId: receiverId, partnerId: senderId }, id)
    if (!system) raise({ userId: senderId, partnerId: receiverId }, id)
  }
  await tx.insert(messageSessions).values([...sides.values()])
  await tx.insert(inboxes).values(people.map(({ id }) => ({ userId: id, version: 1 })))
  await tx.update(users).set({ messageCheckedAt: new Date(start - 12 * HOUR) })
}
