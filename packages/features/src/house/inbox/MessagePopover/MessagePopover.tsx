import { Popover } from '@shulei/ui/Popover/Popover.tsx'
import { media } from '@shulei/ui/theme/scale.css.ts'
import { lazy, memo, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { sheetName } from '../showAhead.ts'
import { PopoverBody } from './PopoverBody.tsx'
import { useMessageCheck } from './useMessageCheck.ts'

/** Only phones load the sheet and React Aria's modal, before the popover (see `Inbox`). */
const MessageSheet = lazy(async () => ({ default: (await import('./MessageSheet.tsx')).MessageSheet }))

export interface MessagePopoverProps {
  /** Anchor of the popover; the focus returns to it. */
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

function useIsPhone() {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(media.phone)
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => matchMedia(media.phone).matches,
    () => false,
  )
}

/**
 * Notices and messages beside the bell (A§2); on phones a full-height sheet. Navigation closes it.
 *
 * - MUST have two tabs, notices and messages, each with its list, its empty state and "mark all read" (A§2, Q004).
 * - MUST fetch 10 rows a page, the next one 10 px before the end (A§9), and offer a button for it.
 * - MUST ask for the notices once more 30 s after they were loaded (A§4, Q070), and whenever the inbox changes.
 * - MUST lead to /notices/{id} from a notice and to /messages/{participant id} from a conversation (A§2).
 * - MUST link all notices, all messages and the settings; "new message" opens the dialog (A§2).
 * - MUST open by itself when the address has `openMessage`, with any value, and take that out of the address (Q196).
 * - MUST tell the server that the messages were looked at; the stored time changes only when rows were affected (A§4).
 * - MUST NOT show the session of the system sender (A§3, Q062).
 * - MUST take the counts from the server's answers, never count by itself; an older answer changes nothing.
 * - MUST work by keyboard: the focus goes in, stays in, and returns to the bell; it never falls out when a button goes off.
 * - MUST make the page behind it inert, once its lists are painted.
 * - MUST be a sheet of the whole height on phones; where that is low, as at 400 %, it scrolls as a whole.
 */
export const MessagePopover = memo(function MessagePopover({ triggerRef, onClose }: MessagePopoverProps) {
  const { t } = useTranslation('message')
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  useMessageCheck()
  const openedAt = useRef<string | null>(null)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    openedAt.current ??= pathname
    if (pathname !== openedAt.current) leave()
  }, [pathname])
  // drawn before it is opened, possibly on another page
  useEffect(
    () => () => {
      openedAt.current = null
    },
    [],
  )

  if (isPhone) {
    return (
      <Suspense fallback={null}>
        <MessageSheet label={t('popover.label')} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <Popover
      label={t('popover.label')}
      name={sheetName}
      triggerRef={triggerRef}
      isOpen
      size="m"
      hasArrow
      placement="bottom end"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <PopoverBody onClose={onClose} />
    </Popover>
  )
})
