import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { competitionModels } from '@shulei/contract/people/model/calls.ts'
import { scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { areModelsOpen, modelsOpenAt } from '@shulei/domain/people/model/model.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { scheduleBoard } from '../../compete/submission/board/open-lists.service.ts'
import { publicNotebooks } from '../profile/team-notebooks.service.ts'
import { findCompetition, findModels } from './model.repo.ts'

type Models = DataIn<typeof competitionModels>

/** Words after this many are ignored. */
const MOST_WORDS = 6

/** Patterns of the words of a search, whose signs of patterns mean themselves. */
const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)

/**
 * Submissions that teams share after the end of a competition, with the scores of the list of their schedule that everybody sees and
 * the notebooks that members of these teams share; before the end nothing. Later schedules come first, as their scores are not those
 * of other rows. Three statements. Throws `notFound`.
 */
export async function readModels(
  { db, clock }: Platform,
  competitionId: number,
  { page, sort, search }: QueryOut<typeof competitionModels>,
): Promise<Models> {
  const now = clock()
  const competition = await findCompetition(db, competitionId, now)
  if (!competition) throw new ApiError('notFound')
  const { metric, endTime, schedules } = competition
  const open = schedules.filter((schedule) => areModelsOpen(competition, schedule, now))
  const lists = open.toReversed().flatMap((schedule) => scheduleBoard(schedule, now) ?? [])
  const isOpen = open.length > 0 || now > endTime
  const ends = schedules.map((schedule) => modelsOpenAt(competition, schedule))
  const endsAt = new Date(ends.length > 0 ? Math.min(...ends) : endTime).toISOString()
  if (lists.length === 0) return { list: [], total: 0, isOpen, endsAt }
  const isAscending = metrics[metric].direction === 'asc'
  const question = { lists, isAscending, sort, words: patternsOf(search) }
  const rows = await findModels(db, { ...question, page })
  // a page beyond the end has no row to count with
  const counted = rows.length > 0 || page === 1 ? rows : await findModels(db, { ...question, page: 1 })
  const notebooks = await publicNotebooks({ db }, [...new Set(rows.map(({ team }) => team.id))])
  const titles = new Map(
    schedules
      .filter(({ id }) => lists.some((list) => list.scheduleId === id))
      .map((schedule) => [
        schedule.id,
        {
          title: scheduleTitle(schedule, competitionId, 'zh-CN'),
          titleEn: scheduleTitle(schedule, competitionId, 'en-US'),
        },
      ]),
  )
  return {
    list: rows.map(({ total: _, scheduleId, ...row }) => ({
      ...row,
      schedule: titles.size > 1 ? (titles.get(scheduleId) ?? null) : null,
      notebooks: notebooks.get(row.team.id) ?? [],
      createdAt: new Date(row.createdAt).toISOString(),
    })),
    total: counted[0]?.total ?? 0,
    isOpen,
    endsAt,
  }
}
