import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Message } from '../conversation.ts'
import { useTakeUnread } from '../useInbox.ts'

/**
 * Marks read what is shown and was not (Q068): each message once, and again only when that failed. In a tab that nobody looks at
 * nothing is read until somebody does.
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
      // they stay unread; the next change of the list tries again
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
