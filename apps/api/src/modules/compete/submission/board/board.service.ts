import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionProfile, competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import { listSpan } from '@shulei/domain/compete/competition/schedule.ts'
import { DRAWN, LEADERS, trendDays } from '@shulei/domain/compete/ranking/field.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { decidingList, nextRound } from '@shulei/domain/compete/ranking/promotion.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ReaderCompetition, Scoring } from '../reader-competition.repo.ts'
import { iso, isoOrNull, scheduleOnWire } from '../wire.ts'
import { type BoardRow, type FieldTeam, pageOf, searchOf } from './board.repo.ts'
import { findList, type ListQuestion } from './found-list.ts'
import { type Board, revealAt, type Stage } from './lists.ts'

export type Rankings = DataIn<typeof competitionRankings>
export type RankRow = Rankings['list'][number]
export type Baseline = DataIn<typeof competitionProfile>['baselines'][number]

export interface BoardQuestion extends ListQuestion {
  page: number
  perSize: number
  search: string
}

/** The best score over time. Before the reveal list B was not public: everything up to then is one point at the reveal. */
export function historySince(history: BoardRow['history'], reveal: number | null): BoardRow['history'] {
  if (reveal === null) return history
  const after = history.filter((point) => Date.parse(point.at) > reveal)
  const before = history.findLast((point) => Date.parse(point.at) <= reveal)
  return before ? [{ at: iso(reveal), score: before.score }, ...after] : after
}

/** A ranked row in the form of the contract. `reveal` is given for list B. */
export function rankRow(row: BoardRow, reveal: number | null): RankRow {
  return {
    rank: row.rank ?? 1,
    previousRank: row.previousRank,
    team: { id: row.teamId, name: row.name, avatar: row.avatar },
    members: row.members,
    score: row.score,
    submits: row.submits,
    lastSubmitAt: iso(row.lastSubmitAt),
    history: historySince(row.history, reveal),
    demo: row.demo,
    promoted: row.promoted,
  }
}

/** The scores of the baselines on one list. */
export function baselinesOn(scoring: Pick<Scoring, 'baselines'>, stage: Stage): Baseline[] {
  return (['weak', 'middle', 'better'] as const).flatMap((key) => {
    const baseline = scoring.baselines[key]
    return baseline ? [{ key, label: baseline.label, score: stage === 1 ? baseline.B : baseline.A }] : []
  })
}

/**
 * The schedule to which a list promotes teams; null for a list of the last schedule, and for list A of a schedule that list B
 * decides.
 */
function promotionOf(
  contest: ReaderCompetition,
  schedule: ReaderCompetition['schedules'][number],
  stage: Stage,
): Rankings['promotion'] {
  const next = nextRound(contest.schedules, schedule)
  if (!next || decidingList(schedule) !== listOfStage(stage)) return null
  const { id, title, titleEn } = scheduleOnWire(next, contest.id)
  const { subRank, promotedAt, promotedTo } = schedule
  const line = promotedAt === null ? subRank || null : promotedTo
  return { to: { id, title, titleEn }, line, decidedAt: isoOrNull(promotedAt) }
}

interface Wanted {
  question: BoardQuestion
  teamId: number | null
  /** Number of first teams that are drawn one by one. */
  drawn: number
  /** The first of the days whose snapshots are read. */
  since: string
  /** The list's version in the statement before. */
  version: number
}

/** The shown rows of a list; null if it was ranked anew since `version`, so that what was read before does not belong to them. */
async function rowsOf(platform: Platform, board: Board, { question, teamId, drawn, since, version }: Wanted) {
  const { page, perSize } = question
  const text = question.search.trim()
  const first = (page - 1) * perSize + 1
  const shown = await pageOf(platform.db, board, { from: first, to: first + perSize - 1, teamId, drawn, since })
  if (shown.some((row) => row.version !== version)) return null
  const field = shown.find((row) => row.field)?.field ?? []
  const self = shown.find((row) => row.teamId === teamId && row.rank !== null) ?? null
  if (text === '') {
    const list = shown.filter(({ rank }) => rank !== null && rank >= first && rank < first + perSize)
    return { list, field, self, found: null }
  }
  const { list, total } = await searchOf(platform.db, board, { text, offset: first - 1, limit: perSize })
  return list.some((row) => row.version !== version) ? null : { list, field, self, found: total }
}

/** The ranks of the first teams on each day on which one of them had a rank. */
const trendOf = (field: readonly FieldTeam[], days: readonly string[]): Rankings['trend'] =>
  days
    .map((day, index) => ({ day, ranks: field.slice(0, LEADERS).map(({ ranks }) => ranks?.[index] ?? null) }))
    .filter(({ ranks }) => ranks.some((rank) => rank !== null))

/**
 * A ranking page (C060 part=rankings, B§7). Two statements, three with a search and four past its last page; they run again if
 * the list was ranked anew between them, so that ranks, scores and baselines are those of one instant. A list that is not open
 * yet answers its opening time and nothing else. Throws `notFound` for a competition or schedule that does not exist.
 */
export async function readBoard(platform: Platform, question: BoardQuestion): Promise<Rankings> {
  const now = platform.clock()
  const { page, perSize } = question
  const { competition, schedule, stage, board, onWire } = await findList(platform, question)
  const answer: Rankings = {
    ...onWire,
    list: [],
    total: 0,
    page,
    per_size: perSize,
    self: null,
    promotion: schedule && promotionOf(competition, schedule, stage),
    baselines: [],
    distribution: [],
    field: [],
    trend: [],
    updatedAt: null,
    frameHosts: competition.frameHosts,
  }
  if (!schedule || !board) return answer

  const state = competition.boards.find((one) => one.scheduleId === board.scheduleId && one.stage === stage)
  const days = trendDays(listSpan(schedule, listOfStage(stage))?.end ?? schedule.endTime, now)
  const rows = await rowsOf(platform, board, {
    question,
    teamId: competition.team?.id ?? null,
    // an answer for a few rows draws no list
    drawn: (state?.total ?? 0) > DRAWN || perSize < LEADERS ? LEADERS : DRAWN,
    since: days[0] ?? '',
    version: state?.version ?? 0,
  })
  if (!rows) return readBoard(platform, question)
  const { list, field, self, found } = rows
  const reveal = stage === 1 ? revealAt(schedule) : null
  return {
    ...answer,
    list: list.map((row) => rankRow(row, reveal)),
    total: found ?? state?.total ?? 0,
    self: self && rankRow(self, reveal),
    baselines: baselinesOn(competition.scoring, stage),
    distribution: state?.distribution ?? [],
    field: field.map(({ id, name, avatar, score }) => ({ id, name, avatar, score })),
    trend: trendOf(field, days),
    updatedAt: isoOrNull(state?.rankedAt ?? null),
  }
}
