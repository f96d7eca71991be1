import { media } from '@shulei/ui/theme/scale.css.ts'
import { Activity, type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../../base/site/useLoaded.ts'
import { showAhead } from './showAhead.ts'
import { useUnreadWatch } from './useUnreadWatch.ts'
import { useWarmPopover } from './useWarmPopover.ts'

const popover = {
  code: async () => {
    if (matchMedia(media.phone).matches) await import('./MessagePopover/MessageSheet.tsx')
    return (await import('./MessagePopover/MessagePopover.tsx')).MessagePopover
  },
  texts: ['message', 'notice'],
}

export interface InboxProps {
  userId: number
  /** Anchor of the popover; the focus returns to it. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Handler of a press: opens at once, unless the popover is already drawn ahead. */
  openRef: RefObject<(open: () => void) => void>
}

/**
 * The interactive part of the bell: keeps the count up to date and shows the popover. An address with `openMessage` opens
 * the popover and then drops that parameter (A§2, Q196).
 */
export function Inbox({ userId, triggerRef, isOpen, onOpenChange, openRef }: InboxProps) {
  useUnreadWatch(userId)
  const { Part: Popover, load } = useLoaded(popover, isOpen)
  const isWarm = useWarmPopover(triggerRef, load)
  const [closings, setClosings] = useState(0)
  const [query, setQuery] = useSearchParams()
  const isRequested = query.has('openMessage')
  const openByAddress = useEffectEvent(() => {
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
    if (isRequested) openByAddress()
  }, [isRequested])

  // stable across renderings, so that a click causes no rendering here
  const close = useCallback(() => {
    setClosings((number) => number + 1)
    onOpenChange(false)
  }, [onOpenChange])

  useEffect(() => {
    openRef.current = (open) => {
      const trigger = triggerRef.current
      if (!(trigger && showAhead(trigger, open, close))) open()
    }
  }, [openRef, triggerRef, close])

  if (!Popover || !(isOpen || isWarm)) return null
  // Drawn ahead and hidden, so that a click only has to show it: nothing inside is subscribed or sent before. Each opening
  // gets a new element, because React Aria moves the focus into a dialog only once.
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Popover key={closings} triggerRef={triggerRef} onClose={close} />
    </Activity>
  )
}
