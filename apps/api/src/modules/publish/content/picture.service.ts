import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { matchesTag } from '../../../platform/http/attachment.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPicture } from './versions.repo.ts'
import { contentOf } from './versions.service.ts'

/** Time that a browser keeps a picture, seconds; its address names its content. */
const KEPT = 30 * 86_400

/** Answers a picture of the texts on the site, or 304 where the client's copy is the same. Throws `notFound`. */
export async function sendPicture(platform: Platform, c: Context, name: string): Promise<Response> {
  const { pictures } = await contentOf(platform)
  const hash = Object.hasOwn(pictures, name) ? pictures[name] : undefined
  if (hash === undefined) throw new ApiError('notFound')
  const etag = `"${hash.slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': `public, max-age=${KEPT}`,
    // an SVG that is opened by itself runs no script
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const picture = await findPicture(platform.db, hash)
  if (!picture) throw new ApiError('notFound')
  const whole = { ...headers, 'content-type': picture.type, 'content-length': String(picture.bytes.length) }
  return c.req.method === 'HEAD' ? c.body(null, 200, whole) : c.body(new Uint8Array(picture.bytes), 200, whole)
}
