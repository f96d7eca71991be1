import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTakeUnread } from '../../../base/site/useInbox.ts'
import type { Message } from '../conversation.ts'

/**
 * Marks shown unread messages as read (Q068): each message once, and again only after a failure. Nothing is marked in a
 * hidden tab until it is shown.
 */
export function useMarkRead(messages: readonly Message[] | undefined): void {
  const send = useSend()
  const take = useTakeUnread()
  const marked = useRef(new Set<number>())
  const mark = useEffectEvent(async (ids: number[]) => {
    for (const id of ids) marked.current.add(id)
    try {
      const { unread } = await send(refs.readMessages, { body: { messages: ids } })
      take(unread)
    } catch {
      // the messages stay unread; the next change of the list retries
      for (const id of ids) marked.current.delete(id)
    }
  })
  useEffect(() => {
    const markSeen = () => {
      if (document.hidden) return
      const seen = (messages ?? []).filter(({ id, mine, is_read }) => !mine && !is_read && !marked.current.has(id))
      if (seen.length > 0) void mark(seen.map(({ id }) => id))
    }
    markSeen()
    document.addEventListener('visibilitychange', markSeen)
    return () => document.removeEventListener('visibilitychange', markSeen)
  }, [messages])
}
