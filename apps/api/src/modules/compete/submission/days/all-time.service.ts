import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionDaily } from '@shulei/contract/compete/ranking/calls.ts'
import { listSpan } from '@shulei/domain/compete/competition/schedule.ts'
import { allTimeList } from '@shulei/domain/compete/ranking/all-time.ts'
import { rankEntries } from '@shulei/domain/compete/ranking/order.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findReaderCompetition, type ReaderCompetition } from '../reader-competition.repo.ts'
import { scheduleOnWire } from '../wire.ts'
import { bestsOf, type ScheduleBest } from './all-time.repo.ts'

type AllTime = NonNullable<DataIn<typeof competitionDaily>['allTime']>

/** The all-time list of a competition with seasons, null for others, as visitors see it. Two statements. */
export async function allTimeOf(platform: Platform, competitionId: number): Promise<AllTime | null> {
  const now = platform.clock()
  const competition = await findReaderCompetition(platform.db, { competitionId, userId: null, now })
  return competition && readAllTime(platform, competition)
}

/** The all-time list of a competition with seasons, null for others. One statement. */
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
  const own = team?.id ?? null
  const bests = await bestsOf(db, [...open.keys()], own)
  const rowOf = ({ scheduleId, teamId, name, avatar, score, demo }: ScheduleBest) => {
    const schedule = open.get(scheduleId)
    if (!schedule) throw new Error(`schedule ${scheduleId} is not open`)
    return { team: { id: teamId, name, avatar }, score, schedule: scheduleOnWire(schedule, id), demo }
  }
  const list = allTimeList(metric, bests).map((best) => ({ rank: best.rank, ...rowOf(best) }))
  const [mine] = rankEntries(
    metric,
    bests.filter(({ teamId }) => teamId === own),
  )
  const shown = list.find((row) => row.team.id === own)
  return { list, self: shown ?? (mine ? { rank: null, ...rowOf(mine) } : null) }
}
