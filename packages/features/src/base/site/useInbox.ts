import { newerUnread, type Unread } from '@shulei/domain/talk/message/unread.ts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { unreadKey, useUnread } from './useUnread.ts'

/** The `mutate` of `useSWRConfig` for unread counts. */
type Mutate = (
  key: string,
  change: (known: Unread | undefined) => Unread,
  options: { revalidate: false },
) => Promise<unknown>

/** Stores unread counts in a page's cache, unless it has newer ones: an outdated answer never undoes reading (A§4). */
export const takerOf = (mutate: Mutate) => (arrived: Unread) => {
  mutate(unreadKey, (known) => newerUnread(known, arrived), { revalidate: false }).catch(() => {
    // ignores an answer that arrives after the page and its cache are gone
  })
}

export function useTakeUnread() {
  const { mutate } = useSWRConfig()
  return useMemo(() => takerOf(mutate), [mutate])
}

/** Calls back when the inbox has changed since mounting: here, in another tab, or on the server. */
export function useOnInboxChange(call: () => void): void {
  const version = useUnread()?.version
  const seen = useRef(version)
  const tell = useEffectEvent(call)
  useEffect(() => {
    const before = seen.current
    seen.current = version
    // the first count after opening a page is not a change
    if (before !== undefined && version !== undefined && version > before) tell()
  }, [version])
}
