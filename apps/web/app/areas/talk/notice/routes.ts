import { route } from '@react-router/dev/routes'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { routePath } from '../../../route-path.ts'

export const noticeRoutes = [
  route(routePath(noticeAddress.list), 'areas/talk/notice/notices.route.tsx'),
  route(routePath(noticeAddress.detail), 'areas/talk/notice/notice.route.tsx'),
]

/** A route that only redirects. */
export const olderNoticeRoute = route(routePath(noticeAddress.older), 'areas/talk/notice/older-address.route.tsx')

/** A page of its own, for people without a session, too. */
export const mailsOffRoute = route(routePath(noticeAddress.mailsOff), 'areas/talk/notice/mails-off.route.tsx')

/** One of three pages that share a file. Each needs its own route id: its path without the notice's id. */
function centerNotice(page: { readonly pattern: string }) {
  const path = routePath(page)
  return route(path, 'areas/talk/notice/center-notice.route.tsx', { id: path.replace('/:id', '') })
}

export const messageCenterRoutes = [
  route(routePath(noticeAddress.center), 'areas/talk/notice/center.route.tsx'),
  centerNotice(noticeAddress.block),
  centerNotice(noticeAddress.invite),
  centerNotice(noticeAddress.system),
]
