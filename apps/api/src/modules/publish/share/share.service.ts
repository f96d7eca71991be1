import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { fill } from '@shulei/domain/base/text/refusal.ts'
import { areBuiltIn } from '@shulei/domain/base/text/site-names.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { hasReward } from '@shulei/domain/compete/competition/format.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { parseShareName, type ShareRequest } from '@shulei/domain/publish/share/picture.ts'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { matchesTag } from '../../../platform/http/attachment.ts'
import { loadTexts } from '../../../platform/messages.ts'
import { alone } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openQueue } from '../../../platform/queue.ts'
import { readCertificate } from '../../compete/certificate/certificate.service.ts'
import { competitionPage, listCompetitions } from '../../compete/competition/competition.service.ts'
import { readBoard } from '../../compete/submission/board/board.service.ts'
import { readDataset } from '../../data/dataset/page/detail.service.ts'
import { readActivity, readArticle } from '../content/content.service.ts'
import { subjectsOf } from '../content/subjects.service.ts'
import { micrositeOf } from '../microsite/microsite.service.ts'
import { layoutOf, type ShareFacts } from './layout.ts'

const texts = loadTexts('share')

/** Teams on a picture of a ranking. */
const ROWS = 5
/** Greatest age of a picture and of the numbers on it, seconds. */
const FRESH = 600
/** Memory for all cached pictures together, bytes. */
const CACHED_BYTES = 16 * 2 ** 20
/** Greatest number of pictures that wait to be drawn; a further request is refused with `unavailable`. */
const MOST_WAITING = 12

interface Drawn {
  etag: string
  png: Buffer
}

/** The ways in which a share picture says things in its language, and what all pictures have. */
export function speakerOf({ config }: Platform, language: ShareRequest['language']) {
  const lang = language === 'zh-CN' ? 'cn' : 'en'
  const say = (key: string, facts: Record<string, string | number> = {}) => fill(texts[language][key] ?? '', facts)
  const base: Omit<ShareFacts, 'title' | 'facts' | 'pictures'> = {
    name: config.site.names[language],
    hasMark: areBuiltIn(config.site.names),
    over: '',
    rows: [],
    shelf: [],
    language: lang,
  }
  return {
    lang,
    say,
    count: (value: number) => value.toLocaleString(language),
    pick: (text: { cn: string; en: string }) => text[lang] || text.cn,
    base,
  } as const
}

/** All competitions that a visitor sees, for the picture of the site. */
export async function allCompetitions(platform: Platform) {
  const { cmpt } = await listCompetitions(platform, {
    search: '',
    type: '',
    tagCode: '',
    indCode: '',
    page: 1,
    per_page: 50,
    sort: 'default',
    raceId: 0,
    cmptStatus: -1,
  })
  return cmpt
}

/** The words and numbers of a picture, as a visitor sees them. Throws `notFound` for a page that a visitor cannot open. */
async function factsOf(platform: Platform, { subject, language }: ShareRequest): Promise<ShareFacts> {
  const { lang, say, count, pick, base } = speakerOf(platform, language)
  const sizeOf = (teams: number, submits: number) => [
    say('teams', { count: count(teams) }),
    say('submits', { count: count(submits) }),
  ]
  if (subject.page === 'home') {
    const cmpt = await allCompetitions(platform)
    const sum = (of: 'teamCount' | 'submitCount') => cmpt.list.reduce((total, one) => total + one[of], 0)
    return {
      ...base,
      title: say('claim'),
      facts: [say('competitions', { count: count(cmpt.total) }), ...sizeOf(sum('teamCount'), sum('submitCount'))],
      pictures: cmpt.list.flatMap(({ picture }) => picture ?? []),
    }
  }
  if (subject.page === 'certificate') {
    const { competition, team, rank, total, list, score, picture, verdict } = await readCertificate(
      platform,
      subject.no,
      null,
    )
    if (verdict !== 'valid') throw new ApiError('notFound')
    return {
      ...base,
      over: `${say('certificate')} · ${subject.no}`,
      title: team.name,
      facts: [
        say('certified', { rank: count(rank), total: count(total) }),
        pick(competition.title),
        say(list === 'B' ? 'listB' : 'listA'),
        score,
      ],
      pictures: picture ? [picture] : [],
    }
  }
  if ('name' in subject) {
    const { record } = await micrositeOf(platform, { kind: subject.page, name: subject.name, reader: null })
    const ids = new Set(record.tracks.items.map(({ competitionId }) => competitionId))
    const subjects = [...(await subjectsOf(platform)).values()]
    return {
      ...base,
      over: pick(record.hero.eyebrow),
      title: pick(record.title),
      facts: [record.hero.lead.map(pick).join(lang === 'cn' ? '' : ' ')],
      pictures: subjects.flatMap(({ id, picture }) => (ids.has(id) && picture ? [picture] : [])),
    }
  }
  if (subject.page === 'info' || subject.page === 'activity') {
    const { title, summary, cover, publishedAt, meeting } =
      subject.page === 'info'
        ? await readArticle(platform, subject.id, language)
        : await readActivity(platform, subject.id, { part: 0, lang: language })
    const day = shanghaiDay(Date.parse(meeting?.start ?? publishedAt)).replaceAll('-', '/')
    return {
      ...base,
      over: say(subject.page),
      title,
      facts: [day, summary],
      pictures: cover ? [cover] : [],
    }
  }
  if (subject.page === 'dataset') {
    const { name, summary, picture, rows, licence } = await readDataset(platform, {
      id: subject.id,
      version: null,
      reader: null,
    })
    return {
      ...base,
      over: say('dataset'),
      title: pick(name),
      facts: [...(rows === null ? [] : [say('rows', { rows: count(rows) })]), licence.id, pick(summary)],
      pictures: picture ? [picture] : [],
    }
  }
  const competition = await competitionPage(platform, { id: subject.id, userId: null, once: alone })
  const title = pick(competition.title)
  const { decimals, direction } = metrics[competition.metric]
  const size = sizeOf(competition.teamCount, competition.submitCount)
  if (subject.page === 'competition') {
    const [leader] = competition.leaders
    return {
      ...base,
      title,
      facts: [
        ...(hasReward(competition.format) ? [competition.reward[lang]] : []),
        ...size,
        ...(leader ? [say('best', { score: leader.score.toFixed(decimals) })] : []),
      ],
      pictures: competition.picture ? [competition.picture] : [],
    }
  }
  const board = await readBoard(platform, {
    competitionId: subject.id,
    page: 1,
    perSize: ROWS,
    search: '',
    userId: null,
  })
  const scores = board.list.map(({ score }) => score)
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  const shareOf = (score: number) => {
    if (high === low) return 1
    const share = (score - low) / (high - low)
    return direction === 'asc' ? 1 - share : share
  }
  return {
    ...base,
    over: `${say('ranking')} · ${say(board.stage === 1 ? 'listB' : 'listA')}`,
    title,
    facts: board.list.length > 0 ? size : [say('noScores')],
    rows: board.list.map(({ rank, team, score }) => ({
      rank,
      name: team.name,
      score: score.toFixed(decimals),
      share: shareOf(score),
    })),
    pictures: competition.picture ? [competition.picture] : [],
  }
}

/** Draws a picture of some facts. */
export async function draw(facts: ShareFacts, size: ShareRequest['size']): Promise<Drawn> {
  const image = await renderAsync(await layoutOf(facts, size), { font: { loadSystemFonts: false } })
  const png = image.asPng()
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` }
}

/**
 * The queue of all drawings, which run one after the other, and the drawn pictures of pages by file name. Equal requests at the same
 * time share one drawing.
 */
function openPictures(platform: Platform) {
  const oneAtATime = openQueue(MOST_WAITING)
  const ofPages = new LRUCache<string, Drawn, ShareRequest>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ png }) => png.length,
    ttl: FRESH * 1000,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _old, { context }) =>
      oneAtATime(async () => draw(await factsOf(platform, context), context.size)),
  })
  return { oneAtATime, ofPages }
}

const opened = new WeakMap<Platform, ReturnType<typeof openPictures>>()

/** The queue and the pictures of a platform. */
export function picturesOf(platform: Platform): ReturnType<typeof openPictures> {
  const pictures = opened.get(platform) ?? openPictures(platform)
  opened.set(platform, pictures)
  return pictures
}

/** A share picture by its file name. Throws `notFound` for a name of no page, and `unavailable` when too many are being drawn. */
export async function sharedPicture(platform: Platform, name: string): Promise<Drawn> {
  const request = parseShareName(name)
  if (!request) throw new ApiError('notFound')
  return picturesOf(platform).ofPages.forceFetch(name, { context: request })
}

/** Answers a drawn picture, or 304 where the client's copy is the same. */
export function answerPicture(c: Context, { png, etag }: Drawn, cacheControl: string): Response {
  const headers = {
    etag,
    'cache-control': cacheControl,
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const whole = { ...headers, 'content-length': String(png.length) }
  return c.req.method === 'HEAD' ? c.body(null, 200, whole) : c.body(new Uint8Array(png), 200, whole)
}

/** Answers the picture of a page. */
export const sendShare = async (platform: Platform, c: Context, name: string): Promise<Response> =>
  answerPicture(c, await sharedPicture(platform, name), `public, max-age=${FRESH}`)
