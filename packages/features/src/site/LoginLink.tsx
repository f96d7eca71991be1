import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { useSignOnAddress } from './useSignOnAddress.ts'

/** Leads to signing in and back to this page, where drafts are filled in again. */
export function LoginLink() {
  const { t } = useTranslation('shell')
  const signOn = useSignOnAddress()
  return (
    <TextLink href={signOn('login2')} isStandalone>
      {t('error.loginLink')}
    </TextLink>
  )
}
