import { randomUUID } from 'node:crypto'
import * as calls from '@shulei/contract/message/calls.ts'
import type { ApiModule } from '../../modules.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Context } from '../../platform/context.ts'
import { type MountOptions, mount } from '../../platform/mount.ts'
import { partnerIdOf, readHistory, sendBySsoId } from './center.service.ts'
import { unreadOf } from './inbox.service.ts'
import { deleteConversation, deleteMessage, markMessagesRead, noteChecked } from './marks.service.ts'
import { mute, report } from './partner.service.ts'
import { pushRoute } from './push.route.ts'
import { sendMessage } from './send.service.ts'
import { readPrivateMessageList, readSessions } from './sessions.service.ts'
import { testMessages } from './test-messages.ts'
import { readConversation, readMessages } from './thread.service.ts'
import { messageOnWire } from './wire.ts'

/**
 * Messages keep their own key beside the row, which also holds when the process dies between commit and answer; and what a text
 * may hold is judged by `messageProblem`, as on the page.
 */
const sending: MountOptions = { around: (_c, _call, _body, run) => run(), judges: ['content'] }

function keyOf(c: Context): string {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\w.:-]{1,64}$/.test(key)) {
    throw new ApiError('invalid', { facts: { fields: 'idempotency-key' } })
  }
  return key ?? randomUUID()
}

/** Private messages: the inbox, the message center's view of it, and the stream of what is new (A§7). */
export const messageModule: ApiModule = (app, platform) => {
  mount(app, calls.unreadTotal, ({ user }) => unreadOf(platform, user.id))
  mount(app, calls.inboxUnreadCount, async ({ user }) => {
    const { messages: total, version } = await unreadOf(platform, user.id)
    return { total, version }
  })
  mount(app, calls.checkMessages, ({ body, user, fail }) => {
    // the call names who looked; it can only be the one who asks (Q175)
    if (![String(user.id), user.ssoId].includes(String(body.operatorId))) fail('forbidden')
    return noteChecked(platform, user.id, typeof body.time === 'number' ? body.time : Date.parse(body.time))
  })

  for (const call of [calls.inboxPreview, calls.inboxSessions]) {
    mount(app, call, ({ query: { page, per_page: size, before }, user }) =>
      readSessions(platform, user.id, { page, size, before }),
    )
  }
  mount(app, calls.inboxMessages, ({ query, user, lang }) => {
    const { participator: partnerId, page, per_page: size, before } = query
    return readMessages(platform, { userId: user.id, partnerId }, { page, size, before }, lang)
  })
  mount(app, calls.readAllMessages, ({ body, user }) => markMessagesRead(platform, user.id, { upTo: body?.upTo }))
  mount(app, calls.readMessages, ({ body, user }) => markMessagesRead(platform, user.id, { ids: body.messages }))
  mount(
    app,
    calls.sendMessage,
    async ({ body: { receivers, content }, user, c }) => {
      const action = { senderId: user.id, receiverIds: receivers, content, key: keyOf(c) }
      const rows = await sendMessage(platform, action)
      return { messages: rows.map((row) => messageOnWire(row, user.id)) }
    },
    sending,
  )
  mount(app, calls.deleteMessage, ({ params, user }) => deleteMessage(platform, user.id, params.id))

  mount(app, calls.conversation, ({ params, user, lang }) =>
    readConversation(platform, { userId: user.id, partnerId: params.id }, lang),
  )
  mount(app, calls.deleteConversation, ({ params, user }) => deleteConversation(platform, user.id, params.id))
  mount(app, calls.mutePerson, ({ params, user, lang }) =>
    mute(platform, { userId: user.id, partnerId: params.id }, true, lang),
  )
  mount(app, calls.unmutePerson, ({ params, user, lang }) =>
    mute(platform, { userId: user.id, partnerId: params.id }, false, lang),
  )
  mount(app, calls.reportPerson, async ({ params, body, user }) => {
    await report(platform, { userId: user.id, partnerId: params.id }, body)
    return { reported: true as const }
  })

  mount(app, calls.privateMessageList, ({ query, user }) => readPrivateMessageList(platform, user, paging(query)))
  mount(app, calls.privateMessageHistory, ({ query, user }) =>
    readHistory(platform, user, query.partnerSsoId, paging(query)),
  )
  mount(app, calls.viewPrivateMessages, async ({ body: { partnerSsoId, upTo }, user }) => {
    const senderId = await partnerIdOf(platform, user, partnerSsoId)
    return markMessagesRead(platform, user.id, { senderId, upTo })
  })
  mount(
    app,
    calls.editPrivateMessage,
    ({ body: { receivers, content }, user, c }) => sendBySsoId(platform, user, { receivers, content, key: keyOf(c) }),
    sending,
  )

  pushRoute(app, platform)
  testMessages(app, platform)
}

const paging = ({ page, size, before }: { page: number; size: number; before?: number | undefined }) => ({
  page,
  size,
  before,
})
