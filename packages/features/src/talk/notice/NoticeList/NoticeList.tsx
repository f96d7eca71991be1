import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { InfiniteList } from '@shulei/ui/InfiniteList/InfiniteList.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import Bell from 'lucide-react/dist/esm/icons/bell.mjs'
import { useTranslation } from 'react-i18next'
import { useGrowing } from '../../../base/site/useGrowing.ts'
import { NoticeListItem } from '../NoticeListItem/NoticeListItem.tsx'
import { useNotices } from '../notices.ts'
import { bones } from './NoticeList.css.ts'

/** All notices, newest first (R063). */
export function NoticeList() {
  const { t } = useTranslation('notice')
  const notices = useNotices()
  const growing = useGrowing(notices)
  return (
    <InfiniteList
      {...growing}
      label={t('list.label')}
      items={notices.list}
      keyOf={({ id }) => String(id)}
      placeholder={
        <div className={bones}>
          <Skeleton label={growing.loadingText} shape="rows" count={8} />
        </div>
      }
      empty={
        <EmptyState art={<Icon of={Bell} size={24} />} title={t('list.empty')} description={t('list.emptyHint')} />
      }
    >
      {(notice) => <NoticeListItem notice={notice} />}
    </InfiniteList>
  )
}
