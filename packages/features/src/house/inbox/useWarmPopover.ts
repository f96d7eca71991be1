import { firstPageKeyOf, useSend } from '@shulei/client/hooks.ts'
import { type Connection, mayPrefetch } from '@shulei/domain/base/client/prefetch.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { pagesKeyOf } from '../../base/site/usePages.ts'
import { previewRead } from '../../talk/message/sessions.ts'
import { noticesRead } from '../../talk/notice/notices.ts'

/** Runs a callback when the browser is idle. Returns a function that cancels it. */
function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(call)
  return () => cancelIdleCallback(idle)
}

/**
 * Preloads the popover's code and the first page of both lists: when the browser is idle, unless the reader saves data
 * (A§9), and at the latest when the pointer or the focus comes near the bell. Lists that are already cached are not read
 * again, because opening does so. Returns whether all is loaded.
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
        if (isKnown(key)) return
        await mutate(key, [page], { revalidate: false })
        await mutate(firstPageKeyOf(key), page, { revalidate: false })
      }),
    ]
    Promise.all(jobs).then(
      () => setWarm(true),
      () => {
        // errors are ignored here: opening the popover reads again and shows them
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
