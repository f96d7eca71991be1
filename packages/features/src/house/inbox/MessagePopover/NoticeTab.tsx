import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { InfiniteList } from '@shulei/ui/InfiniteList/InfiniteList.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { useGrowing } from '../../../base/site/useGrowing.ts'
import { NoticeListItem } from '../../../talk/notice/NoticeListItem/NoticeListItem.tsx'
import { useNotices } from '../../../talk/notice/notices.ts'
import * as css from './MessagePopover.css.ts'
import { shownFirst, useFresh } from './useFresh.ts'

/** The tab of notices. */
export function NoticeTab({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('message')
  const notices = useNotices(shownFirst)
  useFresh(notices)
  const growing = useGrowing(notices)
  return (
    <InfiniteList
      {...growing}
      label={t('popover.noticesTab')}
      items={notices.list}
      keyOf={({ id }) => String(id)}
      placeholder={
        <div className={css.bones}>
          <Skeleton label={t('list.loading')} shape="rows" count={5} />
        </div>
      }
      empty={<EmptyState size="s" title={t('popover.emptyNotices')} description={t('popover.emptyNoticesHint')} />}
    >
      {(notice) => <NoticeListItem notice={notice} onOpen={onOpen} />}
    </InfiniteList>
  )
}
