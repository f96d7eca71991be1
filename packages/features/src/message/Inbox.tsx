import { Activity, type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../shell/useLoaded.ts'
import { showAhead } from './showAhead.ts'
import { useUnreadWatch } from './useUnreadWatch.ts'
import { useWarmPopover } from './useWarmPopover.ts'

const popover = {
  code: async () => (await import('./MessagePopover/MessagePopover.tsx')).MessagePopover,
  texts: ['message', 'notice'],
}

export interface InboxProps {
  userId: number
  /** What the popover points at, and where the focus returns. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** How a press opens it: at once, unless what it shows can be shown before. */
  openRef: RefObject<(open: () => void) => void>
}

/**
 * The living part of the bell: keeps the count up to date and shows the popover. An address with `openMessage` opens it, and
 * loses that part (A§2, Q196).
 */
export function Inbox({ userId, triggerRef, isOpen, onOpenChange, openRef }: InboxProps) {
  useUnreadWatch(userId)
  const { Part: Popover, load } = useLoaded(popover, isOpen)
  const isWarm = useWarmPopover(triggerRef, load)
  const [closings, setClosings] = useState(0)
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

  // the same in every rendering: the click then has nothing to draw
  const close = useCallback(() => {
    setClosings((number) => number + 1)
    onOpenChange(false)
  }, [onOpenChange])

  useEffect(() => {
    openRef.current = (open) => {
      const trigger = triggerRef.current
      if (!(trigger && showAhead(trigger, open))) open()
    }
  }, [openRef, triggerRef])

  if (!Popover || !(isOpen || isWarm)) return null
  // drawn ahead out of sight, so that the click has only to show it: nothing in there is subscribed or sent before; each opening
  // has a new one, as React Aria puts the focus into a dialog only once
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Popover key={closings} triggerRef={triggerRef} onClose={close} />
    </Activity>
  )
}
