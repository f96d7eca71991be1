import { listSpan } from '@shulei/domain/competition/schedule.ts'
import { allTimeList } from '@shulei/domain/ranking/all-time.ts'
import { rankEntries } from '@shulei/domain/ranking/order.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReaderCompetition } from '../reader-competition.repo.ts'
import { scheduleOnWire } from '../wire.ts'
import { bestsOf, betterTeams, type ScheduleBest } from './all-time.repo.ts'
import type { Daily } from './days.service.ts'

type AllTime = NonNullable<Daily['allTime']>

/**
 * The all-time list of a competition with seasons, null for others. One statement, and one more for a reader whose team is ranked
 * after the shown ones.
 */
export async function readAllTime(
  { db, clock }: Platform,
  { id, metric, schedules, team }: ReaderCompetition,
): Promise<AllTime | null> {
  if (!schedules.some(({ season }) => season)) return null
  const now = clock()
  const open = new Map(
    schedules
      .filter((schedule) => (listSpan(schedule, 'A')?.start ?? Infinity) <= now)
      .map((schedule) => [schedule.id, schedule]),
  )
  const scheduleIds = [...open.keys()]
  const own = team?.id ?? null
  const bests = await bestsOf(db, scheduleIds, own)
  const rowOf = (best: ScheduleBest, rank: number): AllTime['list'] => {
    const schedule = open.get(best.scheduleId)
    const { name, avatar, score, demo } = best
    return schedule
      ? [{ rank, team: { id: best.teamId, name, avatar }, score, schedule: scheduleOnWire(schedule, id), demo }]
      : []
  }
  const list = allTimeList(metric, bests).flatMap((best) => rowOf(best, best.rank))
  const [mine] = rankEntries(
    metric,
    bests.filter(({ teamId }) => teamId === own),
  )
  if (own === null || !mine) return { list, self: null }
  const shown = list.find((row) => row.team.id === own)
  const self = shown ?? rowOf(mine, (await betterTeams(db, scheduleIds, own)) + 1)[0] ?? null
  return { list, self }
}
