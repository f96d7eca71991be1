import * as calls from '@shulei/contract/talk/notice/calls.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { kindsOfGroup, kindsOfList, noticeLists } from '@shulei/domain/talk/notice/notice.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { deleteNotice, markNoticesRead, readNotice, readNoticePage } from './read.service.ts'
import { choiceOf, choose, endMails } from './settings.service.ts'

const centerLists = {
  system: calls.systemNotices,
  all: calls.allNotices,
  like: calls.likeNotices,
  save: calls.saveNotices,
  follow: calls.followNotices,
} as const

/** Detail pages of the message center and the groups of notices that each shows; a block and its end share a page (X027). */
const centerDetails = [
  [calls.blockNotice, ['block', 'deblock']],
  [calls.systemNotice, ['system']],
  [calls.inviteNotice, ['invite']],
] as const

const centerViews = [
  [calls.viewBlock, 'block'],
  [calls.viewDeblock, 'deblock'],
  [calls.viewSystem, 'system'],
  [calls.viewInvite, 'invite'],
  [calls.viewLike, 'like'],
  [calls.viewSave, 'save'],
  [calls.viewFollow, 'follow'],
] as const

/** Notices v2 and the notices of the message center (A§7); both read the same rows. */
export const noticeModule: ApiModule = (app, platform) => {
  const all = (userId: number) => ({ userId, kinds: null })

  mount(app, calls.noticeList, ({ query: { page, pageSize, before }, user }) =>
    readNoticePage(platform, all(user.id), { page, size: pageSize, before }),
  )
  mount(app, calls.readNotices, ({ body = {}, user }) => markNoticesRead(platform, all(user.id), body))
  mount(app, calls.noticeDetail, ({ params, user }) => readNotice(platform, all(user.id), params.id))
  mount(app, calls.deleteNotice, ({ params, user }) => deleteNotice(platform, user.id, params.id))
  mount(app, calls.ignoreSetting, ({ user }) => choiceOf(platform, user.id))
  mount(app, calls.saveIgnoreSetting, ({ body, user }) => choose(platform, user.id, body))
  mount(app, calls.mailsOff, async ({ query }) => {
    await endMails(platform, query.token)
    return { mails: false as const }
  })
  // mail programs that know no one-click open the address of the header: the page asks, and reading changes nothing
  app.get(calls.mailsOff.path, (c) => c.redirect(noticeAddress.mailsOff({ token: c.req.query('token') ?? '' })))

  for (const list of noticeLists) {
    const kinds = list === 'all' ? null : kindsOfList(list)
    mount(app, centerLists[list], ({ query: { page, size, before }, user }) =>
      readNoticePage(platform, { userId: user.id, kinds }, { page, size, before }),
    )
  }
  for (const [call, groups] of centerDetails) {
    const kinds = groups.flatMap(kindsOfGroup)
    mount(app, call, ({ query, user }) => readNotice(platform, { userId: user.id, kinds }, query.id))
  }
  for (const [call, group] of centerViews) {
    const kinds = kindsOfGroup(group)
    mount(app, call, ({ body, user }) => markNoticesRead(platform, { userId: user.id, kinds }, { id: body.id }))
  }
  mount(app, calls.viewAppeal, ({ body, user }) =>
    markNoticesRead(platform, { userId: user.id, kinds: kindsOfGroup('appeal') }, { competitionId: body.cmptId }),
  )
}
