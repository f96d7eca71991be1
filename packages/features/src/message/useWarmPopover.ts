import { useSend } from '@shulei/client/hooks.ts'
import { type Connection, mayPrefetch } from '@shulei/domain/client/prefetch.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { noticesRead } from '../notice/notices.ts'
import { previewRead } from './sessions.ts'
import { pagesKeyOf } from './usePages.ts'

/** Calls when the browser has nothing else to do. Returns what calls it off. */
function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(call)
  return () => cancelIdleCallback(idle)
}

/**
 * Fetches ahead what the popover will show: its code and the first page of both lists. When the browser is idle, unless the
 * reader saves data (A§9); at the latest when a pointer or the focus comes near the bell. A list that the page knows already is
 * left as it is: opening asks anew anyhow. Says whether all of it is there.
 */
export function useWarmPopover(triggerRef: RefObject<HTMLElement | null>, load: () => Promise<unknown>): boolean {
  const send = useSend()
  const { cache, mutate } = useSWRConfig()
  const [isWarm, setWarm] = useState(false)
  const isKnown = (key: string) => cache.get(key)?.data !== undefined
  const warm = useEffectEvent(() => {
    const jobs = [
      load(),
      ...[noticesRead, previewRead].map(async (one) => {
        const read = one as typeof noticesRead
        const key = pagesKeyOf(read)
        if (isKnown(key)) return
        const page = await send(read.ref, read.argsOf())
        if (!isKnown(key)) await mutate(key, [page], { revalidate: false })
      }),
    ]
    Promise.all(jobs).then(
      () => setWarm(true),
      () => {
        // whoever opens it asks again, and is told what went wrong
      },
    )
  })
  useEffect(() => {
    const trigger = triggerRef.current
    const { connection } = navigator as Navigator & { connection?: Connection }
    const callOff = mayPrefetch(connection) && !document.hidden ? whenIdle(() => warm()) : () => {}
    const near = () => warm()
    for (const sign of ['pointerenter', 'focus'] as const) trigger?.addEventListener(sign, near)
    return () => {
      callOff()
      for (const sign of ['pointerenter', 'focus'] as const) trigger?.removeEventListener(sign, near)
    }
  }, [triggerRef])
  return isWarm
}
