import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../shell/PageTitle/PageTitle.tsx'
import { type CenterList, centerLists } from '../view.ts'
import { CenterNotices } from './CenterNotices.tsx'
import * as css from './MessageCenter.css.ts'
import { PrivateMessages } from './PrivateMessages.tsx'

/** The message center: five lists of notices and the private messages, each with its address (R057). */
export function MessageCenter({ list }: { list: CenterList }) {
  const { t } = useTranslation('notice')
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={`${t(`center.${list}`)} · ${t('center.title')}`} />
      <h1 className={css.title}>{t('center.title')}</h1>
      <div className={css.sheet}>
        <TabNav
          label={t('center.lists')}
          component={Link}
          items={centerLists.map((name) => ({
            to: name === 'all' ? '/message-center' : `/message-center?list=${name}`,
            label: t(`center.${name}`),
            isCurrent: name === list,
          }))}
        />
        {list === 'private' ? <PrivateMessages /> : <CenterNotices key={list} list={list} />}
      </div>
    </main>
  )
}
