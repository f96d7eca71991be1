import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findReaderCompetition, type ReaderCompetition } from '../reader-competition.repo.ts'
import { isoOrNull, scheduleOnWire } from '../wire.ts'
import { type Board, boardLists, type Stage, shownSchedule, visibleStage } from './lists.ts'

/** The list that a reader asks for. */
export interface ListQuestion {
  competitionId: number
  /** Schedule id; without it, the shown schedule. */
  sch?: number | undefined
  stage?: number | undefined
  userId: number | null
}

/** The head that every answer about a list begins with. */
type ListOnWire = Pick<DataIn<typeof competitionRankings>, 'metric' | 'decimals' | 'schedule' | 'stage' | 'lists'>

export interface FoundList {
  competition: ReaderCompetition
  schedule: ReaderCompetition['schedules'][number] | null
  stage: Stage
  /** The list, if it is open; of a locked list nothing but its opening time may be answered. */
  board: Board | null
  onWire: ListOnWire
}

function wantedSchedule(competition: ReaderCompetition, sch: number | undefined, now: number) {
  if (sch === undefined) return shownSchedule(competition.schedules, now)
  const schedule = competition.schedules.find(({ id }) => id === sch)
  if (!schedule) throw new ApiError('notFound')
  return schedule
}

/** Finds a list in one statement. Throws `notFound` for a competition or schedule that does not exist. */
export async function findList(platform: Platform, question: ListQuestion): Promise<FoundList> {
  const now = platform.clock()
  const { competitionId, userId } = question
  const competition = await findReaderCompetition(platform.db, { competitionId, userId, now })
  if (!competition) throw new ApiError('notFound')
  const schedule = wantedSchedule(competition, question.sch, now)
  const stage: Stage = (question.stage as Stage | undefined) ?? (schedule ? visibleStage(schedule, now) : 0)
  const lists = schedule ? boardLists(schedule, now) : []
  return {
    competition,
    schedule,
    stage,
    board: schedule && lists.some((one) => one.stage === stage && one.open) ? { scheduleId: schedule.id, stage } : null,
    onWire: {
      metric: competition.metric,
      decimals: metrics[competition.metric].decimals,
      schedule: schedule && scheduleOnWire(schedule, competitionId),
      stage,
      lists: lists.map(({ opensAt, ...list }) => ({ ...list, opensAt: isoOrNull(opensAt) })),
    },
  }
}
