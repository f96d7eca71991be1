import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { useRemovedWord } from '../useRemovedWord.ts'
import { type CenterList, centerListAddress, centerLists } from '../view.ts'
import { CenterNotices } from './CenterNotices.tsx'
import * as css from './MessageCenter.css.ts'
import { PrivateMessages } from './PrivateMessages.tsx'

/**
 * The message center: five lists of notices and the private messages, each with its address (R057). The layout's navigation
 * switches lists; narrow screens have tabs instead.
 *
 * - MUST show the five lists (all, system, like, save, follow) and the private messages, each under its address (A§7, R057).
 * - MUST lead from a block or its end to notify-block, from an invitation to notify-invite, from a notice of the platform to
 *   notify-system, and from everything else straight to what it is about (A§2).
 * - MUST mark a row read by the call of its kind when it is opened: likes, saves and follows by id, appeals by competition (A§7);
 *   pages of their own mark themselves.
 * - MUST fetch 10 rows a page (A§9).
 */
export function MessageCenter({ list }: { list: CenterList }) {
  const { t } = useTranslation('notice')
  const title = useRef<HTMLHeadingElement>(null)
  const removed = useRemovedWord(title)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={`${t(`center.${list}`)} · ${t('center.title')}`} />
      <h1 ref={title} tabIndex={-1} className={css.title}>
        {t('center.title')}
      </h1>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
      <div className={css.sheet}>
        <div className={css.tabs}>
          <TabNav
            hasRule={false}
            label={t('center.lists')}
            component={Link}
            items={centerLists.map((name) => ({
              to: centerListAddress(name),
              label: t(`center.${name}`),
              isCurrent: name === list,
            }))}
          />
        </div>
        {list === 'private' ? <PrivateMessages /> : <CenterNotices key={list} list={list} />}
      </div>
    </main>
  )
}
