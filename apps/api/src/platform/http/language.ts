import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env, Lang } from '../context.ts'

export const languageCookie = 'lang'

const languages: readonly string[] = ['zh-CN', 'en-US'] satisfies Lang[]

/**
 * Language of a request: that of its address (`?lang=`), else the one that the visitor chose, else Chinese (Q159). The browser's list
 * of languages is not read.
 */
const languageOf = (asked: string | undefined, chosen: string | undefined): Lang =>
  ([asked, chosen].find((one) => one !== undefined && languages.includes(one)) as Lang | undefined) ?? 'zh-CN'

export function language(): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('lang', languageOf(c.req.query('lang'), getCookie(c, languageCookie)))
    await next()
  }
}
