import * as siteAddress from '@shulei/domain/address/site.ts'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/http/page-of.ts'
import type { Platform } from '../../../platform/platform.ts'
import { signOnPage } from './sign-on-page.ts'

/**
 * Leads the reader of a refused form to a page, because the browser would show the envelope of the error in its place: to sign in
 * where a session is missing, else to the error page. Both lead back to the page of the form.
 */
export function refusedForm({ config }: Pick<Platform, 'config'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    // scripts accept JSON or anything, only the browser itself asks for a page
    const isForm = c.req.method === 'POST' && c.req.header('accept')?.includes('text/html')
    if (!isForm || c.res.status < 400) return
    const from = pageOf(c, { config }) ?? '/'
    if (c.res.status === 401) {
      c.res = c.redirect(signOnPage(config, c.get('lang'), 'login2', { service: config.publicUrl + from }), 303)
      return
    }
    const { message } = (await c.res.json()) as { message: string }
    c.res = c.redirect(siteAddress.error({ code: c.res.status, message, from }), 303)
  }
}
