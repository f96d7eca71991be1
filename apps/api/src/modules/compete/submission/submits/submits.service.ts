import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionSubmits } from '@shulei/contract/compete/submission/calls.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { gapTo } from '@shulei/domain/compete/ranking/order.ts'
import { askingSchedule } from '@shulei/domain/compete/source-code/ask.ts'
import { choiceSchedule } from '@shulei/domain/compete/submission/choice.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Executor } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { completionOf } from '../../../base/completion/completion.service.ts'
import { historySince } from '../board/board.service.ts'
import { isRevealed, revealAt, visibleBoard } from '../board/lists.ts'
import { gateOf, quotaOnWire, verdictOnWire } from '../gate.ts'
import { findReaderCompetition, type ReaderCompetition } from '../reader-competition.repo.ts'
import { iso } from '../wire.ts'
import { AIM_RANK, ownBest } from './own-best.repo.ts'
import { type Submit, submitOnWire } from './submit-wire.ts'
import { findSubmit, type SubmitRow, submitPage } from './submits.repo.ts'

export type SubmitsAnswer = DataIn<typeof competitionSubmits>

/** Schedules whose list B may be shown. */
export const revealedSchedules = (competition: ReaderCompetition, now: number): number[] =>
  competition.schedules.filter((schedule) => isRevealed(schedule, now)).map(({ id }) => id)

async function ownBestOf(platform: Platform, competition: ReaderCompetition, teamId: number, now: number) {
  const board = visibleBoard(competition.schedules, now) ?? { scheduleId: 0, stage: 0 as const }
  const { submitted, score, rank, total, top, aim, history } = await ownBest(platform.db, teamId, board)
  if (score === null || rank === null) return { submitted, best: null }
  const schedule = competition.schedules.find(({ id }) => id === board.scheduleId)
  const best: SubmitsAnswer['best'] = {
    score,
    rank,
    total: Math.max(total ?? 0, rank),
    list: listOfStage(board.stage),
    gapToTop: top === null ? null : gapTo(competition.metric, score, top),
    history: historySince(history, board.stage === 1 && schedule ? revealAt(schedule) : null),
    aim: aim === null ? null : { rank: AIM_RANK, score: aim },
  }
  return { submitted, best }
}

/**
 * A team's submissions, its quota, its best score and whether it may submit now (C060 part=submits). Four statements; three for a
 * person without a team, who reads what they made for teams that they have left. Throws `notFound`, also for a solution contest, which
 * takes no result files.
 */
export async function readSubmits(
  platform: Platform,
  { competitionId, userId, page, perPage }: { competitionId: number; userId: number; page: number; perPage: number },
): Promise<SubmitsAnswer> {
  const now = platform.clock()
  const competition = await findReaderCompetition(platform.db, { competitionId, userId, now })
  if (!competition || competition.metric === 'review') throw new ApiError('notFound')
  const completion = await completionOf(platform.db, userId, competition)
  const verdict = verdictOnWire(gateOf(competition, completion, now).verdict, now)
  const quota = quotaOnWire(competition, now)
  const revealed = revealedSchedules(competition, now)
  const teamId = competition.team?.id ?? 0
  const wire = (row: SubmitRow) => submitOnWire(row, { teamId, revealed: revealed.includes(row.row.scheduleId) })
  const window = { offset: (page - 1) * perPage, limit: perPage }
  const { all, self } = await submitPage(platform.db, { competitionId, teamId, userId, ...window, revealed })
  if (!competition.team) {
    return { all: [], self: self.map(wire), total: 0, quota, verdict, choice: null, source: null, best: null }
  }
  const { submitted, best } = await ownBestOf(platform, competition, teamId, now)
  const choosing = choiceSchedule(competition.schedules, now)
  const asking = askingSchedule(competition.schedules, now)
  return {
    all: all.map(wire),
    self: self.map(wire),
    total: submitted,
    quota,
    verdict,
    choice: choosing && { schedule_id: choosing.id, until: iso(choosing.choice.until) },
    source: asking && { schedule_id: asking.id, start: iso(asking.source.start), end: iso(asking.source.end) },
    best,
  }
}

/** A submission in its present state, for its team. */
export async function readSubmitOn(
  on: Executor,
  competition: ReaderCompetition,
  id: number,
  now: number,
): Promise<Submit> {
  const revealed = revealedSchedules(competition, now)
  const row = await findSubmit(on, id, revealed)
  return submitOnWire(row, { teamId: competition.team?.id ?? 0, revealed: revealed.includes(row.row.scheduleId) })
}

export const readSubmit = (platform: Platform, competition: ReaderCompetition, id: number): Promise<Submit> =>
  readSubmitOn(platform.db, competition, id, platform.clock())
