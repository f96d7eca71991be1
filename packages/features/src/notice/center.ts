import type { Send } from '@shulei/client/client.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useOnInboxChange, useTakeUnread } from '../message/useInbox.ts'
import { usePages } from '../message/usePages.ts'
import type { NoticeBrief } from './NoticeListItem/NoticeListItem.tsx'
import type { CenterList } from './view.ts'

/** A§9: rows of a page. */
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

/** The conversations, as the message center has them. */
export const privateRead = { ref: refs.privateMessageList, argsOf }

/** A list of notices, kept fresh when the inbox changes. */
export function useCenterList(list: Exclude<CenterList, 'private'>) {
  const notices = usePages(centerRead(list))
  useOnInboxChange(notices.refresh)
  return { ...notices, list: notices.pages?.flatMap((page) => page.list) }
}

/** The conversations, kept fresh when the inbox changes. */
export function usePrivateMessages() {
  const messages = usePages(privateRead)
  useOnInboxChange(messages.refresh)
  return { ...messages, list: messages.pages?.flatMap((page) => page.list) }
}

/** Where a row of the message center leads: a page of its own, or straight to what it is about. */
export function centerAddress({ id, group, href }: NoticeBrief): string {
  if (group === 'block' || group === 'deblock') return `/message-center/notify-block/${id}`
  if (group === 'invite') return `/message-center/notify-invite/${id}`
  if (group === 'system' || href === null) return `/message-center/notify-system/${id}`
  return href
}

/** Marks a row read whose page does not do it, because it leads elsewhere. */
function viewRow(send: Send, { id, group, cmptId }: NoticeBrief) {
  const body = { id }
  if (group === 'like') return send(refs.viewLike, { body })
  if (group === 'save') return send(refs.viewSave, { body })
  if (group === 'follow') return send(refs.viewFollow, { body })
  if (group === 'appeal' && cmptId !== null) return send(refs.viewAppeal, { body: { cmptId } })
  return null
}

/** Marks a row read as it is opened. A failure leaves it unread. */
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

/** Marks a conversation viewed as it is opened from the message center (C025). A failure leaves it unread. */
export function useOpenPrivateMessages() {
  const send = useSend()
  const take = useTakeUnread()
  return ({ partnerSsoId, unreadCount, id }: { partnerSsoId: string; unreadCount: number; id: number }) => {
    if (unreadCount === 0) return
    // what arrives while it opens was not seen
    send(refs.viewPrivateMessages, { body: { partnerSsoId, upTo: id } }).then(
      ({ unread }) => take(unread),
      () => {},
    )
  }
}
