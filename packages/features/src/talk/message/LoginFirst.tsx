import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '../../base/site/LoginLink.tsx'

/** Says that nothing was sent because the session has ended, and that the draft stays on this device. */
export function LoginFirst() {
  const { t } = useTranslation('message')
  return (
    <Alert tone="warning" live="assertive" action={<LoginLink />}>
      {t('sendMessage.loginFirst')}
    </Alert>
  )
}
