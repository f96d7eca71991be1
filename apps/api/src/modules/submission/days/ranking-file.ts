import { BYTE_ORDER_MARK, csvLine } from '@shulei/domain/ranking/csv.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, Lang } from '../../../platform/context.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findList, type ListQuestion } from '../board/found-list.ts'
import { daysOf, type FileLine, fileLines } from './days.repo.ts'

const columns = ['rank', 'previousRank', 'team', 'members', 'score', 'submits', 'lastSubmitAt'] as const

/** Heads of the columns in the reader's language, and the name of the file. */
const texts = loadTexts('ranking') as unknown as Record<
  Lang,
  { file: Record<(typeof columns)[number] | 'name', string> }
>

const csvOf = (heads: readonly string[], shown: readonly (typeof columns)[number][], lines: readonly FileLine[]) =>
  BYTE_ORDER_MARK + csvLine(heads) + lines.map((line) => csvLine(shown.map((column) => line[column]))).join('')

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
  const lines = await fileLines(platform.db, board, past && { day: past.day, since: past.since })
  const shown = past ? columns.filter((column) => column !== 'submits' && column !== 'lastSubmitAt') : columns
  const { file } = texts[lang]
  const name = [file.name, competition.id, stage === 1 ? 'B' : 'A', ...(past ? [past.day] : [])].join('-')
  return c.body(
    csvOf(
      shown.map((column) => file[column]),
      shown,
      lines,
    ),
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${name}.csv`),
      'cache-control': 'no-store',
    },
  )
}
