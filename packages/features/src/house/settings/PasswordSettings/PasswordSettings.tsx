import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'

/** Says that passwords belong to the sign-on site, with a link there to change or set one that returns to this page (Q124). */
export function PasswordSettings() {
  const { t } = useTranslation('settings')
  const address = useSignOnAddress()
  const { data } = useCall(refs.accountSecurity, {})
  const isFirst = data?.hasPassword === false
  return (
    <Panel
      id="password"
      tabIndex={-1}
      title={t('password.title')}
      titleSize="card"
      description={t(isFirst ? 'password.none' : 'password.text')}
    >
      <LinkButton href={address('password')}>{t(isFirst ? 'password.first' : 'password.change')}</LinkButton>
    </Panel>
  )
}
