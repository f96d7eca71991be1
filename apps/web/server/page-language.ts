import { isLanguage, type Language } from '@shulei/i18n/language.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** Language of a page: from the path of the sign-on site, from the query `lang`, or else the stored choice (Q159). */
export function pageLanguage(c: Context): Language {
  const { pathname, searchParams } = new URL(c.req.url)
  const inPath = /^\/sso\/(zh-cn|en-us)\//i.exec(pathname)?.[1]?.toLowerCase()
  if (inPath) return inPath === 'en-us' ? 'en-US' : 'zh-CN'
  const requested = searchParams.get('lang')
  const stored = getCookie(c, 'lang')
  return isLanguage(requested) ? requested : isLanguage(stored) ? stored : 'zh-CN'
}
