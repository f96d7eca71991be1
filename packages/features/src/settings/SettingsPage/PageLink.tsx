import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export interface PageLinkProps {
  page: 'userinfo' | 'certification' | 'ent-setting-username' | 'ent-setting-certification'
}

/** What is too long to stand among other panels: leads to its page. */
export function PageLink({ page }: PageLinkProps) {
  const { t } = useTranslation('settings')
  return (
    <Panel id={page} tabIndex={-1} title={t(`${page}.title`)} titleSize="card" description={t(`${page}.text`)}>
      <LinkButton component={Link} to={`/users/v2/${page}`}>
        {t(`${page}.open`)}
      </LinkButton>
    </Panel>
  )
}
