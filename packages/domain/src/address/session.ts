import { page, pageWith } from './page.ts'

// The sign-on site: these addresses are appended to its base, which may be on another host (Q049). `lang` is in lower case.

/** `service` is the full return address, `state` a value that is returned with it. */
export interface Return {
  service: string
  state: string
}

export const login = pageWith<Return & { with: 'password'; mode: 'register' }>()('/:lang/login2')
export const bindPhone = pageWith<Return>()('/:lang/bind-phone')
/** The page where an account created by phone chooses a name. */
export const chooseName = pageWith<Return>()('/:lang/name')
export const password = pageWith<Return & { step: 'request' | 'reset'; token: string }>()('/:lang/password')
export const logout = pageWith<Return>()('/:lang/logout')
/** Mails and text messages of a demonstration. */
export const outbox = page('/outbox')
