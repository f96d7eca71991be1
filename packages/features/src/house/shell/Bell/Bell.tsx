import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { Badge } from '@shulei/ui/Badge/Badge.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import BellIcon from 'lucide-react/dist/esm/icons/bell.mjs'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnread } from '../../../base/site/useUnread.ts'
import * as css from './Bell.css.ts'

const Inbox = lazy(async () => ({ default: (await import('../../inbox/Inbox.tsx')).Inbox }))
const loadPopover = () => import('../../inbox/MessagePopover/MessagePopover.tsx')

/** Whether the page is hydrated: the watch of the inbox is not part of the first rendering. */
function useIsAlive() {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}

/**
 * Messages and notices in the header (A§2): the unread count and the popover. A link to the notices before hydration and
 * without JavaScript. The inbox watch loads after the first paint, the popover when the pointer or the focus comes near.
 */
export function Bell({ userId }: { userId: number }) {
  const { t } = useTranslation('shell')
  const unread = useUnread()
  const isAlive = useIsAlive()
  const link = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = unread?.total ?? 0
  const openRef = useRef((open: () => void) => open())
  const wasOpen = useRef(false)
  useEffect(() => {
    // React Aria would return the focus to the element that had it when the popover was drawn, maybe long before it opened;
    // and the bell is inert until the popover is closed
    if (wasOpen.current && !isOpen) link.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const open = (event: MouseEvent) => {
    if (!isAlive || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isOpen) setOpen(false)
    else openRef.current(() => setOpen(true))
  }
  return (
    <>
      <a
        ref={link}
        className={css.bell}
        href={noticeAddress.list()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count > 0 ? t('header.messagesUnread', { count }) : t('header.messages')}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={open}
      >
        <Icon of={BellIcon} />
        <span className={css.corner}>
          <Badge count={count} ring="header" />
        </span>
      </a>
      <VisuallyHidden role="status">{count > 0 ? t('header.unread', { count }) : null}</VisuallyHidden>
      {isAlive && (
        <Suspense fallback={null}>
          <Inbox userId={userId} triggerRef={link} isOpen={isOpen} onOpenChange={setOpen} openRef={openRef} />
        </Suspense>
      )}
    </>
  )
}
