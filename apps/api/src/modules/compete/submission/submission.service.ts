import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import type { Platform } from '../../../platform/platform.ts'
import { standingRowsOf, topOf } from './board/board.repo.ts'
import { historySince, type RankRow, rankRow } from './board/board.service.ts'
import { revealAt, visibleBoard } from './board/lists.ts'
import type { Scoring } from './reader-competition.repo.ts'
import { bestRowsOf, countByDay } from './submission.repo.ts'

/** Number of first teams that a competition names on its pages. */
const LEADERS = 3

/**
 * Submissions and rankings for other modules. All functions are batched: one statement for any number of competitions, people or
 * teams.
 */

/** A competition with its schedules, which the caller has loaded. */
export interface Scheduled {
  id: number
  schedules: readonly Schedule[]
}

/** The visible list of each competition that has one, with the instant of its reveal where it is list B. */
function boardsOf(competitions: readonly Scheduled[], now: number) {
  return competitions.flatMap(({ id, schedules }) => {
    const board = visibleBoard(schedules, now)
    const schedule = schedules.find((one) => one.id === board?.scheduleId)
    return board && schedule ? [{ id, board, reveal: board.stage === 1 ? revealAt(schedule) : null }] : []
  })
}

/** The first three teams of each competition's visible list; empty for a competition without an open list. */
export async function leadersOf(
  platform: Platform,
  competitions: readonly Scheduled[],
): Promise<ReadonlyMap<number, RankRow[]>> {
  const now = platform.clock()
  const boards = boardsOf(competitions, now)
  if (boards.length === 0) return new Map()
  const rows = await topOf(
    platform.db,
    boards.map(({ board }) => board),
    LEADERS,
  )
  return new Map(
    boards.map(({ id, board, reveal }) => [
      id,
      rows
        .filter((row) => row.scheduleId === board.scheduleId && row.stage === board.stage)
        .map((row) => rankRow(row, reveal)),
    ]),
  )
}

export interface Standing {
  /** The first three teams. */
  leaders: RankRow[]
  /** The score at the middle rank. */
  median: number | null
  /** The given team's place. */
  own: { rank: number; score: number } | null
  /** The baselines with which the list was ranked; null while nobody is ranked. */
  baselines: Scoring['baselines'] | null
}

/** The ends, the middle and a team's place of a competition's visible list, in one statement; empty without an open list. */
export async function standingOf(platform: Platform, competition: Scheduled, teamId: number | null): Promise<Standing> {
  const [visible] = boardsOf([competition], platform.clock())
  if (!visible) return { leaders: [], median: null, own: null, baselines: null }
  const rows = await standingRowsOf(platform.db, visible.board, { count: LEADERS, teamId })
  const own = rows.find((row) => row.teamId === teamId)
  return {
    leaders: rows.flatMap((row) => (row.rank !== null && row.rank <= LEADERS ? [rankRow(row, visible.reveal)] : [])),
    median: rows.find(({ isMiddle }) => isMiddle)?.score ?? null,
    own: own && own.rank !== null ? { rank: own.rank, score: own.score } : null,
    baselines: rows[0]?.baselines ?? null,
  }
}

/** A team's rank and best score on its competition's visible list. */
export interface BestScore {
  competitionId: number
  teamId: number
  rank: number
  /** Number of ranked teams on the list. */
  total: number
  score: number
  list: 'A' | 'B'
  submits: number
  lastSubmitAt: Date
  /** Best score over time, oldest first. */
  history: readonly { at: string; score: number }[]
}

/** A person's ranks in the given competitions, by competition; competitions where their team is not ranked are left out. */
export async function bestScoresOf(
  platform: Platform,
  userId: number,
  competitions: readonly Scheduled[],
): Promise<ReadonlyMap<number, BestScore>> {
  const now = platform.clock()
  const boards = boardsOf(competitions, now)
  if (boards.length === 0) return new Map()
  const rows = await bestRowsOf(
    platform.db,
    userId,
    boards.map(({ board }) => board),
  )
  const reveals = new Map(boards.map(({ id, reveal }) => [id, reveal]))
  return new Map(
    rows.map(({ stage, history, ...row }) => [
      row.competitionId,
      {
        ...row,
        list: listOfStage(stage),
        history: historySince(history, reveals.get(row.competitionId) ?? null),
      },
    ]),
  )
}

/** The days on which a person handed in submissions since an instant, as the reader may see them; one statement. */
export const submissionDays = ({ db }: Platform, person: { userId: number; reader: number }, since: Instant) =>
  countByDay(db, { ...person, since: new Date(since) })
