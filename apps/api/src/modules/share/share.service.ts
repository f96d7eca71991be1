import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { hasReward } from '@shulei/domain/competition/format.ts'
import { parseShareName, type ShareRequest } from '@shulei/domain/share/picture.ts'
import { metrics } from '@shulei/domain/submission/metric.ts'
import { fill } from '@shulei/domain/text/refusal.ts'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../platform/api-error.ts'
import type { Context } from '../../platform/context.ts'
import { matchesTag } from '../../platform/http/attachment.ts'
import { loadTexts } from '../../platform/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { openQueue } from '../../platform/queue.ts'
import { competitionPage, listCompetitions } from '../competition/competition.service.ts'
import { readBoard } from '../submission/board/board.service.ts'
import { layoutOf, type ShareFacts } from './layout.ts'

const texts = loadTexts('share')

/** Teams on a picture of a ranking. */
const ROWS = 5
/** How long a picture is good, seconds: numbers on it may be that old. */
const FRESH = 600
/** Bytes of pictures that are kept. */
const KEPT_BYTES = 16 * 2 ** 20
/** Pictures that may wait to be drawn; who comes later is told to try again. */
const MOST_WAITING = 12

interface Drawn {
  etag: string
  png: Buffer
}

interface Shelf {
  pictures: LRUCache<string, Drawn>
  /** Being drawn, by name: whoever asks for one meanwhile waits for it. */
  open: Map<string, Promise<Drawn>>
  draw: ReturnType<typeof openQueue>
}

const shelves = new WeakMap<Platform, Shelf>()

function shelfOf(platform: Platform): Shelf {
  const known = shelves.get(platform)
  if (known) return known
  const made: Shelf = {
    pictures: new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation: ({ png }) => png.length, ttl: FRESH * 1000 }),
    open: new Map(),
    draw: openQueue(MOST_WAITING),
  }
  shelves.set(platform, made)
  return made
}

/** Reads what a picture shows as a visitor sees it. Throws `notFound` for what a visitor cannot open. */
async function factsOf(platform: Platform, { subject, language }: ShareRequest): Promise<ShareFacts> {
  const t = texts[language]
  const lang = language === 'zh-CN' ? 'cn' : 'en'
  const say = (key: string, facts: Record<string, string | number> = {}) => fill(t[key] ?? '', facts)
  const count = (value: number) => value.toLocaleString(language)
  const base = { name: say('name'), over: '', language: lang } as const
  if (subject.page === 'home') {
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
    const sum = (of: 'teamCount' | 'submitCount') => cmpt.list.reduce((total, one) => total + one[of], 0)
    return {
      ...base,
      title: say('claim'),
      facts: [
        say('home', {
          competitions: count(cmpt.total),
          teams: count(sum('teamCount')),
          submits: count(sum('submitCount')),
        }),
      ],
      rows: [],
      pictures: cmpt.list.flatMap(({ picture }) => picture ?? []),
    }
  }
  const competition = await competitionPage(platform, subject.id, null)
  const title = competition.title[lang] || competition.title.cn
  const { decimals, direction } = metrics[competition.metric]
  const size = say('competition', { teams: count(competition.teamCount), submits: count(competition.submitCount) })
  if (subject.page === 'competition') {
    const [leader] = competition.leaders
    return {
      ...base,
      title,
      facts: [
        ...(hasReward(competition.format) ? [competition.reward[lang]] : []),
        size,
        ...(leader ? [say('best', { score: leader.score.toFixed(decimals) })] : []),
      ],
      rows: [],
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
    const share = high > low ? (score - low) / (high - low) : 1
    return direction === 'asc' ? 1 - share : share
  }
  return {
    ...base,
    over: `${say('ranking')} · ${say(board.stage === 1 ? 'listB' : 'listA')}`,
    title,
    facts: [board.list.length > 0 ? size : say('noScores')],
    rows: board.list.map(({ rank, team, score }) => ({
      rank,
      name: team.name,
      score: score.toFixed(decimals),
      share: high > low ? shareOf(score) : 1,
    })),
    pictures: competition.picture ? [competition.picture] : [],
  }
}

async function make(platform: Platform, request: ShareRequest): Promise<Drawn> {
  const svg = await layoutOf(await factsOf(platform, request), request.size)
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  const png = image.asPng()
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` }
}

/** A share picture by its file name: kept for ten minutes, drawn once for all who ask at a time, one after the other. */
export async function sharedPicture(platform: Platform, name: string): Promise<Drawn> {
  const request = parseShareName(name)
  if (!request) throw new ApiError('notFound')
  const { pictures, open, draw } = shelfOf(platform)
  const known = pictures.get(name)
  if (known) return known
  const started = open.get(name)
  if (started) return started
  const drawing = draw(() => make(platform, request)).finally(() => open.delete(name))
  open.set(name, drawing)
  const drawn = await drawing
  pictures.set(name, drawn)
  return drawn
}

/** Answers a share picture, or 304 to whoever has it. */
export async function sendShare(platform: Platform, c: Context, name: string): Promise<Response> {
  const { png, etag } = await sharedPicture(platform, name)
  const headers = {
    etag,
    'cache-control': `public, max-age=${FRESH}`,
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const whole = { ...headers, 'content-length': String(png.length) }
  return c.req.method === 'HEAD' ? c.body(null, 200, whole) : c.body(new Uint8Array(png), 200, whole)
}
