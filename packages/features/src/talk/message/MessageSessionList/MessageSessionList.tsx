import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { InfiniteList } from '@shulei/ui/InfiniteList/InfiniteList.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { useGrowing } from '../../../base/site/useGrowing.ts'
import { MessageSessionItem } from '../MessageSessionItem/MessageSessionItem.tsx'
import { sessionsRead, useSessions } from '../sessions.ts'
import { bones } from './MessageSessionList.css.ts'

export interface MessageSessionListProps {
  /** Id of the person whose conversation is open beside the list. */
  currentId?: number
}

/** All conversations, latest first (A§2). */
export function MessageSessionList({ currentId }: MessageSessionListProps) {
  const { t } = useTranslation('message')
  const sessions = useSessions(sessionsRead)
  const growing = useGrowing(sessions)
  return (
    <InfiniteList
      {...growing}
      label={t('page.list')}
      items={sessions.list}
      keyOf={({ participantor }) => String(participantor.id)}
      placeholder={
        <div className={bones}>
          <Skeleton label={t('list.loading')} shape="rows" count={6} />
        </div>
      }
      empty={<EmptyState size="s" title={t('popover.emptyMessages')} description={t('popover.emptyMessagesHint')} />}
    >
      {(session) => <MessageSessionItem session={session} isCurrent={session.participantor.id === currentId} />}
    </InfiniteList>
  )
}
