import type { DataIn } from '@shulei/contract/call.ts'
import type { editPrivateMessage, privateMessageHistory } from '@shulei/contract/talk/message/calls.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { MessageRow } from './message-row.ts'
import type { Paging } from './paging.ts'
import { findIdsBySsoId } from './send.repo.ts'
import { sendMessage } from './send.service.ts'
import { findIdBySsoId } from './thread.repo.ts'
import { readThread } from './thread.service.ts'
import { textOf } from './wire.ts'

/** A reader of the message center, which names people by their single-sign-on ids (A§3); everything else is that of the inbox. */
interface Reader {
  id: number
  ssoId: string
}

type PrivateMessage = DataIn<typeof privateMessageHistory>['list'][number]

function privateMessage(row: MessageRow, reader: Reader, partnerSsoId: string, lang: Lang): PrivateMessage {
  const mine = row.senderId === reader.id
  return {
    id: row.id,
    partnerSsoId,
    content: textOf(row.content, lang),
    receivers: [mine ? partnerSsoId : reader.ssoId],
    createdAt: row.createdAt.toISOString(),
    mine,
    isRead: mine || row.readAt !== null,
  }
}

/** The user id of another person. Throws `notFound` for an unknown id and for the reader's own. */
export async function partnerIdOf({ db }: Platform, reader: Reader, ssoId: string): Promise<number> {
  const id = ssoId === reader.ssoId ? null : await findIdBySsoId(db, ssoId)
  if (id === null) throw new ApiError('notFound')
  return id
}

/** A page of the messages with one person, newest first. Throws `notFound`. */
export async function readHistory(
  platform: Platform,
  reader: Reader,
  partnerSsoId: string,
  paging: Paging,
  lang: Lang,
): Promise<DataIn<typeof privateMessageHistory>> {
  const partnerId = await partnerIdOf(platform, reader, partnerSsoId)
  const { rows, next } = await readThread(platform, { userId: reader.id, partnerId }, paging)
  return { list: rows.map((row) => privateMessage(row, reader, partnerSsoId, lang)), next }
}

/** Sends a text to people by their single-sign-on ids. Throws as `sendMessage` does. */
export async function sendBySsoId(
  platform: Platform,
  sender: Reader,
  { receivers, content, key }: { receivers: readonly string[]; content: string; key: string },
  lang: Lang,
): Promise<DataIn<typeof editPrivateMessage>> {
  const found = receivers.length === 0 ? [] : await findIdsBySsoId(platform.db, receivers)
  const idOf = new Map(found.map(({ id, ssoId }) => [ssoId, id]))
  const receiverIds = receivers.map((ssoId) => idOf.get(ssoId) ?? 0)
  const rows = await sendMessage(platform, { senderId: sender.id, receiverIds, content, key })
  const ssoIdOf = new Map(found.map(({ id, ssoId }) => [id, ssoId]))
  return { list: rows.map((row) => privateMessage(row, sender, ssoIdOf.get(row.receiverId) ?? '', lang)) }
}
