import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionShakeUp } from '@shulei/contract/compete/ranking/calls.ts'
import { listSpan } from '@shulei/domain/compete/competition/schedule.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findList } from '../board/found-list.ts'
import { iso, scheduleOnWire } from '../wire.ts'
import { findShakeUp } from './shake-up.repo.ts'

type ShakeUp = DataIn<typeof competitionShakeUp>

/**
 * How the ranks changed from list A to list B. Two statements. Null while list B is closed and until the job has computed it. Throws
 * `notFound`, also for a competition without a list B.
 */
export async function readShakeUp(
  platform: Platform,
  question: { competitionId: number; sch?: number | undefined; userId: number | null },
): Promise<ShakeUp> {
  const { competition, schedule, board } = await findList(platform, { ...question, stage: 1 })
  if (!competition.schedules.some((one) => listSpan(one, 'B'))) throw new ApiError('notFound')
  const found = board && (await findShakeUp(platform.db, board.scheduleId))
  if (!found || !schedule) return null
  const { shakeUp, names } = found
  const byId = new Map(names.map((team) => [team.id, team]))
  return {
    metric: competition.metric,
    decimals: metrics[competition.metric].decimals,
    schedule: scheduleOnWire(schedule, competition.id),
    computedAt: iso(shakeUp.computedAt),
    isFinal: shakeUp.isFinal,
    draws: shakeUp.draws,
    total: shakeUp.total,
    correlation: shakeUp.correlation,
    stayed: shakeUp.stayed,
    teams: shakeUp.teams.flatMap(({ teamId, ...row }) => {
      const team = byId.get(teamId)
      return team ? [{ team, ...row, isOwn: teamId === competition.team?.id }] : []
    }),
  }
}
