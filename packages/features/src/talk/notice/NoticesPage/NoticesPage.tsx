import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { useUnread } from '../../../base/site/useUnread.ts'
import { MarkAllRead } from '../../message/MarkAllRead/MarkAllRead.tsx'
import { MessageSessionList } from '../../message/MessageSessionList/MessageSessionList.tsx'
import { NewMessageButton } from '../../message/NewMessageButton.tsx'
import { NoticeList } from '../NoticeList/NoticeList.tsx'
import { useRemovedWord } from '../useRemovedWord.ts'
import type { NoticesView } from '../view.ts'
import * as css from './NoticesPage.css.ts'

/** All notices and all conversations, each with its address (R063, Q066). */
export function NoticesPage({ view }: { view: NoticesView }) {
  const { t } = useTranslation('notice')
  const unread = useUnread()
  const title = useRef<HTMLHeadingElement>(null)
  const removed = useRemovedWord(title)
  const isMessages = view === 'message'
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={isMessages ? t('page.messages') : t('page.notices')} />
      <div className={css.head}>
        <h1 ref={title} tabIndex={-1} className={css.title}>
          {t('page.title')}
        </h1>
        <VisuallyHidden role="status">{removed}</VisuallyHidden>
        <div className={css.actions}>
          <MarkAllRead what={isMessages ? 'messages' : 'notices'} next={title} />
          {isMessages ? <NewMessageButton /> : null}
        </div>
      </div>
      <div className={css.sheet}>
        <div className={css.tabs}>
          <TabNav
            hasRule={false}
            label={t('page.views')}
            component={Link}
            items={[
              {
                to: noticeAddress.list({ view: 'notice' }),
                label: t('page.notices'),
                isCurrent: !isMessages,
                ...(unread?.notices ? { count: unread.notices } : {}),
              },
              {
                to: noticeAddress.list({ view: 'message' }),
                label: t('page.messages'),
                isCurrent: isMessages,
                ...(unread?.messages ? { count: unread.messages } : {}),
              },
            ]}
          />
        </div>
        {isMessages ? <MessageSessionList /> : <NoticeList />}
      </div>
    </main>
  )
}
