import { Popover } from '@shulei/ui/Popover/Popover.tsx'
import { media } from '@shulei/ui/theme/scale.css.ts'
import { memo, type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { sheetName } from '../showAhead.ts'
import { MessageSheet } from './MessageSheet.tsx'
import { PopoverBody } from './PopoverBody.tsx'
import { useMessageCheck } from './useMessageCheck.ts'

export interface MessagePopoverProps {
  /** What it points at, and where the focus returns. */
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

/** Notices and messages beside the bell (A§2); on phones a sheet of the whole height. It closes when another page opens. */
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
  // it is drawn ahead of its opening, maybe on another page
  useEffect(
    () => () => {
      openedAt.current = null
    },
    [],
  )

  if (isPhone) return <MessageSheet label={t('popover.label')} onClose={onClose} />
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
