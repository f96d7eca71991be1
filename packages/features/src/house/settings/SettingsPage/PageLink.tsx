import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { panelAddress } from '../../../base/site/panels.ts'

export interface PageLinkProps {
  page: 'userinfo' | 'certification' | 'my-data' | 'ent-setting-username' | 'ent-setting-certification'
}

/** Link to a panel that is too long for the overview and has its own page. */
export function PageLink({ page }: PageLinkProps) {
  const { t } = useTranslation('settings')
  return (
    <Panel id={page} tabIndex={-1} title={t(`${page}.title`)} titleSize="card" description={t(`${page}.text`)}>
      <LinkButton component={Link} to={panelAddress(page)}>
        {t(`${page}.open`)}
      </LinkButton>
    </Panel>
  )
}
