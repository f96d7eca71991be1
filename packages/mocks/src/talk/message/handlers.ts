import * as calls from '@shulei/contract/talk/message/calls.ts'
import { isSystemSender } from '@shulei/domain/talk/message/system-sender.ts'
import type { RequestHandler } from 'msw'
import { pictureHandler } from '../../base/upload/handlers.ts'
import { type CastPerson, people } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import {
  asPicture,
  blockedFixture,
  conversationFixture,
  historyFixture,
  inboxFixture,
  messagesFixture,
  privateMessagesFixture,
  searchFixture,
  sentFixture,
  systemMessagesFixture,
  unreadFixture,
} from './fixtures.ts'
import { pushHandler } from './push.ts'

function find(matches: (person: CastPerson) => boolean): CastPerson {
  const person = people.find(matches)
  if (!person) throw new MockRefusal('notFound')
  return person
}
const byId = (id: number) => find((person) => person.id === id)
const bySsoId = (ssoId: string) => find((person) => person.ssoId === ssoId)

/** Unread counts after all messages or all notices were marked read. */
const read = (what: 'messages' | 'notices') => {
  const unread = unreadFixture({ version: 2 })
  const left = what === 'messages' ? unread.notices : unread.messages
  return { affectedRows: unread[what], unread: { ...unread, [what]: 0, total: left } }
}

export const messageHandlers: RequestHandler[] = [
  mock(calls.checkMessages, () => ({ affectedRows: 1, messageCheckedAt: fromNow({}) })),
  mock(calls.unreadTotal, () => unreadFixture()),
  mock(calls.inboxUnreadCount, () => {
    const { messages, version } = unreadFixture()
    return { total: messages, version }
  }),
  mock(calls.inboxPreview, () => inboxFixture()),
  mock(calls.inboxSessions, () => inboxFixture()),
  mock(calls.inboxMessages, ({ query }) =>
    isSystemSender(query.participator) ? systemMessagesFixture() : messagesFixture(byId(query.participator)),
  ),
  mock(calls.searchInbox, ({ query }) => searchFixture(query.q)),
  mock(calls.readAllMessages, () => read('messages')),
  mock(calls.readMessages, ({ body }) => ({ ...read('messages'), affectedRows: body.messages.length })),
  mock(calls.sendMessage, ({ body }) => ({
    messages: body.receivers.map((receiver) => sentFixture(body.content, receiver)),
  })),
  mock(calls.sendPicture, ({ params }) => ({ messages: [asPicture(sentFixture('', params.id))] })),
  pictureHandler(calls.messagePicture),
  mock(calls.deleteMessage, () => 1),
  mock(calls.conversation, ({ params }) => messagesFixture(byId(params.id)).conversation),
  mock(calls.deleteConversation, ({ params }) => messagesFixture(byId(params.id)).list.length),
  mock(calls.blockPerson, ({ params }) => conversationFixture(byId(params.id), { blocked: true, can_send: false })),
  mock(calls.unblockPerson, ({ params }) => conversationFixture(byId(params.id))),
  mock(calls.blockedPeople, () => blockedFixture()),
  mock(calls.reportPerson, () => ({ reported: true as const })),
  mock(calls.privateMessageList, () => privateMessagesFixture()),
  mock(calls.viewPrivateMessages, () => read('messages')),
  mock(calls.privateMessageHistory, ({ query }) => historyFixture(bySsoId(query.partnerSsoId))),
  mock(calls.editPrivateMessage, ({ body }) => ({
    list: body.receivers.map((ssoId) => ({
      ...(historyFixture(bySsoId(ssoId)).list[0] ?? { id: 1, isRead: true }),
      partnerSsoId: ssoId,
      content: body.content,
      receivers: [ssoId],
      createdAt: fromNow({}),
      mine: true,
    })),
  })),
  pushHandler,
]
