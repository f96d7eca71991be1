import type { Language } from '@shulei/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { signOnAddress } from './sign-on-address.ts'
import { useSiteState } from './site-state.ts'

/** Sign-on addresses that lead back to the page that is open now. */
export function useSignOnAddress() {
  const { ssoUrl, address } = useSiteState()
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const returnTo = new URL(pathname + search, address).href
  return (page: 'login2' | 'password' | 'bind-phone', mode?: 'register') =>
    signOnAddress({ ssoUrl, language: i18n.language as Language, page, returnTo, ...(mode ? { mode } : {}) })
}
