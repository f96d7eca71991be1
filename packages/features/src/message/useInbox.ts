import { newerUnread, type Unread } from '@shulei/domain/message/unread.ts'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { unreadKey, useUnread } from '../shell/useUnread.ts'

/** Puts a count into the page, unless the page knows a newer one: a stale answer never undoes what was read (A§4). */
export function useTakeUnread() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (arrived: Unread) => {
      mutate<Unread>(unreadKey, (known) => newerUnread(known, arrived), { revalidate: false }).catch(() => {
        // an answer that comes after its page has gone, with its cache
      })
    },
    [mutate],
  )
}

/** Calls when something in the inbox has changed since the component was mounted: here, in another tab, or on the server. */
export function useOnInboxChange(call: () => void): void {
  const version = useUnread()?.version
  const seen = useRef(version)
  const tell = useEffectEvent(call)
  useEffect(() => {
    const before = seen.current
    seen.current = version
    // the first count of a page that has just been opened is no change
    if (before !== undefined && version !== undefined && version > before) tell()
  }, [version])
}
