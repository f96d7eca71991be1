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
import { micrositeNewsPath, micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { searchDatasets } from '../../data/dataset/page/list.service.ts'
import { published } from '../content/content.service.ts'
import { numberedSubjects, subjectsOf } from '../content/subjects.service.ts'
import { contentOf } from '../content/versions.service.ts'
import { listMicrosites, listNews, micrositeFrame } from '../microsite/microsite.service.ts'
import { element, xmlText } from './xml.ts'

/** Public pages that do not depend on data. */
const pages = [
  siteAddress.home(),
  competitionAddress.list(),
  datasetAddress.list(),
  racesAddress.landing(),
  specialAddress.index(),
  siteAddress.information(),
  contentAddress.experts(),
  contentAddress.business(),
  contentAddress.welfare(),
  contentAddress.education(),
  contentAddress.cooperation(),
  contentAddress.unveil(),
  micrositeAddress.dcic(),
  micrositeAddress.grade(),
  micrositeAddress.gradeDcic(),
  micrositeAddress.gradeDcicDetails(),
  micrositeAddress.evaluation(),
  micrositeAddress.evaluationCompetition(),
  micrositeAddress.evaluationDetails(),
  contentAddress.help(),
  contentAddress.faq(),
  contentAddress.privacy(),
  contentAddress.servicePolicy(),
]

const ofCompetition = [
  competitionAddress.overview,
  competitionAddress.dataware,
  competitionAddress.faq,
  competitionAddress.ranking,
  competitionAddress.discuss,
]

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

/** News of a microsite that a sitemap lists, the newest first. */
const MOST_NEWS = 50

/** The microsites, each with the pages of its menu that visitors may open, and its news. */
async function micrositeAddresses(platform: Platform): Promise<string[]> {
  const { list } = await listMicrosites(platform, null)
  const found = list.map(async ({ kind, name }) => {
    const asked = { kind, name, reader: null }
    const [{ menu }, news] = await Promise.all([
      micrositeFrame(platform, asked),
      listNews(platform, asked, { page: 1, perPage: MOST_NEWS }),
    ])
    const home = micrositePath(kind, name)
    const below = menu.flatMap(({ page }) => (page === '' || page === 'invite' ? [] : `${home}/${page}`))
    return [home, ...below, ...news.list.map(({ id }) => micrositeNewsPath(kind, name, id))]
  })
  return (await Promise.all(found)).flat()
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
  const competitions = [...(await subjectsOf(platform)).values()].flatMap(({ id }) =>
    ofCompetition.map((address) => address({ id })),
  )
  const datasets = await searchDatasets(platform, '', MOST_DATASETS)
  const all = [
    ...pages.map(undated),
    ...competitions.map(undated),
    ...(await trackAddresses(platform)).map(undated),
    ...datasets.map(({ id, updatedAt }) => ({ path: datasetAddress.detail({ id }), updatedAt: isoOf(updatedAt) })),
    ...(await micrositeAddresses(platform)).map(undated),
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
