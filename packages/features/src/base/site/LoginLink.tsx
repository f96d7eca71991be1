import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { useSignOnAddress } from './useSignOnAddress.ts'

export interface LoginLinkProps {
  /** Opens in a new tab, for a page whose typed values are stored nowhere else. */
  isBeside?: boolean | undefined
}

/** Leads to signing in and back to this page, where drafts are filled in again. */
export function LoginLink({ isBeside = false }: LoginLinkProps) {
  const { t } = useTranslation('shell')
  const signOn = useSignOnAddress()
  return (
    <TextLink href={signOn('login2')} {...(isBeside ? { target: '_blank' } : {})} isStandalone>
      {t('error.loginLink')}
    </TextLink>
  )
}
