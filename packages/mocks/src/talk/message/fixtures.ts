import type { DataIn } from '@shulei/contract/call.ts'
import type {
  blockedPeople,
  conversation,
  inboxMessages,
  inboxSessions,
  privateMessageHistory,
  privateMessageList,
  searchInbox,
  unreadTotal,
} from '@shulei/contract/talk/message/calls.ts'
import { messagePictureAddressOf } from '@shulei/domain/base/markup/allowed.ts'
import { snippetOf } from '@shulei/domain/talk/message/content.ts'
import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { welcome } from '../../cast/conversation-rows.ts'
import { type CastConversation, type CastLine, conversations, conversationsOf } from '../../cast/conversations.ts'
import { noticesOf } from '../../cast/notices.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'
import { senderName } from '../notice/texts.ts'

type Unread = DataIn<typeof unreadTotal>
type Totals = DataIn<typeof inboxSessions>
type Session = Totals['sessions'][number]
type Conversation = DataIn<typeof conversation>
type Messages = DataIn<typeof inboxMessages>
type Message = Messages['list'][number]

const FIRST_MESSAGE = 40_001

/** All lines of the cast, oldest first, so that ids grow with time as the server's do. */
const allLines = conversations.flatMap(({ lines }) => lines).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
const idOf = (line: CastLine) => FIRST_MESSAGE + allLines.indexOf(line)

const participantorFixture = (person: CastPerson): Conversation['participantor'] => ({
  id: person.id,
  ssoId: person.ssoId,
  name: person.name,
  avatar: null,
  system: false,
})

const systemParticipantor: Conversation['participantor'] = {
  id: SYSTEM_SENDER_ID,
  ssoId: null,
  name: senderName('zh-CN'),
  avatar: null,
  system: true,
}

const unreadIn = (reader: CastPerson, { lines }: CastConversation) =>
  lines.filter(({ to, read }) => to === reader && !read).length

const otherOf = (reader: CastPerson, { between: [a, b] }: CastConversation) => (a === reader ? b : a)

/** Unread counts of a person of the cast. */
export function unreadFixture(overrides: Partial<Unread> = {}, reader: CastPerson = personOf('lin')): Unread {
  const messages = conversationsOf(reader).reduce((sum, one) => sum + unreadIn(reader, one), 0)
  const notices = noticesOf(reader).filter(({ read }) => !read).length
  return { total: messages + notices, messages, notices, version: 1, ...overrides }
}

/** A message for its reader. */
const messageFixture = (reader: CastPerson, line: CastLine): Message => ({
  id: idOf(line),
  content: line.text,
  created_at: fromNow({ hours: -line.hoursAgo }),
  mine: line.from === reader,
  is_read: line.from === reader || line.read,
  system: false,
  sender: line.from.id,
  receiver: line.to.id,
  picture: null,
})

/** A session of the reader's list. */
function sessionFixture(reader: CastPerson, of: CastConversation, overrides: Partial<Session> = {}): Session {
  const last = of.lines.at(-1)
  if (!last) throw new Error('a conversation has no lines')
  const message = messageFixture(reader, last)
  return {
    id: 70_001 + conversations.indexOf(of),
    participantor: participantorFixture(otherOf(reader, of)),
    unread_count: unreadIn(reader, of),
    last_message: { id: message.id, created_at: message.created_at, mine: message.mine },
    snippet: snippetOf(last.text),
    is_replied: message.mine,
    blocked: false,
    ...overrides,
  }
}

/** The sessions of a person of the cast, on one page. */
export function inboxFixture(reader: CastPerson = personOf('lin'), overrides: Partial<Totals> = {}): Totals {
  const sessions = conversationsOf(reader).map((one) => sessionFixture(reader, one))
  return {
    sessions,
    unread_count: sessions.reduce((sum, one) => sum + one.unread_count, 0),
    session_total: sessions.length,
    next: null,
    ...overrides,
  }
}

/** Contact state of two people; both have answered unless overridden. */
export const conversationFixture = (
  partner: CastPerson = personOf('gu'),
  overrides: Partial<Conversation> = {},
): Conversation => ({
  participantor: participantorFixture(partner),
  blocked: false,
  refused: false,
  unread_count: 0,
  can_send: true,
  first_contact_left: null,
  ...overrides,
})

/** A conversation, newest message first; for people without one it is empty, with three first messages left. */
export function messagesFixture(
  partner: CastPerson = personOf('gu'),
  reader: CastPerson = personOf('lin'),
  overrides: Partial<Conversation> = {},
): Messages {
  const found = conversationsOf(reader).find(({ between }) => between.includes(partner))
  if (!found) {
    return { list: [], next: null, conversation: conversationFixture(partner, { first_contact_left: 3, ...overrides }) }
  }
  return {
    list: found.lines.map((line) => messageFixture(reader, line)).toReversed(),
    next: null,
    conversation: conversationFixture(partner, { unread_count: unreadIn(reader, found), ...overrides }),
  }
}

/** The conversation with the system sender. */
export const systemMessagesFixture = (lang: 'zh-CN' | 'en-US' = 'zh-CN'): Messages => ({
  list: [
    {
      id: FIRST_MESSAGE - 1,
      content: welcome[lang],
      created_at: fromNow({ days: -40 }),
      mine: false,
      is_read: true,
      system: true,
      sender: SYSTEM_SENDER_ID,
      receiver: personOf('lin').id,
      picture: null,
    },
  ],
  next: null,
  conversation: {
    participantor: { ...systemParticipantor, name: senderName(lang) },
    blocked: false,
    refused: false,
    unread_count: 0,
    can_send: false,
    first_contact_left: null,
  },
})

/** A message that the reader has just sent. */
export const sentFixture = (
  content: string,
  receiver: number = personOf('gu').id,
  reader: CastPerson = personOf('lin'),
): Message => ({
  id: FIRST_MESSAGE + allLines.length,
  content,
  created_at: fromNow({}),
  mine: true,
  is_read: true,
  system: false,
  sender: reader.id,
  receiver,
  picture: null,
})

/** Size and address of the mocked picture of a message. */
const messagePicture = {
  url: messagePictureAddressOf('5a1c2f84-93be-4d07-8a6f-2e1b7c90d3f5', 'png'),
  width: 1600,
  height: 900,
}

/** A picture instead of a text. */
export const asPicture = (message: Message): Message => ({ ...message, content: '', picture: messagePicture })

type PrivateMessage = DataIn<typeof privateMessageHistory>['list'][number]

const privateMessage = (message: Message, partner: CastPerson, reader: CastPerson): PrivateMessage => ({
  id: message.id,
  partnerSsoId: partner.ssoId,
  content: message.content,
  receivers: [message.mine ? partner.ssoId : reader.ssoId],
  createdAt: message.created_at,
  mine: message.mine,
  isRead: message.is_read,
})

/** A conversation in the format of the message center. */
export const historyFixture = (
  partner: CastPerson = personOf('gu'),
  reader: CastPerson = personOf('lin'),
): DataIn<typeof privateMessageHistory> => ({
  list: messagesFixture(partner, reader).list.map((message) => privateMessage(message, partner, reader)),
  next: null,
})

/** The conversations in the format of the message center. */
export function privateMessagesFixture(reader: CastPerson = personOf('lin')): DataIn<typeof privateMessageList> {
  const all = conversationsOf(reader)
  return {
    list: all.map((one) => {
      const partner = otherOf(reader, one)
      const message = messageFixture(reader, one.lines.at(-1) as CastLine)
      return {
        ...privateMessage(message, partner, reader),
        partnerId: partner.id,
        partnerName: partner.name,
        partnerAvatar: null,
        unreadCount: unreadIn(reader, one),
      }
    }),
    total: all.length,
    next: null,
  }
}

/** The people whom the reader blocks, latest first. */
export const blockedFixture = (list: readonly CastPerson[] = [personOf('lu')]): DataIn<typeof blockedPeople> => ({
  list: list.map(({ id, name }, index) => ({
    id,
    name,
    avatar: null,
    blockedAt: fromNow({ days: -index, hours: -2 }),
  })),
  next: null,
})

/** Search results in the reader's messages: people by a part of their name, messages by a part of their text. */
export function searchFixture(q: string, reader: CastPerson = personOf('lin')): DataIn<typeof searchInbox> {
  const wanted = q.trim().toLowerCase()
  if (wanted === '') return { people: [], messages: [], next: null }
  const all = conversationsOf(reader)
  const personRow = ({ id, name }: CastPerson) => ({ id, name, avatar: null })
  return {
    people: all
      .map((one) => otherOf(reader, one))
      .filter(({ name }) => name.includes(wanted))
      .map(personRow),
    messages: all
      .flatMap((one) => one.lines.map((line) => ({ line, partner: personRow(otherOf(reader, one)) })))
      .filter(({ line }) => line.text.toLowerCase().includes(wanted))
      .map(({ line, partner }) => {
        const { id, content, created_at, mine } = messageFixture(reader, line)
        return { id, content, created_at, mine, partner }
      })
      .toSorted((a, b) => b.id - a.id),
    next: null,
  }
}
