import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { inLanguage } from '@shulei/domain/address/language.ts'
import * as messageAddress from '@shulei/domain/address/message.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import * as racesAddress from '@shulei/domain/address/races.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import { pageAddresses } from '@shulei/domain/publish/content/page-addresses.ts'
import { micrositeNewsPath, micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publishedCompetitions } from '../../compete/competition/competition.service.ts'
import { searchDatasets } from '../../data/dataset/page/list.service.ts'
import { published } from '../content/content.service.ts'
import { numberedSubjects, subjectsOf } from '../content/subjects.service.ts'
import { contentOf } from '../content/versions.service.ts'
import { findMicrositePages } from './sitemap.repo.ts'
import { element, xmlText } from './xml.ts'

/** Public pages that list what others hold. */
const lists = [
  siteAddress.home(),
  competitionAddress.list(),
  datasetAddress.list(),
  racesAddress.landing(),
  specialAddress.index(),
  siteAddress.information(),
  contentAddress.experts(),
]

/** Pages of a competition with its own texts, and those whose rows others write. */
const ofCompetition = {
  texts: [competitionAddress.overview, competitionAddress.dataware, competitionAddress.faq],
  rows: [competitionAddress.ranking, competitionAddress.discuss],
}

/** An activity, its content pages and its discussion. */
const ofActivity = [...contentAddress.activityParts, contentAddress.activityDiscussion]

/** A page, and when its content was changed last where that is known. */
interface Page {
  path: string
  /** ISO 8601. */
  updatedAt?: string
}

const isoOf = (at: number | string | Date) => new Date(at).toISOString()

const undated = (path: string): Page => ({ path })

async function informationPages(platform: Platform): Promise<Page[]> {
  const { content } = await contentOf(platform)
  return published(content, platform.clock()).flatMap(({ kind, id, updatedAt }) => {
    const addresses = kind === 'info' ? [contentAddress.article] : ofActivity
    return addresses.map((address) => ({ path: address({ id }), updatedAt: isoOf(updatedAt) }))
  })
}

/** Pages of the operator's texts. */
async function contentPages(platform: Platform): Promise<Page[]> {
  const { content, version } = await contentOf(platform)
  return [
    ...[...content.pages].map(([slug, { updatedAt }]) => ({ path: pageAddresses[slug], updatedAt: isoOf(updatedAt) })),
    // the questions have no date of their own
    { path: contentAddress.faq(), updatedAt: isoOf(version.createdAt) },
    undated(siteAddress.host()),
  ]
}

async function competitionPages(platform: Platform): Promise<Page[]> {
  const competitions = await publishedCompetitions(platform)
  return competitions.flatMap(({ id, updatedAt }) => [
    ...ofCompetition.texts.map((address) => ({ path: address({ id }), updatedAt: isoOf(updatedAt) })),
    ...ofCompetition.rows.map((address) => undated(address({ id }))),
  ])
}

/** News of a microsite that a sitemap lists, the newest first. */
const MOST_NEWS = 50

/** The microsites, each with the pages of its menu that visitors may open, and its news. */
async function micrositePages(platform: Platform): Promise<Page[]> {
  const sites = await findMicrositePages(platform.db, new Date(platform.clock()), MOST_NEWS)
  return sites.flatMap(({ kind, name, menu, updatedAt, news }) => {
    const home = micrositePath(kind, name)
    const below = menu.flatMap(({ page }) => (page === '' || page === 'invite' ? [] : `${home}/${page}`))
    return [
      ...[home, ...below].map((path) => ({ path, updatedAt: isoOf(updatedAt) })),
      ...news.map((item) => ({ path: micrositeNewsPath(kind, name, item.number), updatedAt: isoOf(item.updatedAt) })),
    ]
  })
}

/** The tracks of the series, by their numbers. */
async function trackAddresses(platform: Platform): Promise<string[]> {
  const [{ content }, subjects] = await Promise.all([contentOf(platform), subjectsOf(platform)])
  const slugs = content.pages.get('dcic')?.competitions ?? []
  return numberedSubjects(slugs, subjects).map(({ no }) => micrositeAddress.dcicDetail({ id: no }))
}

/** Data sets that a sitemap lists. */
const MOST_DATASETS = 1000

/** The sitemap: every public page with its address in both languages. Private competitions are in no list, so not here either. */
export async function sitemapOf(platform: Platform): Promise<string> {
  const { publicUrl } = platform.config
  const datasets = await searchDatasets(platform, '', MOST_DATASETS)
  const all = [
    ...lists.map(undated),
    ...(await contentPages(platform)),
    ...(await competitionPages(platform)),
    ...(await trackAddresses(platform)).map(undated),
    ...datasets.map(({ id, updatedAt }) => ({ path: datasetAddress.detail({ id }), updatedAt: isoOf(updatedAt) })),
    ...(await micrositePages(platform)),
    ...(await informationPages(platform)),
  ]
  const urls = all.map(({ path, updatedAt }) =>
    element(
      'url',
      [
        element('loc', xmlText(publicUrl + path)),
        ...(updatedAt === undefined ? [] : [element('lastmod', updatedAt)]),
        ...(['zh-CN', 'en-US'] as const).map((lang) =>
          element('xhtml:link', '', { rel: 'alternate', hreflang: lang, href: publicUrl + inLanguage(path, lang) }),
        ),
      ].join(''),
    ),
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('urlset', `\n${urls.join('\n')}\n`, {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  })}\n`
}

/** Pages of one person, and those that change with every request, are of no use to search engines. */
export const robotsOf = ({ config }: Platform): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/sso/',
      '/tongji/',
      messageAddress.list(),
      noticeAddress.list(),
      noticeAddress.center(),
      settingsAddress.all(),
      settingsAddress.first(),
    ].map((path) => `Disallow: ${path}`),
    'Allow: /api/share/',
    'Allow: /api/site/content/pictures/',
    'Allow: /api/site/feeds/',
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
