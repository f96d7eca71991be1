import type { Language } from '@shulei/i18n/language.ts'

/**
 * Address of a page of the sign-on site: base, lower-case language code, page, and the full address to come back to
 * (A§1, Q049). `mode=register` opens the other form at the same address (Q050).
 */
export function signOnAddress(options: {
  ssoUrl: string
  language: Language
  page: 'login2' | 'password' | 'bind-phone'
  returnTo: string
  mode?: 'register'
}): string {
  const query = new URLSearchParams({ service: options.returnTo })
  if (options.mode) query.set('mode', options.mode)
  return `${options.ssoUrl}/${options.language.toLowerCase()}/${options.page}?${query}`
}
