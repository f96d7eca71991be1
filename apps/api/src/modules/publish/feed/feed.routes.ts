import { createHash } from 'node:crypto'
import { informationFeed, robots, sitemap } from '@shulei/contract/publish/feed/calls.ts'
import { micrositeFeed } from '@shulei/contract/publish/microsite/calls.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import { openedIn } from '@shulei/domain/address/language.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { micrositeNewsPath, micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, Lang } from '../../../platform/context.ts'
import { matchesTag } from '../../../platform/http/attachment.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listInformation } from '../content/content.service.ts'
import { type Asked, listNews, micrositeFrame } from '../microsite/microsite.service.ts'
import { atomOf, type Feed, rssOf } from './feed.ts'
import { robotsOf, sitemapOf } from './sitemap.service.ts'

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

/** The id and the link of a feed's item: the address of a page, and the address that opens it in the language of the feed. */
const addressed = (publicUrl: string, path: string, lang: Lang) => ({
  id: publicUrl + path,
  link: publicUrl + openedIn(path, lang),
})

async function informationFeedOf(platform: Platform, name: string, lang: Lang): Promise<Feed> {
  const { publicUrl, site } = platform.config
  const { list } = await listInformation(platform, { kind: 'all', topic: '', page: 1, lang })
  return {
    title: site.names[lang],
    self: `${publicUrl}/api/site/feeds/${name}?lang=${lang}`,
    home: publicUrl + openedIn(siteAddress.information(), lang),
    lang,
    items: list.map((item) => ({
      ...addressed(
        publicUrl,
        item.kind === 'info' ? contentAddress.article({ id: item.id }) : contentAddress.activity({ id: item.id }),
        lang,
      ),
      title: item.title,
      summary: item.summary,
      author: item.author?.name ?? null,
      topic: item.topic.name,
      at: item.publishedAt,
      lang: item.lang,
    })),
  }
}

/** News of a microsite that a feed lists. */
const MOST_NEWS = 20

/** A text in the wanted language, or in Chinese where it has no English. */
const textIn = (lang: Lang, { cn, en }: { cn: string; en: string }): { text: string; lang: Lang } =>
  lang === 'en-US' && en !== '' ? { text: en, lang } : { text: cn, lang: 'zh-CN' }

async function micrositeFeedOf(platform: Platform, asked: Asked, file: string, lang: Lang): Promise<Feed> {
  const { publicUrl } = platform.config
  const [site, { list }] = await Promise.all([
    micrositeFrame(platform, asked),
    listNews(platform, asked, { page: 1, perPage: MOST_NEWS }),
  ])
  const { kind, name } = site
  const title = textIn(lang, site.title).text
  return {
    title,
    self: `${publicUrl}/api/site/feeds/microsites/${name}/${file}?kind=${kind}&lang=${lang}`,
    home: publicUrl + openedIn(`${micrositePath(kind, name)}/news`, lang),
    lang,
    items: list.map((item) => {
      const shown = textIn(lang, item.title)
      return {
        ...addressed(publicUrl, micrositeNewsPath(kind, name, item.id), lang),
        title: shown.text,
        summary: textIn(lang, item.summary).text,
        author: null,
        topic: title,
        at: item.at,
        lang: shown.lang,
      }
    }),
  }
}

const formats = {
  'atom.xml': [atomOf, 'application/atom+xml'],
  'rss.xml': [rssOf, 'application/rss+xml'],
} as const

/** How the file of a feed is written, and its type. Throws `notFound` for another name. */
function formatOf(file: string) {
  if (!Object.hasOwn(formats, file)) throw new ApiError('notFound')
  return formats[file as keyof typeof formats]
}

/** Feeds of articles, activities and news, and what search engines read. */
export const feedModule: ApiModule = (app, platform) => {
  mount(app, informationFeed, async ({ params, query, c }) => {
    const file = String(params.name)
    const [write, type] = formatOf(file)
    return sendText(c, write(await informationFeedOf(platform, file, query.lang)), type)
  })
  mount(app, micrositeFeed, async ({ params, query: { kind, lang }, c }) => {
    const file = String(params.file)
    const [write, type] = formatOf(file)
    const asked = { kind, name: String(params.name), reader: null }
    return sendText(c, write(await micrositeFeedOf(platform, asked, file, lang)), type)
  })
  mount(app, sitemap, async ({ c }) => sendText(c, await sitemapOf(platform), 'application/xml'))
  mount(app, robots, ({ c }) => sendText(c, robotsOf(platform), 'text/plain'))
}
