import { MAX_REPORT_NOTE, reportReasons } from '@shulei/domain/talk/message/report.ts'
import { MAX_SEARCH_LENGTH } from '@shulei/domain/talk/message/search.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { before, id, instant, page, perPage, person, plainText, queryId } from '../../fields.ts'
import { anyId, Conversation, InboxTotals, Marked, Message, Unread } from './schemas.ts'

/** Only messages newer than this id: the oldest page of them, newest first. `next` is then the `after` of the next page. */
const after = queryId.optional()

const listQuery = z.object({ page, per_page: perPage(10), before })

/** Errors of sending anything to somebody. */
const contactErrors = [
  'messageToSelf',
  'messageToSystem',
  'noSuchReceiver',
  'receiverBlocked',
  'messageRefused',
  'firstContactLimit',
] as const

/** Errors of sending a message. */
const sendErrors = [
  'messageEmpty',
  'messageTooLong',
  'messageForbidden',
  'receiverMissing',
  'tooManyReceivers',
  ...contactErrors,
] as const

export const checkMessages = call({
  method: 'PUT',
  path: '/api/users/messageCheckedAt',
  spec: 'C006',
  summary:
    'Note that the messages were looked at; operatorId must be the caller. 1 affected row when the stored time changed',
  auth: 'user',
  body: z.object({ time: z.union([instant, z.int().min(0)]), operatorId: z.union([z.number(), z.string()]) }),
  data: z.object({ affectedRows: z.int().min(0), messageCheckedAt: instant.nullable() }),
})

export const unreadTotal = call({
  method: 'GET',
  path: '/api/v1/message-center/all/notView/total',
  spec: 'C007',
  summary:
    'How many notices and messages are unread, counted from the rows; version tells which of two answers is newer',
  auth: 'user',
  data: Unread,
})

export const inboxUnreadCount = call({
  method: 'GET',
  path: '/api/v1/inbox/messages/unread/count',
  spec: 'C031',
  summary: 'How many messages are unread',
  auth: 'user',
  data: z.object({ total: z.int().min(0), version: z.int().min(0) }),
})

export const inboxPreview = call({
  method: 'GET',
  path: '/api/v1/inbox/preview',
  spec: 'C028',
  summary: 'Sessions for the popover, latest first',
  auth: 'user',
  query: listQuery,
  data: InboxTotals,
})

export const inboxSessions = call({
  method: 'GET',
  path: '/api/v1/inbox/sessions',
  spec: 'C029',
  summary: 'Sessions, latest first; that of the system sender is not among them',
  auth: 'user',
  query: listQuery,
  data: InboxTotals,
})

export const inboxMessages = call({
  method: 'GET',
  path: '/api/v1/inbox/messages',
  spec: 'C030',
  summary: 'Messages with one person, newest first; participator is their site id, or 100000 for the system sender',
  auth: 'user',
  query: z.object({ participator: anyId, page, per_page: perPage(20), before, after }),
  data: z.object({
    list: z.array(Message),
    next: id.nullable(),
    conversation: Conversation,
  }),
})

export const searchInbox = call({
  method: 'GET',
  path: '/api/v1/inbox/search',
  spec: 'own: search in one’s messages',
  summary:
    'Own conversations by the name of the other person (also pinyin and initials), and own messages that contain every word, newest first',
  auth: 'user',
  query: z.object({ q: plainText(MAX_SEARCH_LENGTH), per_page: perPage(20, 50), before }),
  data: z.object({
    /** On the first page only; latest conversation first. */
    people: z.array(person),
    messages: z.array(z.object({ id, content: z.string(), created_at: instant, mine: z.boolean(), partner: person })),
    next: id.nullable(),
  }),
})

export const readAllMessages = call({
  method: 'PUT',
  path: '/api/v1/inbox/messages',
  spec: 'C032',
  summary: 'Mark all messages read; with upTo only those that are not newer than the newest one seen',
  auth: 'user',
  body: z.object({ upTo: id.optional() }).optional(),
  data: Marked,
})

export const readMessages = call({
  method: 'PUT',
  path: '/api/v1/inbox/messages/read',
  spec: 'C033',
  summary: "Mark messages read by their ids; others' messages are left as they are",
  auth: 'user',
  body: z.object({ messages: z.array(anyId).max(500) }),
  data: Marked,
})

export const sendMessage = call({
  method: 'POST',
  path: '/api/v1/inbox/messages',
  spec: 'C034',
  summary: 'Send a text to up to 20 people; a repeated Idempotency-Key answers the first messages',
  auth: 'user',
  body: z.object({ receivers: z.array(anyId).max(1000), content: z.string() }),
  data: z.object({ messages: z.array(Message) }),
  errors: sendErrors,
})

export const sendPicture = call({
  method: 'POST',
  path: '/api/v1/inbox/partners/{id}/pictures',
  spec: 'own: pictures in messages',
  summary:
    'Send a picture to a person: JPEG, PNG or WebP, at most 10 MB; it is encoded anew. A repeated Idempotency-Key answers the first message',
  auth: 'user',
  form: { files: ['image'] },
  data: z.object({ messages: z.array(Message) }),
  errors: [
    ...contactErrors,
    'badForm',
    'pictureMissing',
    'pictureBroken',
    'pictureHeic',
    'pictureTooBig',
    'uploadBroken',
  ],
})

export const messagePicture = call({
  method: 'GET',
  path: '/api/v1/inbox/pictures/{name}',
  spec: 'own: pictures in messages',
  summary: 'A picture by the address in its message, for the two people of the message',
  auth: 'user',
  data: z.undefined(),
  raw: 'file',
})

export const deleteMessage = call({
  method: 'DELETE',
  path: '/api/v1/inbox/messages/{id}',
  spec: 'C035',
  summary: 'Remove a message for the caller only (Q194); answers how many were removed',
  auth: 'user',
  data: z.int().min(0),
})

export const conversation = call({
  method: 'GET',
  path: '/api/v1/inbox/partners/{id}',
  spec: 'own: head of a conversation',
  summary: 'The other person of a conversation and whether they can be written to',
  auth: 'user',
  data: Conversation,
})

export const deleteConversation = call({
  method: 'DELETE',
  path: '/api/v1/inbox/partners/{id}',
  spec: 'own: remove a conversation',
  summary: 'Remove all messages with a person for the caller only; answers how many were removed',
  auth: 'user',
  data: z.int().min(0),
})

export const blockPerson = call({
  method: 'PUT',
  path: '/api/v1/inbox/partners/{id}/block',
  spec: 'own: block a person',
  summary: 'The person can neither write to the caller nor follow them; what either follows of the other ends',
  auth: 'user',
  data: Conversation,
  errors: ['messageToSelf', 'messageToSystem'],
})

export const unblockPerson = call({
  method: 'DELETE',
  path: '/api/v1/inbox/partners/{id}/block',
  spec: 'own: block a person',
  summary: 'The person can write to and follow the caller again',
  auth: 'user',
  data: Conversation,
  errors: ['messageToSelf', 'messageToSystem'],
})

export const blockedPeople = call({
  method: 'GET',
  path: '/api/v1/inbox/blocked',
  spec: 'own: block a person',
  summary: 'People whom the caller blocks, the latest first',
  auth: 'user',
  query: z.object({ per_page: perPage(20), before }),
  data: z.object({ list: z.array(person.extend({ blockedAt: instant })), next: id.nullable() }),
})

export const reportPerson = call({
  method: 'POST',
  path: '/api/v1/inbox/partners/{id}/report',
  spec: 'own: report a person',
  summary: 'Report a person, or one message of theirs, to the platform; a repeat changes the first report',
  auth: 'user',
  body: z.object({
    reason: z.enum(reportReasons),
    /** A message that the person sent to the caller. */
    message: anyId.optional(),
    note: plainText(MAX_REPORT_NOTE).default(''),
  }),
  data: z.object({ reported: z.literal(true) }),
  errors: ['messageToSelf', 'messageToSystem'],
})

/** A§3 private message of the message center. */
const PrivateMessage = z.object({
  id,
  /** Single-sign-on id of the other person. */
  partnerSsoId: z.string(),
  content: z.string(),
  /** Single-sign-on ids. */
  receivers: z.array(z.string()),
  createdAt: instant,
  mine: z.boolean(),
  isRead: z.boolean(),
})

const centerQuery = { page, size: perPage(10), before }

export const privateMessageList = call({
  method: 'GET',
  path: '/api/v1/message-center/privateMessage/list',
  spec: 'C024',
  summary: 'Conversations of the message center, latest first: the last message of each',
  auth: 'user',
  query: z.object(centerQuery),
  data: z.object({
    list: z.array(
      PrivateMessage.extend({
        partnerId: id,
        partnerName: z.string(),
        partnerAvatar: z.string().nullable(),
        unreadCount: z.int().min(0),
      }),
    ),
    total: z.int().min(0),
    next: id.nullable(),
  }),
})

export const viewPrivateMessages = call({
  method: 'POST',
  path: '/api/v1/message-center/privateMessage/view',
  spec: 'C025',
  summary: 'Mark everything read that a person wrote; with upTo only what is not newer',
  auth: 'user',
  body: z.object({ partnerSsoId: z.string(), upTo: id.optional() }),
  data: Marked,
})

export const privateMessageHistory = call({
  method: 'GET',
  path: '/api/v1/message-center/privateMessage/history/detail',
  spec: 'C026',
  deprecated: 'inboxMessages',
  summary: 'Messages with one person, newest first',
  auth: 'user',
  query: z.object({ partnerSsoId: z.string(), ...centerQuery }),
  data: z.object({ list: z.array(PrivateMessage), next: id.nullable() }),
})

export const editPrivateMessage = call({
  method: 'POST',
  path: '/api/v1/message-center/privateMessage/edit',
  spec: 'C027',
  deprecated: 'sendMessage',
  summary: 'Send a text to people by their single-sign-on ids; a repeated Idempotency-Key answers the first messages',
  auth: 'user',
  body: z.object({ receivers: z.array(z.string()).max(1000), content: z.string() }),
  data: z.object({ list: z.array(PrivateMessage) }),
  errors: sendErrors,
})
