import { createHash } from 'node:crypto'
import { informationFeed, robots, sitemap } from '@shulei/contract/feed/calls.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Context, Lang } from '../../platform/context.ts'
import { matchesTag } from '../../platform/http/attachment.ts'
import { loadTexts } from '../../platform/messages.ts'
import type { ApiModule } from '../../platform/module.ts'
import { mount } from '../../platform/mount.ts'
import type { Platform } from '../../platform/platform.ts'
import { listInformation } from '../content/content.service.ts'
import { atomOf, type Feed, rssOf } from './feed.ts'
import { robotsOf, sitemapOf } from './sitemap.service.ts'

const texts = loadTexts('share')

/** Age at which a reader asks again, seconds. */
const FRESH = 600

/** Answers a text with its entity tag, or 304 where the client's copy is the same. */
function sendText(c: Context, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': `public, max-age=${FRESH}`, 'x-content-type-options': 'nosniff' }
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const whole = { ...headers, 'content-type': `${type}; charset=utf-8` }
  return c.req.method === 'HEAD' ? c.body(null, 200, whole) : c.body(text, 200, whole)
}

async function feedOf(platform: Platform, name: string, lang: Lang): Promise<Feed> {
  const { publicUrl } = platform.config
  const { list } = await listInformation(platform, { kind: 'all', topic: '', page: 1, lang })
  return {
    title: texts[lang].name ?? '',
    self: `${publicUrl}/api/site/feeds/${name}?lang=${lang}`,
    home: publicUrl + siteAddress.information(),
    lang,
    items: list.map((item) => ({
      link:
        publicUrl +
        (item.kind === 'info' ? contentAddress.article({ id: item.id }) : contentAddress.activity({ id: item.id })),
      title: item.title,
      summary: item.summary,
      author: item.author?.name ?? null,
      topic: item.topic.name,
      at: item.publishedAt,
      lang: item.lang,
    })),
  }
}

const formats = {
  'atom.xml': [atomOf, 'application/atom+xml'],
  'rss.xml': [rssOf, 'application/rss+xml'],
} as const

/** Feeds of articles and activities, and what search engines read. */
export const feedModule: ApiModule = (app, platform) => {
  mount(app, informationFeed, async ({ params, query, c }) => {
    const name = String(params.name)
    const format = Object.hasOwn(formats, name) ? formats[name as keyof typeof formats] : null
    if (!format) throw new ApiError('notFound')
    const [write, type] = format
    return sendText(c, write(await feedOf(platform, name, query.lang)), type)
  })
  mount(app, sitemap, async ({ c }) => sendText(c, await sitemapOf(platform), 'application/xml'))
  mount(app, robots, ({ c }) => sendText(c, robotsOf(platform), 'text/plain'))
}
