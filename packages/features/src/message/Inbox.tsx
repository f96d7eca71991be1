import { type ComponentType, type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { MessagePopoverProps } from './MessagePopover/MessagePopover.tsx'
import { useUnreadWatch } from './useUnreadWatch.ts'
import { useWarmPopover } from './useWarmPopover.ts'

/** Of the texts that the popover speaks. */
const namespaces = ['message', 'notice']

/**
 * The popover, once its code and its texts are there. Nothing of it is left to `Suspense`: that would show a fallback first, even
 * for what was fetched ahead, and React holds back whatever follows a fallback for 300 ms.
 */
function useLoadedPopover() {
  const { i18n } = useTranslation('shell')
  const [Popover, setPopover] = useState<ComponentType<MessagePopoverProps> | null>(null)
  const load = useCallback(async () => {
    const [{ MessagePopover }] = await Promise.all([
      import('./MessagePopover/MessagePopover.tsx'),
      i18n.loadNamespaces(namespaces),
    ])
    setPopover(() => MessagePopover)
  }, [i18n])
  return { Popover, load }
}

export interface InboxProps {
  userId: number
  /** What the popover points at, and where the focus returns. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * The living part of the bell: keeps the count up to date and shows the popover. An address with `openMessage` opens it, and
 * loses that part (A§2, Q196).
 */
export function Inbox({ userId, triggerRef, isOpen, onOpenChange }: InboxProps) {
  useUnreadWatch(userId)
  const { Popover, load } = useLoadedPopover()
  useWarmPopover(triggerRef, load)
  const [query, setQuery] = useSearchParams()
  const isAsked = query.has('openMessage')
  const openAsAsked = useEffectEvent(() => {
    onOpenChange(true)
    setQuery(
      (known) => {
        const rest = new URLSearchParams(known)
        rest.delete('openMessage')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (isAsked) openAsAsked()
  }, [isAsked])

  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    if (isOpen) load().catch((error: unknown) => setFailure({ error }))
  }, [isOpen, load])

  // a part of the site that cannot be loaded is the page's matter (A§8)
  if (failure) throw failure.error
  if (!isOpen || !Popover) return null
  return <Popover triggerRef={triggerRef} onClose={() => onOpenChange(false)} />
}
