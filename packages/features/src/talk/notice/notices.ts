import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent } from 'react'
import { useOnInboxChange } from '../../base/site/useInbox.ts'
import { usePages } from '../../base/site/usePages.ts'

/** A§9: rows per page of notices and of messages. */
const pageSize = 10

/** A§9: notices are read once more this long after they were loaded (Q070), ms. */
const refreshAfter = 30_000

/** Notices of every kind, newest first. */
export const noticesRead = {
  ref: refs.noticeList,
  argsOf: (before?: number) => ({ query: { pageSize, ...(before === undefined ? {} : { before }) } }),
}

/** Notices of every kind, revalidated when the inbox changes, and once 30 s after they were loaded. */
export function useNotices(config?: { revalidateIfStale: boolean }) {
  const notices = usePages(noticesRead, config)
  const refresh = useEffectEvent(notices.refresh)
  const isLoaded = notices.pages !== undefined
  useOnInboxChange(notices.refresh)
  useEffect(() => {
    if (!isLoaded) return
    const timer = setTimeout(() => refresh(), refreshAfter)
    return () => clearTimeout(timer)
  }, [isLoaded])
  return { ...notices, list: notices.pages?.flatMap(({ list }) => list) }
}
