import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { useSignOnAddress } from '../shell/useSignOnAddress.ts'

/** Why nothing was sent: nobody is signed in any more. What was written waits on this device. */
export function LoginFirst() {
  const { t } = useTranslation('message')
  const signOn = useSignOnAddress()
  return (
    <Alert
      tone="warning"
      live="assertive"
      action={
        <TextLink href={signOn('login2')} isStandalone>
          {t('sendMessage.login')}
        </TextLink>
      }
    >
      {t('sendMessage.loginFirst')}
    </Alert>
  )
}
