import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'

/** Says that passwords belong to the sign-on site, with a link there that returns to this page (Q124). */
export function PasswordSettings() {
  const { t } = useTranslation('settings')
  const address = useSignOnAddress()
  return (
    <Panel id="password" tabIndex={-1} title={t('password.title')} titleSize="card" description={t('password.text')}>
      <LinkButton href={address('password')}>{t('password.change')}</LinkButton>
    </Panel>
  )
}
