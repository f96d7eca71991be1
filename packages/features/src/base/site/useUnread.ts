import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { Unread } from '@shulei/domain/talk/message/unread.ts'
import useSWR from 'swr'

/** Cache key of the unread count (C007). */
export const unreadKey = keyOf(refs.unreadTotal, {})

/** The cached unread count; null while it is unknown. Makes no request: `useUnreadWatch` does. */
export function useUnread(): Unread | null {
  const { data } = useSWR<Unread>(unreadKey, null)
  return data ?? null
}
