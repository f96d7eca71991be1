import type { DataIn } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/house/shell/calls.ts'
import { DAY, HOUR, type Instant, shanghaiDay, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import { competitionStates, primaryState } from '@shulei/domain/compete/competition/state.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Platform } from '../../../platform/platform.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { allCompetitions, type CompetitionOverview } from '../../compete/competition/competition.service.ts'
import { cacheMs } from '../../compete/competition/counts.service.ts'
import { publicList } from '../../compete/competition/visible-list.service.ts'
import { readBoard } from '../../compete/submission/board/board.service.ts'
import { allTimeOf } from '../../compete/submission/days/all-time.service.ts'
import { leadersOf } from '../../compete/submission/submission.service.ts'
import { datasetTiles } from '../../data/dataset/dataset.service.ts'
import { ringOf } from './ring.ts'
import { type EventRow, findEvents } from './shell.home.repo.ts'

type Home = DataIn<typeof home>

/** Teams on the ring; the score of the last one is the lower end of the scale. */
const ON_RING = 14
const SCHEDULE_ROWS = 8
const LEADERS = 7
const TILES = 4
/** Significant digits of scores in small line charts. */
const LINE_DIGITS = 4
/** Events of each kind that are read, and those of both that are shown. */
const BEST_EVENTS = 7
const JOINED_EVENTS = 4
const EVENTS = 7

/** Days for which the shared schedule shows an ended competition, in milliseconds. */
const SHOWN_AFTER_END = 30 * DAY

const decimalsOf = ({ brief }: CompetitionOverview) => metrics[brief.metric].decimals
const nameOf = ({ brief: { id, title } }: CompetitionOverview) => ({ id, title })

const statePlace = { inProgress: 0, openSignup: 1, upcoming: 2, ended: 3 } as const

/** Competitions by state: running, open for sign-up, upcoming, recently ended; in the editors' order within each state. */
function byState(all: readonly CompetitionOverview[], now: Instant): CompetitionOverview[] {
  return all
    .filter(({ times }) => times.endTime !== null && now - times.endTime <= SHOWN_AFTER_END)
    .toSorted((a, b) => statePlace[primaryState(a.times, now)] - statePlace[primaryState(b.times, now)])
}

/** Earlier scores are drawn, never read: fewer digits make the page smaller. */
const lineScore = (score: number | null) => score && Number(score.toPrecision(LINE_DIGITS + 2))

/** Yesterday's snapshot of the ranks: 02:00 in Asia/Shanghai. */
const yesterdaySnapshot = (now: Instant) => shanghaiDayStart(shanghaiDay(now - DAY)) + 2 * HOUR

async function ring(platform: Platform, all: readonly CompetitionOverview[], now: Instant): Promise<Home['ring']> {
  const found = ringOf(all, now)
  if (!found) return null
  const { competition, countdown } = found
  const since = yesterdaySnapshot(now)
  const board = await readBoard(platform, {
    competitionId: competition.brief.id,
    page: 1,
    perSize: ON_RING,
    search: '',
    userId: null,
  })
  // a new season begins with the teams of all seasons, and not with an empty ring
  const allTime = board.list.length === 0 ? await allTimeOf(platform, competition.brief.id) : null
  const rows = board.list.map(({ team, score, history }) => ({
    team,
    score,
    before: lineScore(history.findLast(({ at }) => Date.parse(at) <= since)?.score ?? null),
  }))
  const earlier = (allTime?.list ?? []).slice(0, ON_RING).map(({ team, score }) => ({ team, score, before: score }))
  return {
    competition: nameOf(competition),
    metric: competition.brief.metric,
    decimals: decimalsOf(competition),
    stage: board.stage,
    allTime: earlier.length > 0,
    rows: earlier.length > 0 ? earlier : rows,
    since: new Date(since).toISOString(),
    deadline: countdown && { at: new Date(countdown.at).toISOString(), kind: countdown.kind },
    updatedAt: board.updatedAt,
  }
}

function eventOf(event: EventRow, of: CompetitionOverview): Home['activity'][number] {
  const { kind, teamId: id, name, avatar, score, rank, at } = event
  return {
    id: `${kind}-${id}-${at}`,
    kind: kind === 'joined' ? 'joined' : rank === 1 ? 'lead' : 'improved',
    team: { id, name, avatar },
    competition: nameOf(of),
    score,
    decimals: decimalsOf(of),
    at: new Date(at).toISOString(),
  }
}

async function activity({ db }: Platform, all: readonly CompetitionOverview[], now: Instant) {
  const events = await findEvents(db, {
    lists: all.flatMap(({ schedules }) => publicList(schedules, now) ?? []),
    competitionIds: all.map(({ brief }) => brief.id),
    best: BEST_EVENTS,
    joined: JOINED_EVENTS,
  })
  return events.flatMap((event) => {
    const of = all.find(({ brief }) => brief.id === event.competitionId)
    return of ? [eventOf(event, of)] : []
  })
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** All data of the home page, which every visitor shares; eight statements, two more in a season without a score. Data of large lists may be three seconds old. */
export const homeOf = staleWhileRevalidate(readHome, ({ totals }) => cacheMs(totals.teams, totals.submits))

async function readHome(platform: Platform): Promise<Home> {
  const now = platform.clock()
  const all = await allCompetitions(platform)
  const shown = byState(all, now)
  const [onRing, leaders, events, datasets] = await Promise.all([
    ring(platform, all, now),
    leadersOf(
      platform,
      shown.map(({ brief, schedules }) => ({ id: brief.id, schedules })),
    ),
    activity(platform, all, now),
    datasetTiles(platform.db, TILES, new Date(now)),
  ])
  const led = shown.flatMap((competition) => {
    const row = leaders.get(competition.brief.id)?.[0]
    if (!row) return []
    const { team, score } = row
    const history = row.history.map((one) => Number(one.score.toPrecision(LINE_DIGITS)))
    const { metric } = competition.brief
    return { competition: nameOf(competition), metric, decimals: decimalsOf(competition), team, score, history }
  })
  return {
    totals: {
      running: all.filter(({ times }) => competitionStates(times, now).includes('inProgress')).length,
      competitions: all.length,
      teams: sum(all.map(({ brief }) => brief.teamCount)),
      submits: sum(all.map(({ brief }) => brief.submitCount)),
      datasets: datasets.total,
    },
    ring: onRing,
    schedule: shown.slice(0, SCHEDULE_ROWS).map(({ brief }) => brief),
    leaders: led.slice(0, LEADERS),
    activity: events.slice(0, EVENTS),
    datasets: datasets.tiles,
  }
}
