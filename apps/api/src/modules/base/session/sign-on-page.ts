import * as signOn from '@shulei/domain/address/session.ts'
import type { Config } from '../../../platform/config.ts'
import type { Lang } from '../../../platform/context.ts'

/** Base address of the sign-on site, which the operator may have on another host. */
const signOnBase = (config: Config): string => config.ssoUrl ?? `${config.publicUrl}/sso`

/** Whether the sign-on site is on another host, so that this site does not receive its cookies. */
export const isSignOnElsewhere = (config: Config): boolean =>
  config.ssoUrl !== null && new URL(config.ssoUrl).origin !== new URL(config.publicUrl).origin

const pages = { login2: signOn.login, password: signOn.password, 'bind-phone': signOn.bindPhone } as const

/** Address of a sign-on page: base, language code in lower case, page (A§1). */
export function signOnPage(
  config: Config,
  lang: Lang,
  page: keyof typeof pages,
  query: { service?: string; state?: string; token?: string },
): string {
  return signOnBase(config) + pages[page]({ lang: lang.toLowerCase(), ...query })
}
