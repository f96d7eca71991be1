import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { InboxSearch } from '../InboxSearch/InboxSearch.tsx'
import { MarkAllRead } from '../MarkAllRead/MarkAllRead.tsx'
import { MessageSessionList } from '../MessageSessionList/MessageSessionList.tsx'
import { NewMessageButton } from '../NewMessageButton.tsx'
import * as css from './MessagesPage.css.ts'

export interface MessagesPageProps {
  /** Id of the person whose conversation is open. */
  partnerId?: number
  /** The open conversation, or its placeholder. */
  children: ReactNode
}

/** Private messages: all conversations, and beside them the open one; on phones one of the two (R061, R062). */
export function MessagesPage({ partnerId, children }: MessagesPageProps) {
  const { t } = useTranslation('message')
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <main
      id="content"
      tabIndex={-1}
      className={css.page}
      data-window
      data-open={partnerId === undefined ? undefined : ''}
    >
      {partnerId === undefined ? <PageTitle text={t('page.title')} /> : null}
      <div className={css.head}>
        <h1 ref={title} tabIndex={-1} className={css.title}>
          {t('page.title')}
        </h1>
        <div className={css.actions}>
          <MarkAllRead what="messages" next={title} />
          <NewMessageButton />
        </div>
      </div>
      <div className={css.panes}>
        <section className={css.list} aria-label={t('page.list')}>
          <InboxSearch>
            <MessageSessionList {...(partnerId === undefined ? {} : { currentId: partnerId })} />
          </InboxSearch>
        </section>
        <div className={css.talk}>{children}</div>
      </div>
    </main>
  )
}
