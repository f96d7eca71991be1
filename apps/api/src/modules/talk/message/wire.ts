import type { DataIn } from '@shulei/contract/call.ts'
import type { conversation, inboxMessages } from '@shulei/contract/talk/message/calls.ts'
import { messagePictureAddressOf } from '@shulei/domain/base/markup/allowed.ts'
import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import type { Lang } from '../../../platform/context.ts'
import { cleanMarkup } from '../../../platform/markup.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { MessageRow } from './message-row.ts'

export type MessageOnWire = DataIn<typeof inboxMessages>['list'][number]
export type Participantor = DataIn<typeof conversation>['participantor']

/** A person as conversations show them. */
export interface PersonRow {
  id: number
  ssoId: string
  name: string
  avatar: string | null
}

export const participantorOf = ({ id, ssoId, name, avatar }: PersonRow): Participantor => ({
  id,
  ssoId,
  name,
  avatar,
  system: false,
})

const texts = loadTexts('notice-text')

/** The system sender with its name in the reader's language. */
export const systemParticipantor = (lang: Lang): Participantor => ({
  id: SYSTEM_SENDER_ID,
  ssoId: null,
  name: texts[lang].sender ?? '',
  avatar: null,
  system: true,
})

/** The content of a message where only text can be shown: a picture is named. */
export const textOf = (content: string, lang: Lang): string => content || (texts[lang].picture ?? '')

/** A message in the form of the contract for its reader; markup of the system sender is cleaned again. */
export const messageOnWire = (row: MessageRow, readerId: number): MessageOnWire => {
  const mine = row.senderId === readerId
  return {
    id: row.id,
    content: row.system ? cleanMarkup(row.content) : row.content,
    created_at: row.createdAt.toISOString(),
    mine,
    is_read: mine || row.readAt !== null,
    system: row.system,
    sender: row.senderId,
    receiver: row.receiverId,
    picture: row.picture && {
      url: messagePictureAddressOf(row.picture.id, row.picture.format),
      width: row.picture.width,
      height: row.picture.height,
    },
  }
}
