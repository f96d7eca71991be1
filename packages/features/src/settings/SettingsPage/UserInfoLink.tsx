import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** One's own information is too long to stand among other panels: leads to its page. */
export function UserInfoLink() {
  const { t } = useTranslation('settings')
  return (
    <Panel id="userinfo" tabIndex={-1} title={t('userinfo.title')} titleSize="card" description={t('userinfo.text')}>
      <LinkButton component={Link} to="/users/v2/userinfo">
        {t('userinfo.open')}
      </LinkButton>
    </Panel>
  )
}
