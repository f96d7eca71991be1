import type { Language } from '@shulei/i18n/language.ts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { signOnAddress } from './sign-on-address.ts'
import { useSiteState } from './site-state.ts'

function onHashChange(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The part of the address after `#`, which the server does not receive: empty until hydration. */
function useHash(): string {
  // subscribes to the router: its navigation within a page fires no event, but causes a rendering
  useLocation()
  return useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  )
}

/** Sign-on addresses that return to the current page. */
export function useSignOnAddress() {
  const { ssoUrl, address } = useSiteState()
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const returnTo = new URL(pathname + search + useHash(), address).href
  return (page: 'login2' | 'password' | 'bind-phone', mode?: 'register') =>
    signOnAddress({ ssoUrl, language: i18n.language as Language, page, returnTo, ...(mode ? { mode } : {}) })
}
