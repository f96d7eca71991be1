import { refs } from '@shulei/contract/refs.ts'
import { isSystemSender } from '@shulei/domain/talk/message/system-sender.ts'
import { useOnInboxChange } from '../../base/site/useInbox.ts'
import { usePages } from '../../base/site/usePages.ts'

/** A§9: rows per page of notices and of messages. */
const pageSize = 10

const argsOf = (before?: number) => ({ query: { per_page: pageSize, ...(before === undefined ? {} : { before }) } })

/** Conversations, latest first: in the popover, and on pages. */
export const previewRead = { ref: refs.inboxPreview, argsOf }
export const sessionsRead = { ref: refs.inboxSessions, argsOf }

/** Conversations, revalidated when the inbox changes. The one with the system sender is left out (A§3). */
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
