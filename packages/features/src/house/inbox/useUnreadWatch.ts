import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTakeUnread } from '../../base/site/useInbox.ts'
import { useUnread } from '../../base/site/useUnread.ts'
import { type Watch, watchUnread } from './unread/watch.ts'

/** Q006: several navigations within this time make one request, ms. */
const dedupe = 2000

/** Keeps the unread count of the signed-in person up to date while mounted: on navigation, by push, by polling. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation triggers the read (A§7)
  useEffect(() => {
    if (performance.now() - askedAt.current < dedupe) return
    ask().then(take, () => {
      // A§7: a failure counts as no news
    })
  }, [pathname, take])
}
