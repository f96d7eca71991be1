import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionSubmits } from '@shulei/contract/submission/calls.ts'
import { gapTo } from '@shulei/domain/ranking/order.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { completionOf } from '../../guide/completion.service.ts'
import { historySince } from '../board/board.service.ts'
import { isRevealed, revealAt, visibleBoard } from '../board/lists.ts'
import { gateOf, quotaOnWire, verdictOnWire } from '../gate.ts'
import { findReaderCompetition, type ReaderCompetition } from '../reader-competition.repo.ts'
import { AIM_RANK, ownBest } from './own-best.repo.ts'
import { type Submit, submitOnWire } from './submit-wire.ts'
import { findSubmit, submitPage } from './submits.repo.ts'

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
    list: board.stage === 1 ? 'B' : 'A',
    gapToTop: top === null ? null : gapTo(competition.metric, score, top),
    history: historySince(history, board.stage === 1 && schedule ? revealAt(schedule) : null),
    aim: aim === null ? null : { rank: AIM_RANK, score: aim },
  }
  return { submitted, best }
}

/**
 * A team's submissions, its quota, its best score and whether it may submit now (C060 part=submits). Four statements; two for a
 * person without a team. Throws `notFound`.
 */
export async function readSubmits(
  platform: Platform,
  { competitionId, userId, page, perPage }: { competitionId: number; userId: number; page: number; perPage: number },
): Promise<SubmitsAnswer> {
  const now = platform.clock()
  const competition = await findReaderCompetition(platform.db, { competitionId, userId, now })
  if (!competition) throw new ApiError('notFound')
  const completion = await completionOf(platform.db, userId, competition.formIden)
  const verdict = verdictOnWire(gateOf(competition, completion, now).verdict, now)
  const quota = quotaOnWire(competition, now)
  if (!competition.team) return { all: [], self: [], total: 0, quota, verdict, best: null }

  const revealed = revealedSchedules(competition, now)
  const wire = (row: Parameters<typeof submitOnWire>[0]) => submitOnWire(row, revealed.includes(row.row.scheduleId))
  const teamId = competition.team.id
  const offset = (page - 1) * perPage
  const { all, self } = await submitPage(platform.db, { teamId, userId, offset, limit: perPage, revealed })
  const { submitted, best } = await ownBestOf(platform, competition, teamId, now)
  return { all: all.map(wire), self: self.map(wire), total: submitted, quota, verdict, best }
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
  return submitOnWire(row, revealed.includes(row.row.scheduleId))
}

export const readSubmit = (platform: Platform, competition: ReaderCompetition, id: number): Promise<Submit> =>
  readSubmitOn(platform.db, competition, id, platform.clock())
