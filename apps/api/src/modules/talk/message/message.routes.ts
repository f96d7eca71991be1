import * as calls from '@shulei/contract/talk/message/calls.ts'
import { keyOf } from '../../../platform/http/form-call.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { type MountOptions, mount } from '../../../platform/mount.ts'
import { partnerIdOf, readHistory, sendBySsoId } from './center.service.ts'
import { unreadOf } from './inbox.service.ts'
import { deleteConversation, deleteMessage, markMessagesRead, noteChecked } from './marks.service.ts'
import { block, readBlocked, report, unblock } from './partner.service.ts'
import { readPicture, sendPicture } from './picture.service.ts'
import { pushRoute } from './push.route.ts'
import { searchMessages } from './search.service.ts'
import { sendMessage } from './send.service.ts'
import { readPrivateMessageList, readSessions } from './sessions.service.ts'
import { testMessages } from './test-messages.ts'
import { readConversation, readMessages, readNewerMessages } from './thread.service.ts'
import { messageOnWire } from './wire.ts'

/**
 * Messages store their idempotency key in their own row, which also holds when the process dies between commit and answer.
 * `messageProblem` decides which characters a text may have, as on the page.
 */
const sending: MountOptions = { around: (_c, _call, _body, run) => run(), rawTexts: ['content'] }

/** Private messages: the inbox, the message center's view of it, and the stream of unread counts (A§7). */
export const messageModule: ApiModule = (app, platform) => {
  mount(app, calls.unreadTotal, ({ user }) => unreadOf(platform, user.id))
  mount(app, calls.inboxUnreadCount, async ({ user }) => {
    const { messages: total, version } = await unreadOf(platform, user.id)
    return { total, version }
  })
  mount(app, calls.checkMessages, ({ body, user, fail }) => {
    // the call names the person who looked, who must be the caller (Q175)
    if (![String(user.id), user.ssoId].includes(String(body.operatorId))) fail('forbidden')
    return noteChecked(platform, user.id, typeof body.time === 'number' ? body.time : Date.parse(body.time))
  })

  for (const call of [calls.inboxPreview, calls.inboxSessions]) {
    mount(app, call, ({ query: { page, per_page: size, before }, user, lang }) =>
      readSessions(platform, user.id, { page, size, before }, lang),
    )
  }
  mount(app, calls.inboxMessages, ({ query, user, lang }) => {
    const { participator: partnerId, page, per_page: size, before, after } = query
    const pair = { userId: user.id, partnerId }
    if (after !== undefined) return readNewerMessages(platform, pair, { after, size }, lang)
    return readMessages(platform, pair, { page, size, before }, lang)
  })
  mount(app, calls.searchInbox, ({ query, user }) => searchMessages(platform, user.id, query))
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
  mount(app, calls.sendPicture, async ({ params, user, c }) => {
    const rows = await sendPicture(platform, c, { user, receiverId: params.id, key: keyOf(c) })
    return { messages: rows.map((row) => messageOnWire(row, user.id)) }
  })
  mount(app, calls.messagePicture, ({ params, user, c }) => readPicture(platform, c, user.id, params.name))
  mount(app, calls.deleteMessage, ({ params, user }) => deleteMessage(platform, user.id, params.id))

  mount(app, calls.conversation, ({ params, user, lang }) =>
    readConversation(platform, { userId: user.id, partnerId: params.id }, lang),
  )
  mount(app, calls.deleteConversation, ({ params, user }) => deleteConversation(platform, user.id, params.id))
  mount(app, calls.blockPerson, ({ params, user, lang }) =>
    block(platform, { userId: user.id, partnerId: params.id }, lang),
  )
  mount(app, calls.unblockPerson, ({ params, user, lang }) =>
    unblock(platform, { userId: user.id, partnerId: params.id }, lang),
  )
  mount(app, calls.blockedPeople, ({ query, user }) =>
    readBlocked(platform, user.id, { size: query.per_page, before: query.before }),
  )
  mount(app, calls.reportPerson, async ({ params, body, user }) => {
    await report(platform, { userId: user.id, partnerId: params.id }, body)
    return { reported: true as const }
  })

  mount(app, calls.privateMessageList, ({ query, user, lang }) =>
    readPrivateMessageList(platform, user, paging(query), lang),
  )
  mount(app, calls.privateMessageHistory, ({ query, user, lang }) =>
    readHistory(platform, user, query.partnerSsoId, paging(query), lang),
  )
  mount(app, calls.viewPrivateMessages, async ({ body: { partnerSsoId, upTo }, user }) => {
    const senderId = await partnerIdOf(platform, user, partnerSsoId)
    return markMessagesRead(platform, user.id, { senderId, upTo })
  })
  mount(
    app,
    calls.editPrivateMessage,
    ({ body: { receivers, content }, user, lang, c }) =>
      sendBySsoId(platform, user, { receivers, content, key: keyOf(c) }, lang),
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
