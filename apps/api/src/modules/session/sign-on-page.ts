import type { Config } from '../../platform/config.ts'
import type { Lang } from '../../platform/context.ts'

/** Base address of the sign-on site, ours or another one. */
const signOnBase = (config: Config): string => config.ssoUrl ?? `${config.publicUrl}/sso`

/** Whether the sign-on site has another host than the site, so that its cookies do not reach it. */
export const isSignOnElsewhere = (config: Config): boolean =>
  config.ssoUrl !== null && new URL(config.ssoUrl).origin !== new URL(config.publicUrl).origin

/** Address of a sign-on page: base, language code in lower case, page (A§1). */
export function signOnPage(
  config: Config,
  lang: Lang,
  page: 'login2' | 'password' | 'bind-phone',
  query: Record<string, string>,
): string {
  return `${signOnBase(config)}/${lang.toLowerCase()}/${page}?${new URLSearchParams(query)}`
}
