import { refs } from '@shulei/contract/refs.ts'
import { isSystemSender } from '@shulei/domain/message/system-sender.ts'
import { useOnInboxChange } from './useInbox.ts'
import { usePages } from './usePages.ts'

/** A§9: rows of a page of notices and of messages. */
const pageSize = 10

const argsOf = (before?: number) => ({ query: { per_page: pageSize, ...(before === undefined ? {} : { before }) } })

/** Conversations, latest first: in the popover, and on pages. */
export const previewRead = { ref: refs.inboxPreview, argsOf }
export const sessionsRead = { ref: refs.inboxSessions, argsOf }

/** Conversations, kept fresh when the inbox changes. That with the system sender is not shown (A§3). */
export function useSessions(read: typeof previewRead | typeof sessionsRead, config?: { revalidateIfStale: boolean }) {
  const sessions = usePages(read as typeof sessionsRead, config)
  useOnInboxChange(sessions.refresh)
  return {
    ...sessions,
    list: sessions.pages?.flatMap((page) =>
      page.sessions.filter(({ participantor }) => !participantor.system && !isSystemSender(participantor.id)),
    ),
  }
}
