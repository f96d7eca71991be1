import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../../../platform/context.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { reviewerToken, tokenHash } from './reviewer-cookie.ts'
import { findReviewer } from './session.repo.ts'

/** Identifies the reviewer of a request by the reviewers' own cookie alone; the site's session gives no access to their calls. */
export function identifyReviewer(platform: Platform): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = reviewerToken(platform, c.req.header('cookie'))
    const now = new Date(platform.clock())
    c.set('reviewer', token === null ? null : await findReviewer(platform.db, tokenHash(token), now))
    await next()
  }
}
