import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { Unread } from '@shulei/domain/message/unread.ts'
import useSWR from 'swr'

/** Where the page keeps what is unread: the cache key of C007. */
export const unreadKey = keyOf(refs.unreadTotal, {})

/** What the person has not read, as far as the page knows; null before it does. Asks nothing: `useUnreadWatch` does. */
export function useUnread(): Unread | null {
  const { data } = useSWR<Unread>(unreadKey, null)
  return data ?? null
}
