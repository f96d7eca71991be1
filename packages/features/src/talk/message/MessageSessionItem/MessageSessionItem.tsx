import type { Data } from '@shulei/contract/call.ts'
import type { inboxSessions } from '@shulei/contract/talk/message/calls.ts'
import * as messageAddress from '@shulei/domain/address/message.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Badge } from '@shulei/ui/Badge/Badge.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import BellOff from 'lucide-react/dist/esm/icons/bell-off.mjs'
import Reply from 'lucide-react/dist/esm/icons/reply.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownName } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import * as css from './MessageSessionItem.css.ts'
import { SystemSnippet } from './SystemSnippet.tsx'

export type MessageSession = Data<typeof inboxSessions>['sessions'][number]

export interface MessageSessionItemProps {
  session: MessageSession
  /** The conversation of this row is open beside the list. Selector `[aria-current]`. */
  isCurrent?: boolean
  /** Called when the row is opened. */
  onOpen?: () => void
}

/** A row of the list of conversations: a link to the conversation (A§2). */
export function MessageSessionItem({ session, isCurrent = false, onOpen }: MessageSessionItemProps) {
  const { t } = useTranslation('message')
  const { participantor, unread_count, last_message, snippet, is_replied, blocked } = session
  const { id, avatar, system } = participantor
  const name = useShownName(participantor)
  return (
    <Link
      className={css.row}
      to={messageAddress.conversation({ id })}
      onClick={onOpen}
      aria-current={isCurrent ? 'page' : undefined}
      data-unread={unread_count > 0 || undefined}
    >
      <Avatar name={name} seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
      <div className={css.words}>
        <span className={css.head}>
          <bdi className={css.name}>{name}</bdi>
          {blocked && (
            <span className={css.blocked} role="img" aria-label={t('session.blocked')} title={t('session.blocked')}>
              <Icon of={BellOff} size={15} />
            </span>
          )}
          <span className={css.time}>
            <When at={last_message.created_at} />
          </span>
        </span>
        <div className={css.foot}>
          <div className={css.snippet}>
            {is_replied && (
              <span className={css.replied} role="img" aria-label={t('session.replied')} title={t('session.replied')}>
                <Icon of={Reply} size={15} />
              </span>
            )}
            {system ? <SystemSnippet markup={snippet} /> : <bdi>{snippet}</bdi>}
          </div>
          <Badge count={unread_count} label={t('session.unread', { count: unread_count })} />
        </div>
      </div>
    </Link>
  )
}
