import type { Lang } from '../../../platform/context.ts'
import { element, xmlText } from './xml.ts'

/** An article or activity in a feed. */
export interface FeedItem {
  /** Full address without a language, the same in the feed of each language. */
  id: string
  /** Full address of the page in the language of the feed. */
  link: string
  title: string
  summary: string
  author: string | null
  topic: string
  /** ISO 8601. */
  at: string
  lang: Lang
}

export interface Feed {
  title: string
  /** Full addresses of the feed and of the page that it follows. */
  self: string
  home: string
  lang: Lang
  items: readonly FeedItem[]
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
/** Time of a feed without items. */
const NEVER = '1970-01-01T00:00:00.000Z'

/** An Atom feed (RFC 4287). */
export function atomOf({ title, self, home, lang, items }: Feed): string {
  const entries = items.map((item) =>
    element(
      'entry',
      [
        element('id', xmlText(item.id)),
        element('title', xmlText(item.title)),
        element('link', '', { rel: 'alternate', href: item.link }),
        element('published', item.at),
        element('updated', item.at),
        ...(item.author === null ? [] : [element('author', element('name', xmlText(item.author)))]),
        element('category', '', { term: item.topic }),
        element('summary', xmlText(item.summary)),
      ].join(''),
      { 'xml:lang': item.lang },
    ),
  )
  const head = [
    element('id', xmlText(self)),
    element('title', xmlText(title)),
    element('link', '', { rel: 'self', href: self }),
    element('link', '', { rel: 'alternate', href: home }),
    element('updated', items[0]?.at ?? NEVER),
    element('author', element('name', xmlText(title))),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang }
  return `${DECLARATION}${element('feed', [...head, ...entries].join('\n'), attributes)}\n`
}

/** An RSS 2.0 feed. */
export function rssOf({ title, self, home, lang, items }: Feed): string {
  const list = items.map((item) =>
    element(
      'item',
      [
        element('title', xmlText(item.title)),
        element('link', xmlText(item.link)),
        element('guid', xmlText(item.id)),
        element('pubDate', new Date(item.at).toUTCString()),
        element('category', xmlText(item.topic)),
        element('description', xmlText(item.summary)),
      ].join(''),
    ),
  )
  const head = [
    element('title', xmlText(title)),
    element('link', xmlText(home)),
    element('description', xmlText(title)),
    element('language', lang),
    element('atom:link', '', { rel: 'self', type: 'application/rss+xml', href: self }),
  ]
  const channel = element('channel', [...head, ...list].join('\n'))
  return `${DECLARATION}${element('rss', channel, { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' })}\n`
}
