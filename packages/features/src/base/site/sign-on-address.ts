import * as signOn from '@shulei/domain/address/session.ts'
import type { Language } from '@shulei/i18n/language.ts'

const pages = { login2: signOn.login, password: signOn.password, 'bind-phone': signOn.bindPhone } as const

/**
 * Address of a page of the sign-on site: base, lower-case language code, page, and the full return address (A§1, Q049).
 * `mode=register` opens the other form at the same address (Q050).
 */
export function signOnAddress(options: {
  ssoUrl: string
  language: Language
  page: keyof typeof pages
  returnTo: string
  mode?: 'register'
}): string {
  const { mode, returnTo: service } = options
  return (
    options.ssoUrl + pages[options.page]({ lang: options.language.toLowerCase(), service, ...(mode ? { mode } : {}) })
  )
}
