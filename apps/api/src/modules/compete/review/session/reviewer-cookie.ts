import { createHash } from 'node:crypto'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { REVIEW_SESSION_DAYS } from '@shulei/domain/compete/review/access.ts'
import { parse } from 'hono/utils/cookie'
import type { Platform } from '../../../../platform/platform.ts'

const isHttps = ({ config }: Pick<Platform, 'config'>) => config.publicUrl.startsWith('https:')

/** Name of the cookie of reviewers, which is apart from that of the site. */
export const reviewerCookieName = (platform: Pick<Platform, 'config'>) =>
  isHttps(platform) ? '__Host-shulei.review-session' : 'shulei.review-session'

/** The token in a cookie header. */
export function reviewerToken(platform: Pick<Platform, 'config'>, header: string | undefined): string | null {
  const name = reviewerCookieName(platform)
  const value = header === undefined ? undefined : parse(header, name)[name]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** Form in which a token is stored: a leaked table lets nobody sign in. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Set-Cookie line that starts a reviewer's session, or ends it when the token is null. */
export function reviewerCookie(platform: Pick<Platform, 'config'>, token: string | null): string {
  const maxAge = token === null ? 0 : (REVIEW_SESSION_DAYS * DAY) / 1000
  const parts = [`${reviewerCookieName(platform)}=${token ?? ''}`, `Max-Age=${maxAge}`, 'Path=/', 'HttpOnly']
  return [...parts, ...(isHttps(platform) ? ['Secure'] : []), 'SameSite=Strict'].join('; ')
}
