import { BYTE_ORDER_MARK, csvLine } from '@shulei/domain/base/text/csv.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context, Lang } from '../../../../platform/context.ts'
import { attachment } from '../../../../platform/http/attachment.ts'
import { loadTexts } from '../../../../platform/messages.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findList, type ListQuestion } from '../board/found-list.ts'
import { readShakeUp } from '../shake-up/read-shake-up.ts'
import { allTimeOf } from './all-time.service.ts'
import { daysOf, fileLines, membersOf } from './days.repo.ts'

const columns = ['rank', 'previousRank', 'team', 'members', 'score', 'submits', 'lastSubmitAt'] as const
const allTimeColumns = ['rank', 'team', 'members', 'season', 'score'] as const
const shakeUpColumns = ['rankB', 'rankA', 'team', 'members', 'scoreB', 'scoreA', 'rankLow', 'rankHigh'] as const
type Column = (typeof columns | typeof allTimeColumns | typeof shakeUpColumns)[number]

/** Heads of the columns in the reader's language, and the name of the file. */
const texts = loadTexts('ranking') as unknown as Record<Lang, { file: Record<Column | 'name', string> }>

/** A list as a file: its shown columns, and its lines in their order, which have at least these. */
interface Sheet {
  lang: Lang
  shown: readonly Column[]
  lines: readonly Readonly<Partial<Record<Column, string | number | null>>>[]
}

function bytesOf({ lang, shown, lines }: Sheet): Buffer {
  const rows = lines.map((line) => csvLine(shown.map((column) => line[column] ?? null)))
  return Buffer.from(BYTE_ORDER_MARK + csvLine(shown.map((column) => texts[lang].file[column])) + rows.join(''))
}

/** Answers the bytes of a list; `name` says which list it is. */
function sendFile(c: Context, bytes: Buffer, lang: Lang, name: readonly (string | number)[]): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': attachment(`${[texts[lang].file.name, ...name].join('-')}.csv`),
    'cache-control': 'no-store',
  })
}

/** From this many lines on a file is kept, since reading them takes the database a second at 100,000. */
const LARGE = 20_000
const KEPT_MS = 10_000
const KEPT_BYTES = 48 * 2 ** 20

/** Files of large lists by list, day and language. Readers who ask at the same time share one reading, of a small list too. */
const keptFiles = new WeakMap<Platform, LRUCache<string, Buffer, () => Promise<Sheet>>>()

async function fileOf(platform: Platform, list: string, read: () => Promise<Sheet>): Promise<Buffer> {
  let files = keptFiles.get(platform)
  if (!files) {
    files = new LRUCache({
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ length }) => length,
      ttl: 1,
      // a small file is for those who wait for it alone
      ttlAutopurge: true,
      // readers get the file that they wait for, also when its predecessor leaves the cache meanwhile
      ignoreFetchAbort: true,
      async fetchMethod(_list, _old, { context, options }) {
        const sheet = await context()
        if (sheet.lines.length >= LARGE) options.ttl = KEPT_MS
        return bytesOf(sheet)
      },
    })
    keptFiles.set(platform, files)
  }
  return files.forceFetch(list, { context: read })
}

/**
 * Sends a whole list, or the list of a past day, as CSV. Two or three statements with any number of teams. Throws `notFound` for a
 * list that is not open and for a day without a snapshot.
 */
export async function sendRankingFile(
  platform: Platform,
  c: Context,
  { day, lang, ...question }: ListQuestion & { day?: string | undefined; lang: Lang },
): Promise<Response> {
  const { board, stage, competition } = await findList(platform, question)
  if (!board) throw new ApiError('notFound')
  const past = day === undefined ? null : (await daysOf(platform.db, board)).find((one) => one.day === day)
  if (past === undefined) throw new ApiError('notFound')
  const shown = past ? columns.filter((column) => column !== 'submits' && column !== 'lastSubmitAt') : columns
  const list = [board.scheduleId, board.stage, past?.day, lang].join(' ')
  const bytes = await fileOf(platform, list, async () => {
    const lines = await fileLines(platform.db, board, past && { day: past.day, since: past.since })
    return { lang, shown, lines }
  })
  return sendFile(c, bytes, lang, [competition.id, listOfStage(stage), ...(past ? [past.day] : [])])
}

/**
 * Sends the shake-up, whose teams are those of its page, as CSV. Three statements. Throws `notFound` while list B is closed and until
 * the shake-up is computed.
 */
export async function sendShakeUpFile(
  platform: Platform,
  c: Context,
  { lang, ...question }: Parameters<typeof readShakeUp>[1] & { lang: Lang },
): Promise<Response> {
  const shakeUp = await readShakeUp(platform, question)
  if (!shakeUp) throw new ApiError('notFound')
  const members = await membersOf(
    platform.db,
    shakeUp.teams.map(({ team }) => team.id),
  )
  const lines = shakeUp.teams.map(({ team, ...row }) => ({
    ...row,
    team: team.name,
    members: members.get(team.id) ?? null,
  }))
  return sendFile(c, bytesOf({ lang, shown: shakeUpColumns, lines }), lang, [question.competitionId, 'A-B'])
}

/** Sends the all-time list of a competition with seasons as CSV. Three statements. Throws `notFound` for one without seasons. */
export async function sendAllTimeFile(
  platform: Platform,
  c: Context,
  { competitionId, lang }: { competitionId: number; lang: Lang },
): Promise<Response> {
  const allTime = await allTimeOf(platform, competitionId)
  if (!allTime) throw new ApiError('notFound')
  const members = await membersOf(
    platform.db,
    allTime.list.map(({ team }) => team.id),
  )
  const lines = allTime.list.map(({ rank, team, schedule, score }) => ({
    rank,
    team: team.name,
    members: members.get(team.id) ?? null,
    season: lang === 'zh-CN' ? schedule.title : schedule.titleEn,
    score,
  }))
  return sendFile(c, bytesOf({ lang, shown: allTimeColumns, lines }), lang, [competitionId, 'all-time'])
}
