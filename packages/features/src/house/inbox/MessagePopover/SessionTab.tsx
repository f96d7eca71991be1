import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { InfiniteList } from '@shulei/ui/InfiniteList/InfiniteList.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { useGrowing } from '../../../base/site/useGrowing.ts'
import { MessageSessionItem } from '../../../talk/message/MessageSessionItem/MessageSessionItem.tsx'
import { previewRead, useSessions } from '../../../talk/message/sessions.ts'
import * as css from './MessagePopover.css.ts'
import { shownFirst, useFresh } from './useFresh.ts'

/** The tab of messages: conversations, latest first. */
export function SessionTab({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('message')
  const sessions = useSessions(previewRead, shownFirst)
  useFresh(sessions)
  const growing = useGrowing(sessions)
  return (
    <InfiniteList
      {...growing}
      label={t('popover.messagesTab')}
      items={sessions.list}
      keyOf={({ participantor }) => String(participantor.id)}
      placeholder={
        <div className={css.bones}>
          <Skeleton label={t('list.loading')} shape="rows" count={5} />
        </div>
      }
      empty={<EmptyState size="s" title={t('popover.emptyMessages')} description={t('popover.emptyMessagesHint')} />}
    >
      {(session) => <MessageSessionItem session={session} onOpen={onOpen} />}
    </InfiniteList>
  )
}
