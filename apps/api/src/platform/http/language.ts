import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env, Lang } from '../context.ts'

export const languageCookie = 'lang'

/** Language of a request: Chinese unless the visitor chose otherwise (Q159); the browser's list of languages is not read. */
const languageOf = (cookie: string | undefined): Lang => (cookie === 'en-US' ? 'en-US' : 'zh-CN')

export function language(): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('lang', languageOf(getCookie(c, languageCookie)))
    await next()
  }
}
