import { lazy, type RefObject, Suspense, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useUnreadWatch } from './useUnreadWatch.ts'

const MessagePopover = lazy(async () => ({
  default: (await import('./MessagePopover/MessagePopover.tsx')).MessagePopover,
}))

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

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <MessagePopover triggerRef={triggerRef} onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}
