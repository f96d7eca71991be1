import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnread } from '../../../base/site/useUnread.ts'
import { useMarkAll } from '../useMarkAll.ts'
import * as css from './MarkAllRead.css.ts'

export interface MarkAllReadProps {
  what: 'notices' | 'messages'
  /** Element that takes the focus when the button disappears: the page's title. */
  next: RefObject<HTMLElement | null>
}

/**
 * Marks all notices or all messages as read, on a page. Hidden while nothing is unread, with its space reserved: the count
 * loads late.
 */
export function MarkAllRead({ what, next }: MarkAllReadProps) {
  const { t } = useTranslation('message')
  const unread = useUnread()
  const { mark, failure } = useMarkAll(what)
  const isIdle = failure === null && (unread?.[what] ?? 0) === 0
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // a hidden element loses the focus after rendering
    if (isIdle && line.current?.contains(document.activeElement)) next.current?.focus()
  }, [isIdle, next])
  return (
    <span ref={line} className={css.line} data-idle={isIdle || undefined}>
      {failure === null ? null : (
        <span className={css.failure} role="alert">
          {failure}
        </span>
      )}
      <LinkButton
        component="button"
        type="button"
        variant="quiet"
        icon={<Icon of={Check} size={15} />}
        onClick={() => void mark()}
      >
        {t('popover.markAllRead')}
      </LinkButton>
    </span>
  )
}
