import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../hosting/CopyButton/CopyButton.tsx'
import { useJoinLink } from '../../hosting/hosting.ts'
import * as css from './DeskToday.css.ts'

/** The link and the code with which people open the competition. */
export function Join({ id, code }: { id: number; code: string }) {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const link = useJoinLink()({ id, code })
  return (
    <Panel title={t('join.title')} titleSize="card" description={t('join.text')}>
      <dl className={css.keys}>
        <div className={css.key}>
          <dt className={css.keyName}>{t('join.link')}</dt>
          <dd className={css.link} translate="no">
            {link}
          </dd>
          <dd className={css.copy}>
            <CopyButton text={link} size="s">
              {hosting('copy.link')}
            </CopyButton>
          </dd>
        </div>
        <div className={css.key}>
          <dt className={css.keyName}>{t('join.code')}</dt>
          <dd className={css.code} translate="no">
            {code}
          </dd>
          <dd className={css.copy}>
            <CopyButton text={code} size="s">
              {hosting('copy.code')}
            </CopyButton>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
