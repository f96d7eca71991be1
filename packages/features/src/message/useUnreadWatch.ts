import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useUnread } from '../shell/useUnread.ts'
import { type Watch, watchUnread } from './unread/watch.ts'
import { useTakeUnread } from './useInbox.ts'

/** Q006: of several navigations within this time one asks. */
const dedupe = 2000

/** Keeps the unread count of the signed-in person up to date, as long as it is mounted: on each page, by push, by poll. */
export function useUnreadWatch(userId: number): void {
  const send = useSend()
  const take = useTakeUnread()
  const unread = useUnread()
  const { pathname } = useLocation()
  const watch = useRef<Watch>(null)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)

  const ask = useEffectEvent(() => {
    askedAt.current = performance.now()
    return send(refs.unreadTotal, {})
  })
  const known = useEffectEvent(() => unread)

  useEffect(() => {
    const started = watchUnread({ userId, ask: () => ask(), known: () => known(), take })
    watch.current = started
    return () => started.stop()
  }, [userId, take])

  useEffect(() => {
    if (unread) watch.current?.share(unread)
  }, [unread])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to ask (A§7)
  useEffect(() => {
    if (performance.now() - askedAt.current < dedupe) return
    ask().then(take, () => {
      // A§7: a failure means that there is nothing new
    })
  }, [pathname, take])
}
