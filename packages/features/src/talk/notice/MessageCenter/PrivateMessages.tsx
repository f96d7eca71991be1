import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { InfiniteList } from '@shulei/ui/InfiniteList/InfiniteList.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { useGrowing } from '../../../base/site/useGrowing.ts'
import { type MessageSession, MessageSessionItem } from '../../message/MessageSessionItem/MessageSessionItem.tsx'
import { useOpenPrivateMessages, usePrivateMessages } from '../center.ts'
import { bones } from './MessageCenter.css.ts'

type PrivateMessage = NonNullable<ReturnType<typeof usePrivateMessages>['list']>[number]

/** Converts a conversation of the message center, whose fields have other names, for the shared row. */
const sessionOf = (message: PrivateMessage): MessageSession => ({
  id: message.partnerId,
  participantor: {
    id: message.partnerId,
    ssoId: message.partnerSsoId,
    name: message.partnerName,
    avatar: message.partnerAvatar,
    system: false,
  },
  unread_count: message.unreadCount,
  last_message: { id: message.id, created_at: message.createdAt, mine: message.mine },
  snippet: message.content,
  is_replied: message.mine,
  blocked: false,
})

/** The private messages of the message center, latest first. */
export function PrivateMessages() {
  const { t } = useTranslation('notice')
  const messages = usePrivateMessages()
  const growing = useGrowing(messages)
  const open = useOpenPrivateMessages()
  return (
    <InfiniteList
      {...growing}
      label={t('center.private')}
      items={messages.list}
      keyOf={({ partnerSsoId }) => partnerSsoId}
      placeholder={
        <div className={bones}>
          <Skeleton label={growing.loadingText} shape="rows" count={6} />
        </div>
      }
      empty={<EmptyState title={t('center.empty.private')} />}
    >
      {(message) => <MessageSessionItem session={sessionOf(message)} onOpen={() => open(message)} />}
    </InfiniteList>
  )
}
