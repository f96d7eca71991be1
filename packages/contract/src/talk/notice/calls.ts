import { ignorableGroups, type NoticeGroup } from '@shulei/domain/talk/notice/notice.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { before, bilingual, id, instant, page, perPage, person } from '../../fields.ts'
import { anyId, Marked } from '../message/schemas.ts'

const groups = [
  'system',
  'block',
  'deblock',
  'invite',
  'appeal',
  'like',
  'save',
  'follow',
] as const satisfies NoticeGroup[]

/**
 * A§3 Notice in lists. Stored as a kind with its facts. The server writes the texts in both languages from
 * `locales/<language>/notice-text.json`, so that an old notice uses the reader's language and the sender's current name.
 */
const NoticeBrief = z.object({
  id,
  /** Decides page, view call and list of the message center. */
  group: z.enum(groups),
  /** Plain text. */
  title: bilingual,
  /** Plain text. */
  intro: bilingual,
  created_at: instant,
  is_read: z.boolean(),
  /** Person who caused it; null for the platform. */
  actor: person.nullable(),
  /** Path of the page it is about; null when there is none. */
  href: z.string().nullable(),
  /** Competition it is about, used by the view call of appeals. */
  cmptId: id.nullable(),
})

const Notice = NoticeBrief.extend({
  /** Markup, sanitised when written and when read (Q126). */
  content: bilingual,
  /** For the team-invite dialog; null for every other group. */
  invite: z.object({ inviteId: id, team_id: id, cmpt_id: id }).nullable(),
})

const NoticePage = z.object({
  /** Newest first. */
  list: z.array(NoticeBrief),
  /** Number of unread notices in the whole list. */
  unreadCount: z.int().min(0),
  total: z.int().min(0),
  /** `before` of the next page; null at the end. */
  next: id.nullable(),
})

export const noticeList = call({
  method: 'GET',
  path: '/api/v2/notices',
  spec: 'C037',
  summary: 'Notices of every kind, newest first',
  auth: 'user',
  query: z.object({ page, pageSize: perPage(10), before }),
  data: NoticePage,
})

export const readNotices = call({
  method: 'PUT',
  path: '/api/v2/notices',
  spec: 'C038',
  summary: 'Without a body mark all notices read, with upTo those that are not newer, with id that one',
  auth: 'user',
  body: z.object({ id: anyId.optional(), upTo: id.optional() }).optional(),
  data: Marked,
})

export const noticeDetail = call({
  method: 'GET',
  path: '/api/v2/notices/{id}',
  spec: 'C039',
  summary: 'One notice with its content',
  auth: 'user',
  data: Notice,
})

export const deleteNotice = call({
  method: 'DELETE',
  path: '/api/v2/notices/{id}',
  spec: 'C040',
  summary: 'Remove a notice; the same event makes no new one',
  auth: 'user',
  data: Marked,
})

const Ignored = z.object({ ignored: z.array(z.enum(ignorableGroups)).max(ignorableGroups.length) })

const IgnoreSetting = Ignored.extend({
  /** Whether notices about verifications and results are mailed, too. */
  mails: z.boolean(),
})

export const ignoreSetting = call({
  method: 'GET',
  path: '/api/v2/users/notices/ignore-setting',
  spec: 'C041',
  summary: 'Groups of notices that the caller does not want (Q061)',
  auth: 'user',
  data: IgnoreSetting,
})

export const saveIgnoreSetting = call({
  method: 'POST',
  path: '/api/v2/users/notices/ignore-setting',
  spec: 'C042',
  summary: 'Store which groups of notices the caller does not want from now on; blocks and appeals always arrive',
  auth: 'user',
  body: Ignored.extend({ mails: z.boolean().optional() }),
  data: IgnoreSetting,
})

export const mailsOff = call({
  method: 'POST',
  path: '/api/notice-mails/off',
  spec: 'own: mails of notices are ended by one click (RFC 8058)',
  summary: 'Ends mails of notices for the person whom the link of a mail names; needs no session, and takes any body',
  auth: 'none',
  query: z.object({ token: z.string().max(200) }),
  data: z.object({ mails: z.literal(false) }),
  errors: ['mailLinkInvalid'],
})

const centerQuery = z.object({ page, size: perPage(10), before })

export const systemNotices = call({
  method: 'GET',
  path: '/api/v1/message-center/notify/list/system',
  spec: 'C008',
  summary: 'Notices of the platform: results, schedules, blocks, invites and appeals',
  auth: 'user',
  query: centerQuery,
  data: NoticePage,
})

export const allNotices = call({
  method: 'GET',
  path: '/api/v1/message-center/notify/list/all',
  spec: 'C009',
  summary: 'Notices of every kind',
  auth: 'user',
  query: centerQuery,
  data: NoticePage,
})

export const likeNotices = call({
  method: 'GET',
  path: '/api/v1/message-center/notify/list/like',
  spec: 'C010',
  summary: 'Who liked something of the caller',
  auth: 'user',
  query: centerQuery,
  data: NoticePage,
})

export const saveNotices = call({
  method: 'GET',
  path: '/api/v1/message-center/notify/list/save',
  spec: 'C011',
  summary: 'Who saved something of the caller',
  auth: 'user',
  query: centerQuery,
  data: NoticePage,
})

export const followNotices = call({
  method: 'GET',
  path: '/api/v1/message-center/notify/list/follow',
  spec: 'C012',
  summary: 'Who follows the caller',
  auth: 'user',
  query: centerQuery,
  data: NoticePage,
})

const detailQuery = z.object({ id: anyId })
const viewBody = z.object({ id: anyId })

export const blockNotice = call({
  method: 'GET',
  path: '/api/v1/message-center/notifyBlock/detail',
  spec: 'C013',
  summary: 'A notice that a team of the caller was banned, or that it no longer is (X027)',
  auth: 'user',
  query: detailQuery,
  data: Notice,
})

export const viewBlock = call({
  method: 'POST',
  path: '/api/v1/message-center/notifyBlock/view',
  spec: 'C014',
  summary: 'Mark a notice of a ban read',
  auth: 'user',
  body: viewBody,
  data: Marked,
})

export const viewDeblock = call({
  method: 'POST',
  path: '/api/v1/message-center/notifyDeblock/view',
  spec: 'C015',
  summary: 'Mark a notice of the end of a ban read',
  auth: 'user',
  body: viewBody,
  data: Marked,
})

export const systemNotice = call({
  method: 'GET',
  path: '/api/v1/message-center/notifySystem/detail',
  spec: 'C016',
  summary: 'A notice of the platform',
  auth: 'user',
  query: detailQuery,
  data: Notice,
})

export const viewSystem = call({
  method: 'POST',
  path: '/api/v1/message-center/notifySystem/view',
  spec: 'C017',
  summary: 'Mark a notice of the platform read',
  auth: 'user',
  body: viewBody,
  data: Marked,
})

export const inviteNotice = call({
  method: 'GET',
  path: '/api/v1/message-center/notifyInvite/detail',
  spec: 'C018',
  summary: 'A notice of an invitation into a team',
  auth: 'user',
  query: detailQuery,
  data: Notice,
})

export const viewInvite = call({
  method: 'POST',
  path: '/api/v1/message-center/notifyInvite/view',
  spec: 'C019',
  summary: 'Mark a notice of an invitation read',
  auth: 'user',
  body: viewBody,
  data: Marked,
})

export const viewAppeal = call({
  method: 'POST',
  path: '/api/v1/message-center/notifyAppeal/view',
  spec: 'C020',
  summary: 'Mark the answers to appeals in a competition read',
  auth: 'user',
  body: z.object({ cmptId: anyId }),
  data: Marked,
})

export const viewLike = call({
  method: 'POST',
  path: '/api/v1/message-center/notifyLike/view',
  spec: 'C021',
  summary: 'Mark a like notice read',
  auth: 'user',
  body: viewBody,
  data: Marked,
})

export const viewSave = call({
  method: 'POST',
  path: '/api/v1/message-center/notifySave/view',
  spec: 'C022',
  summary: 'Mark a save notice read',
  auth: 'user',
  body: viewBody,
  data: Marked,
})

export const viewFollow = call({
  method: 'POST',
  path: '/api/v1/message-center/notifyFollow/view',
  spec: 'C023',
  summary: 'Mark a follow notice read',
  auth: 'user',
  body: viewBody,
  data: Marked,
})
