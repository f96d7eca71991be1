import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import { authLinks, registerLink } from './AuthLinks.css.ts'

/** Sign-in and register links for visitors: both lead to the sign-on site with this page as the return target (A§1). */
export function AuthLinks() {
  const { t } = useTranslation('shell')
  const address = useSignOnAddress()
  return (
    <div className={authLinks}>
      <LinkButton variant="secondary" size="s" href={address('login2')}>
        {t('header.login')}
      </LinkButton>
      <span className={registerLink}>
        <LinkButton variant="inverse" size="s" href={address('login2', 'register')}>
          {t('header.register')}
        </LinkButton>
      </span>
    </div>
  )
}
