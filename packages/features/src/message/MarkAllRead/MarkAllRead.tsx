import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import { useTranslation } from 'react-i18next'
import { useUnread } from '../../shell/useUnread.ts'
import { useMarkAll } from '../useMarkAll.ts'
import * as css from './MarkAllRead.css.ts'

/** Marks all notices or all messages read, from a page. Not shown while nothing is unread, but its room is kept: the count comes late. */
export function MarkAllRead({ what }: { what: 'notices' | 'messages' }) {
  const { t } = useTranslation('message')
  const unread = useUnread()
  const { mark, failure } = useMarkAll(what)
  const isIdle = failure === null && (unread?.[what] ?? 0) === 0
  return (
    <span className={css.line} data-idle={isIdle || undefined}>
      {failure === null ? null : (
        <span className={css.failure} role="alert">
          {failure}
        </span>
      )}
      <LinkButton
        component="button"
        type="button"
        kind="quiet"
        icon={<Icon of={Check} size={15} />}
        onClick={() => void mark()}
      >
        {t('popover.markAllRead')}
      </LinkButton>
    </span>
  )
}
