import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionDaily, competitionReplay, competitionShakeUp } from '@shulei/contract/compete/ranking/calls.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { comparedDay, isWeekRunning, weeksOf } from '@shulei/domain/compete/ranking/days.ts'
import { LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { fromNow } from '../../clock.ts'
import { type RankingsOptions, rankingsFixture, rankRowFixture } from '../competition/fixtures.ts'

type Daily = DataIn<typeof competitionDaily>
type Replay = DataIn<typeof competitionReplay>
export type ShakeUp = NonNullable<DataIn<typeof competitionShakeUp>>

/** Days of the fixtures' list. */
const DAYS = 18
/** Teams on the newest day. */
const TEAMS = 29

const dayAt = (index: number) => shanghaiDay(Date.parse(fromNow({ days: index - DAYS + 1 })))
const days = Array.from({ length: DAYS }, (_, index) => dayAt(index))

/** The order of the teams on a day, by their places on the newest one: nearer to it from day to day, and some late to the list. */
function orderOn(index: number, teamCount: number): number[] {
  const weight = (DAYS - 1 - index) / DAYS
  return Array.from({ length: teamCount }, (_, place) => place)
    .filter((place) => index >= (place * 7) % 9)
    .toSorted((a, b) => a - b + weight * (((b * 11) % 13) - ((a * 11) % 13)) * 2.2)
}

/** Score of a team at a place on a day: worse on earlier days. */
function scoreOn(
  index: number,
  place: number,
  { metric }: Pick<Replay, 'metric'>,
  competition?: RankingsOptions['competition'],
) {
  const { score } = rankRowFixture(place + 1, competition)
  const worse = metrics[metric].direction === 'asc' ? 1 : -1
  return score + worse * Math.abs(score) * 0.012 * (DAYS - 1 - index)
}

function shownList(options: RankingsOptions) {
  const { metric, decimals, schedule, stage, lists, baselines } = rankingsFixture(options)
  return { onWire: { metric, decimals, schedule, stage, lists }, baselines }
}

/** A list on a past day with its weeks; `total` 0 is a list before its first snapshot. */
export function dailyFixture(
  { day = days.at(-1) as string, ...options }: RankingsOptions & { day?: string } = {},
  overrides: Partial<Daily> = {},
): Daily {
  const { total = TEAMS, page = 1, perSize = 20, own = 13 } = options
  const { onWire, baselines } = shownList(options)
  const empty = {
    ...onWire,
    per_size: perSize,
    page,
    weeks: [],
    days: [],
    list: [],
    total: 0,
    climbers: [],
    allTime: null,
  }
  if (total === 0) return { ...empty, day: null, since: null, self: null, baselines: [], ...overrides }
  const index = Math.max(0, days.indexOf(day))
  const since = comparedDay(days, day)
  const order = orderOn(index, total)
  const before = since === null ? [] : orderOn(days.indexOf(since), total)
  const rows = order.map((place, at): Daily['list'][number] => {
    const { team } = rankRowFixture(place + 1, options.competition)
    const was = before.indexOf(place)
    return {
      rank: at + 1,
      previousRank: was < 0 ? null : was + 1,
      team,
      score: scoreOn(index, at, onWire, options.competition),
      previousScore: was < 0 || since === null ? null : scoreOn(days.indexOf(since), was, onWire, options.competition),
      demo: true,
    }
  })
  const rise = ({ rank, previousRank }: Daily['list'][number]) => (previousRank === null ? 0 : previousRank - rank)
  const weeks = weeksOf(days).map(({ from, to, day: last }): Daily['weeks'][number] => {
    const at = days.indexOf(last)
    const [leader = 0] = orderOn(at, total)
    const climber = rankRowFixture(((at * 5) % total) + 1, options.competition).team
    return {
      from,
      to,
      day: last,
      isRunning: isWeekRunning({ to }, Date.parse(fromNow({}))),
      total: orderOn(at, total).length,
      entered: 3 + (at % 4),
      best: {
        team: rankRowFixture(leader + 1, options.competition).team,
        score: scoreOn(at, 0, onWire, options.competition),
      },
      climber: comparedDay(days, last) === null ? null : { team: climber, from: 9 + (at % 5), to: 3 },
    }
  })
  return {
    ...empty,
    days,
    weeks,
    day,
    since,
    list: rows.slice((page - 1) * perSize, page * perSize),
    total: rows.length,
    self:
      own === null
        ? null
        : (rows.find(({ team }) => team.id === rankRowFixture(own, options.competition).team.id) ?? null),
    climbers: rows
      .filter((row) => rise(row) > 0)
      .toSorted((a, b) => rise(b) - rise(a))
      .slice(0, 5),
    baselines,
    ...overrides,
  }
}

/** The all-time list of a competition with two seasons; `own` is the place of the reader's team. */
export function allTimeFixture({ own = 25 }: { own?: number } = {}): NonNullable<Daily['allTime']> {
  const { schedule } = rankingsFixture()
  if (!schedule) throw new Error('the fixture has no schedule')
  const seasons = [
    { ...schedule, id: 901, title: '2026 年 9 月赛季', titleEn: 'September 2026 season', season: '2026-09' },
    { ...schedule, id: 902, title: '2026 年 10 月赛季', titleEn: 'October 2026 season', season: '2026-10' },
  ]
  const rowAt = (place: number) => {
    const { team, score } = rankRowFixture(place)
    return { rank: place, team, score, schedule: seasons[(place * 3) % 2] ?? schedule, demo: true }
  }
  return {
    list: Array.from({ length: 20 }, (_, index) => rowAt(index + 1)),
    self: { ...rowAt(own), ...(own > 20 ? { rank: null } : {}) },
  }
}

/** The first ten teams of a list on each day; `own` is the place of the reader's team on the newest day. */
export function replayFixture(options: RankingsOptions = {}, overrides: Partial<Replay> = {}): Replay {
  const { total = TEAMS, own = 13 } = options
  const { onWire } = shownList(options)
  const teams = Array.from({ length: total }, (_, place) => rankRowFixture(place + 1, options.competition).team)
  return {
    ...onWire,
    teams,
    frames:
      total === 0
        ? []
        : days.map((day, index): Replay['frames'][number] => {
            const order = orderOn(index, total)
            const at = own === null ? -1 : order.indexOf(own - 1)
            const score = (rank: number) => scoreOn(index, rank, onWire, options.competition)
            return {
              day,
              total: order.length,
              rows: order.slice(0, LEADERS).map((team, rank) => ({ team, score: score(rank) })),
              own: at < 0 ? null : { rank: at + 1, score: score(at) },
            }
          }),
    own: own === null || total === 0 ? null : own - 1,
    ...overrides,
  }
}

/** How twenty teams moved from list A to list B: the first five are hardly to be told apart. */
export function shakeUpFixture(overrides: Partial<ShakeUp> = {}, { own = 13 }: { own?: number | null } = {}): ShakeUp {
  const competition = competitionOf('football-result')
  const { metric, decimals, schedule } = rankingsFixture({ competition })
  if (!schedule) throw new Error('the competition has no schedule')
  const teams = Array.from({ length: 20 }, (_, index): ShakeUp['teams'][number] => {
    const { team, score } = rankRowFixture(index + 1, competition)
    const width = Math.abs(score) * 0.03
    return {
      team,
      rankA: ((index * 7 + 3) % 20) + 1,
      rankB: index + 1,
      scoreA: score,
      scoreB: score,
      scoreLow: score - width,
      scoreHigh: score + width,
      rankLow: Math.max(1, index + 1 - (index % 4) - 2),
      rankHigh: Math.min(20, index + 3 + (index % 3)),
      isOwn: own === index + 1,
    }
  })
  return {
    metric,
    decimals,
    schedule,
    computedAt: fromNow({ days: -16 }),
    isFinal: true,
    draws: 200,
    total: 29,
    correlation: 0.62,
    stayed: 6,
    teams,
    ...overrides,
  }
}
