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

/** Notices and messages beside the bell (A§2); on phones a full-height sheet. Navigation closes it. */
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
