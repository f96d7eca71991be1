import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionDaily, competitionReplay } from '@shulei/contract/compete/ranking/calls.ts'
import { DAY, type Instant } from '@shulei/domain/base/time/instant.ts'
import { listSpan } from '@shulei/domain/compete/competition/schedule.ts'
import { isWeekRunning, weeksOf } from '@shulei/domain/compete/ranking/days.ts'
import { LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { baselinesOn } from '../board/board.service.ts'
import { type FoundList, findList, type ListQuestion } from '../board/found-list.ts'
import type { Board } from '../board/lists.ts'
import { readAllTime } from './all-time.service.ts'
import { type DayTeam, daysOf, dayTeams, type ListDay, replayOf } from './days.repo.ts'

export type Daily = DataIn<typeof competitionDaily>
export type Replay = DataIn<typeof competitionReplay>

export interface DayQuestion extends ListQuestion {
  /** A day with a snapshot; without it, the newest one. */
  day?: string | undefined
  page: number
  perSize: number
}

/** Whether the snapshot of a day can still show a change: the last one is the first after the end of the list. */
function isWithin({ schedule, stage }: FoundList, day: string): boolean {
  const end = schedule && (listSpan(schedule, listOfStage(stage))?.end ?? schedule.endTime)
  return end !== null && Date.parse(`${day}T02:00:00+08:00`) <= end + DAY
}

const rowOf = ({
  teamId,
  name,
  avatar,
  demo,
  rank,
  score,
  previousRank,
  previousScore,
}: DayTeam): Daily['list'][number] => ({
  rank,
  previousRank,
  team: { id: teamId, name, avatar },
  score,
  previousScore,
  demo,
})

function weekRows(days: readonly ListDay[], now: Instant): Daily['weeks'] {
  const byDay = new Map(days.map((one) => [one.day, one]))
  return weeksOf(days.map(({ day }) => day)).flatMap(({ from, to, day }) => {
    const shown = byDay.get(day)
    if (!shown?.best) return []
    return [
      {
        from,
        to,
        day,
        isRunning: isWeekRunning({ to }, now),
        total: shown.total,
        entered: shown.entered,
        best: shown.best,
        climber: shown.climbers[0] ?? null,
      },
    ]
  })
}

/** The day that is asked for, or the newest one; null before the first snapshot. Throws `notFound` for a day without a snapshot. */
function wantedDay(days: readonly ListDay[], day: string | undefined): ListDay | null {
  if (day === undefined) return days.at(-1) ?? null
  const found = days.find((one) => one.day === day)
  if (!found) throw new ApiError('notFound')
  return found
}

/**
 * The list of a past day and the weeks of the list (C060 part=daily, Q096), with the all-time list of a competition with seasons.
 * Three statements with any number of teams, one more with seasons. Of a list that is not open yet it answers the opening
 * time and nothing else. Throws `notFound`.
 */
export async function readDaily(platform: Platform, question: DayQuestion): Promise<Daily> {
  const { page, perSize } = question
  const found = await findList(platform, question)
  const { competition, board, onWire, stage } = found
  const [allTime, all] = await Promise.all([
    readAllTime(platform, competition),
    board ? daysOf(platform.db, board) : [],
  ])
  const days = all.filter(({ day }) => isWithin(found, day))
  const empty: Daily = {
    ...onWire,
    days: [],
    weeks: [],
    day: null,
    since: null,
    list: [],
    total: 0,
    page,
    per_size: perSize,
    self: null,
    climbers: [],
    baselines: [],
    allTime,
  }
  const shown = wantedDay(days, question.day)
  if (!board || !shown) return empty
  const { day, since, total, climbers, isRescored } = shown
  const [from, to] = [(page - 1) * perSize + 1, page * perSize]
  const teamId = competition.team?.id ?? null
  const named = climbers.map(({ team }) => team.id)
  const rows = (await dayTeams(platform.db, board, { day, since, from, to, teamId, named })).map(rowOf)
  const byTeam = new Map(rows.map((row) => [row.team.id, row]))
  return {
    ...empty,
    days: days.map((one) => one.day),
    weeks: weekRows(days, platform.clock()),
    day,
    since,
    list: rows.filter(({ rank }) => from <= rank && rank <= to),
    total,
    self: (teamId !== null && byTeam.get(teamId)) || null,
    climbers: named.flatMap((id) => byTeam.get(id) ?? []),
    baselines: isRescored ? [] : baselinesOn(competition.scoring, stage),
  }
}

async function framesOf(
  platform: Platform,
  found: FoundList,
  board: Board,
): Promise<Pick<Replay, 'teams' | 'frames' | 'own'>> {
  const teamId = found.competition.team?.id ?? null
  const { days, teams } = await replayOf(platform.db, board, teamId)
  const indexes = new Map(teams.map(({ id }, index) => [id, index]))
  const frames = days
    .filter(({ day }) => isWithin(found, day))
    .map(({ day, total, rows }) => {
      const own = rows.find(({ id }) => id === teamId)
      return {
        day,
        total,
        rows: rows
          .filter(({ rank }) => rank <= LEADERS)
          .map(({ id, score }) => ({ team: indexes.get(id) ?? 0, score })),
        own: own ? { rank: own.rank, score: own.score } : null,
      }
    })
  return { teams, frames, own: teamId === null ? null : (indexes.get(teamId) ?? null) }
}

/** The first teams of a list on each of its days. Two statements with any number of teams. Throws `notFound`. */
export async function readReplay(platform: Platform, question: ListQuestion): Promise<Replay> {
  const found = await findList(platform, question)
  const none = { teams: [], frames: [], own: null }
  return { ...found.onWire, ...(found.board ? await framesOf(platform, found, found.board) : none) }
}
