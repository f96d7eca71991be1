import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionSubmits } from '@shulei/contract/submission/calls.ts'
import { gapTo } from '@shulei/domain/ranking/order.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { completionOf } from '../../guide/completion.service.ts'
import { historySince } from '../board/board.service.ts'
import { isRevealed, revealAt, visibleBoard } from '../board/lists.ts'
import { type Contest, findContest } from '../contest.repo.ts'
import { gateOf, quotaOnWire, verdictOnWire } from '../gate.ts'
import { AIM_RANK, ownBest } from './own-best.repo.ts'
import { type Submit, submitOnWire } from './submit-wire.ts'
import { findSubmit, submitPage } from './submits.repo.ts'

export type SubmitsAnswer = DataIn<typeof competitionSubmits>

/** Schedules whose list B may be shown. */
export const revealedSchedules = (contest: Contest, now: number): number[] =>
  contest.schedules.filter((schedule) => isRevealed(schedule, now)).map(({ id }) => id)

async function ownBestOf(platform: Platform, contest: Contest, teamId: number, now: number) {
  const board = visibleBoard(contest.schedules, now) ?? { scheduleId: 0, stage: 0 as const }
  const { submitted, score, rank, total, top, aim, history } = await ownBest(platform.db, teamId, board)
  if (score === null || rank === null) return { submitted, best: null }
  const schedule = contest.schedules.find(({ id }) => id === board.scheduleId)
  const best: SubmitsAnswer['best'] = {
    score,
    rank,
    total: Math.max(total ?? 0, rank),
    list: board.stage === 1 ? 'B' : 'A',
    gapToTop: top === null ? null : gapTo(contest.metric, score, top),
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
  const contest = await findContest(platform.db, { competitionId, userId, now })
  if (!contest) throw new ApiError('notFound')
  const completion = await completionOf(platform.db, userId, contest.formIden)
  const verdict = verdictOnWire(gateOf(contest, completion, now).verdict, now)
  const quota = quotaOnWire(contest, now)
  if (!contest.team) return { all: [], self: [], total: 0, quota, verdict, best: null }

  const revealed = revealedSchedules(contest, now)
  const wire = (row: Parameters<typeof submitOnWire>[0]) => submitOnWire(row, revealed.includes(row.row.scheduleId))
  const teamId = contest.team.id
  const offset = (page - 1) * perPage
  const { all, self } = await submitPage(platform.db, { teamId, userId, offset, limit: perPage, revealed })
  const { submitted, best } = await ownBestOf(platform, contest, teamId, now)
  return { all: all.map(wire), self: self.map(wire), total: submitted, quota, verdict, best }
}

/** A submission in its present state, for its team. */
export async function readSubmit(platform: Platform, contest: Contest, id: number): Promise<Submit> {
  const revealed = revealedSchedules(contest, platform.clock())
  const row = await findSubmit(platform.db, id, revealed)
  return submitOnWire(row, revealed.includes(row.row.scheduleId))
}
