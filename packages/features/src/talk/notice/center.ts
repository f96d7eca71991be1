import { useSend } from '@shulei/client/hooks.ts'
import type { Send } from '@shulei/client/send.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { useOnInboxChange, useTakeUnread } from '../../base/site/useInbox.ts'
import { usePages } from '../../base/site/usePages.ts'
import type { NoticeBrief } from './NoticeListItem/NoticeListItem.tsx'
import type { CenterList } from './view.ts'

/** A§9: rows per page. */
const size = 10

const argsOf = (before?: number) => ({ query: { size, ...(before === undefined ? {} : { before }) } })

const lists = {
  all: refs.allNotices,
  system: refs.systemNotices,
  like: refs.likeNotices,
  save: refs.saveNotices,
  follow: refs.followNotices,
} as const

/** One of the five lists of notices (A§7). */
export const centerRead = (list: Exclude<CenterList, 'private'>) => ({
  ref: lists[list] as typeof refs.allNotices,
  argsOf,
})

/** Page reads of the conversations in the message center. */
export const privateRead = { ref: refs.privateMessageList, argsOf }

/** A list of notices, revalidated when the inbox changes. */
export function useCenterList(list: Exclude<CenterList, 'private'>) {
  const notices = usePages(centerRead(list))
  useOnInboxChange(notices.refresh)
  return { ...notices, list: notices.pages?.flatMap((page) => page.list) }
}

/** The conversations, revalidated when the inbox changes. */
export function usePrivateMessages() {
  const messages = usePages(privateRead)
  useOnInboxChange(messages.refresh)
  return { ...messages, list: messages.pages?.flatMap((page) => page.list) }
}

/** Address of a row of the message center: the notice's own page, or its subject. */
export function centerAddress({ id, group, href }: NoticeBrief): string {
  if (group === 'block' || group === 'deblock') return noticeAddress.block({ id })
  if (group === 'invite') return noticeAddress.invite({ id })
  if (group === 'system' || href === null) return noticeAddress.system({ id })
  return href
}

/** Marks a row read whose target page does not mark it. */
function viewRow(send: Send, { id, group, cmptId }: NoticeBrief) {
  const body = { id }
  if (group === 'like') return send(refs.viewLike, { body })
  if (group === 'save') return send(refs.viewSave, { body })
  if (group === 'follow') return send(refs.viewFollow, { body })
  if (group === 'appeal' && cmptId !== null) return send(refs.viewAppeal, { body: { cmptId } })
  return null
}

/** Marks a row read when it is opened. A failure leaves it unread. */
export function useOpenRow() {
  const send = useSend()
  const take = useTakeUnread()
  return (notice: NoticeBrief) => {
    if (notice.is_read) return
    viewRow(send, notice)?.then(
      ({ unread }) => take(unread),
      () => {},
    )
  }
}

/** Marks a conversation viewed when it is opened from the message center (C025). A failure leaves it unread. */
export function useOpenPrivateMessages() {
  const send = useSend()
  const take = useTakeUnread()
  return ({ partnerSsoId, unreadCount, id }: { partnerSsoId: string; unreadCount: number; id: number }) => {
    if (unreadCount === 0) return
    // messages that arrive meanwhile stay unread
    send(refs.viewPrivateMessages, { body: { partnerSsoId, upTo: id } }).then(
      ({ unread }) => take(unread),
      () => {},
    )
  }
}
