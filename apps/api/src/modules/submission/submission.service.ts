import type { Schedule } from '@shulei/domain/competition/schedule.ts'
import type { Platform } from '../../platform/platform.ts'
import { LEAD, topOf } from './board/board.repo.ts'
import { historySince, type RankRow, rankRow } from './board/board.service.ts'
import { revealAt, visibleBoard } from './board/lists.ts'
import { countsOf, standingRowsOf } from './standing.repo.ts'

/**
 * What other modules ask of submissions and rankings. Everything is batched: one statement however many competitions, people
 * or teams are asked about.
 */

/** A competition with the schedules its caller has loaded already. */
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

/** The first three of each competition's visible list; nothing for a competition whose lists are not open yet. */
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
    LEAD,
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

/** Submissions per competition by the one definition of the product: uploads whose try was not given back. */
export async function submissionCounts(
  platform: Platform,
  competitionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (competitionIds.length === 0) return new Map()
  const rows = await countsOf(platform.db, competitionIds)
  const counts = new Map(rows.map(({ competitionId, count }) => [competitionId, count]))
  return new Map(competitionIds.map((id) => [id, counts.get(id) ?? 0]))
}

/** Where a team stands in its competition's visible list. */
export interface Standing {
  competitionId: number
  teamId: number
  rank: number
  /** Ranked teams of the list. */
  total: number
  score: number
  list: 'A' | 'B'
  submits: number
  lastSubmitAt: Date
  /** Best score over time, oldest first. */
  history: readonly { at: string; score: number }[]
}

/** A person's standings in the given competitions, by competition; nothing where no team of theirs is ranked. */
export async function standingsOf(
  platform: Platform,
  userId: number,
  competitions: readonly Scheduled[],
): Promise<ReadonlyMap<number, Standing>> {
  const now = platform.clock()
  const boards = boardsOf(competitions, now)
  if (boards.length === 0) return new Map()
  const rows = await standingRowsOf(
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
        list: stage === 1 ? 'B' : 'A',
        history: historySince(history, reveals.get(row.competitionId) ?? null),
      },
    ]),
  )
}
