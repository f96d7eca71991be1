import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { InfiniteList } from '@shulei/ui/InfiniteList/InfiniteList.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { useGrowing } from '../../../base/site/useGrowing.ts'
import { centerAddress, useCenterList, useOpenRow } from '../center.ts'
import { NoticeListItem } from '../NoticeListItem/NoticeListItem.tsx'
import type { CenterList } from '../view.ts'
import { bones } from './MessageCenter.css.ts'

/** A list of notices of the message center. */
export function CenterNotices({ list }: { list: Exclude<CenterList, 'private'> }) {
  const { t } = useTranslation('notice')
  const notices = useCenterList(list)
  const growing = useGrowing(notices)
  const open = useOpenRow()
  return (
    <InfiniteList
      {...growing}
      label={t(`center.${list}`)}
      items={notices.list}
      keyOf={({ id }) => String(id)}
      placeholder={
        <div className={bones}>
          <Skeleton label={growing.loadingText} shape="rows" count={8} />
        </div>
      }
      empty={<EmptyState title={t(`center.empty.${list}`)} />}
    >
      {(notice) => <NoticeListItem notice={notice} to={centerAddress(notice)} onOpen={() => open(notice)} />}
    </InfiniteList>
  )
}
