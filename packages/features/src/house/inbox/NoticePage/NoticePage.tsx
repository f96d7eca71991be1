import type { NoticePlace } from '../../../talk/notice/detail.ts'
import { NoticeDetail } from '../NoticeDetail/NoticeDetail.tsx'
import * as css from './NoticePage.css.ts'

export interface NoticePageProps {
  id: number
  /**
   * `notices` for the notice's own page (R064), or a kind of the message center (R058 to R060), whose layout provides the
   * column.
   */
  place?: NoticePlace
  onRemoved: () => void
}

/** The page of one notice. */
export function NoticePage({ id, place = 'notices', onRemoved }: NoticePageProps) {
  return (
    <main id="content" tabIndex={-1} className={css.page} data-column={place === 'notices' ? '' : undefined}>
      <NoticeDetail id={id} place={place} onRemoved={onRemoved} />
    </main>
  )
}
