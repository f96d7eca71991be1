import { DAYS, LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { and, asc, between, eq, isNotNull, like, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../../platform/db/database.ts'
import { preparedRead } from '../../../../platform/db/prepared.ts'
import { searchPatterns } from '../../../../platform/search-text.ts'
import { teams } from '../../team/tables.ts'
import type { Scoring } from '../reader-competition.repo.ts'
import { bestScores, boardStates } from '../tables.ts'
import type { Board } from './lists.ts'

export interface BoardPerson {
  id: number
  name: string
  avatar: string | null
}

const memberList = sql<BoardPerson[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name, 'avatar', u.image) order by m.id)
  from team_members m join users u on u.id = m.user_id where m.team_id = ${teams.id}), '[]'::json)`

/** SQL: the rank in the newest snapshot of the same list. */
const previousRank = sql<number | null>`(
  select s.rank from rank_snapshots s
  where s.schedule_id = ${bestScores.scheduleId} and s.stage = ${bestScores.stage} and s.team_id = ${bestScores.teamId}
    and s.day = (select max(d.day) from rank_snapshots d
      where d.schedule_id = ${bestScores.scheduleId} and d.stage = ${bestScores.stage}))`

const columns = {
  scheduleId: bestScores.scheduleId,
  stage: bestScores.stage,
  rank: bestScores.rank,
  previousRank,
  teamId: teams.id,
  name: teams.name,
  avatar: teams.avatar,
  demo: teams.demo,
  members: memberList,
  score: bestScores.score,
  submits: bestScores.submits,
  lastSubmitAt: bestScores.lastSubmitAt,
  history: bestScores.history,
  promoted: sql<boolean>`exists (
    select 1 from promotions p where p.schedule_id = ${bestScores.scheduleId} and p.team_id = ${bestScores.teamId})`,
}

type Value = number | Placeholder

/** A team of the field: its place follows from the order, its ranks by day stand beside it for the first teams only. */
export interface FieldTeam {
  id: number
  name: string
  avatar: string | null
  score: number
  ranks: (number | null)[] | null
}

/** The ranks of a team of the field on the days from `since` on, null for a day without its rank. */
const ranksByDay = (board: Record<keyof Board, Value>, since: Value | string) => sql`array(
  select (select s.rank from rank_snapshots s
    where s.schedule_id = ${board.scheduleId} and s.stage = ${board.stage} and s.day = d.day and s.team_id = f.team_id)
  from (select ${since}::date + n as day from generate_series(0, ${DAYS - 1}::int) n) d order by d.day)`

/**
 * The first `drawn` teams of a list as one value on the row of rank `from`: what a picture of the whole list needs, without a
 * statement of its own.
 */
const fieldOn = (
  board: Record<keyof Board, Value>,
  { from, drawn, since }: { from: Value; drawn: Value; since: Value | string },
) => sql<FieldTeam[] | null>`case when ${bestScores.rank} = ${from}::int then (
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'avatar', t.avatar, 'score', f.score,
    'ranks', case when f.rank <= ${LEADERS}::int then to_json(${ranksByDay(board, since)}) end) order by f.rank)
  from best_scores f join teams t on t.id = f.team_id
  where f.schedule_id = ${board.scheduleId} and f.stage = ${board.stage} and f.rank <= ${drawn}::int) end`

/** SQL: grows whenever a list is ranked anew; 0 before. Statements that read the same number read the same ranks and scores. */
const versionOf = (board: Record<keyof Board, Value>) => sql<number>`coalesce((
  select b.ranked_changes::float8 from board_states b
  where b.schedule_id = ${board.scheduleId} and b.stage = ${board.stage}), 0)`

const rows = (db: Executor) => db.select(columns).from(bestScores).innerJoin(teams, eq(teams.id, bestScores.teamId))

export type BoardRow = Awaited<ReturnType<typeof rows>>[number]

const onBoard = (board: Record<keyof Board, Value>) =>
  and(eq(bestScores.scheduleId, board.scheduleId), eq(bestScores.stage, board.stage)) as SQL

/** A page of a list by stored rank, with the reader's own team, the field on the page's first row, and the list's version. */
export const pageQuery = (
  db: Executor,
  board: Record<keyof Board, Value>,
  page: { from: Value; to: Value; teamId: Value | null; drawn: Value; since: Value | string },
) =>
  db
    .select({ ...columns, field: fieldOn(board, page), version: versionOf(board) })
    .from(bestScores)
    .innerJoin(teams, eq(teams.id, bestScores.teamId))
    .where(
      and(
        onBoard(board),
        or(
          between(bestScores.rank, page.from, page.to),
          page.teamId === null ? undefined : eq(bestScores.teamId, page.teamId),
        ),
      ),
    )
    .orderBy(asc(bestScores.rank))

const { placeholder } = sql
const anyBoard = { scheduleId: placeholder('scheduleId'), stage: placeholder('stage') }
/** SQL: the middle rank of a list by its stored total, the upper one of two. */
const middleRank = sql`(
  select (s.total + 1) / 2 from ${boardStates} s
  where s.schedule_id = ${anyBoard.scheduleId} and s.stage = ${anyBoard.stage})`
const range = {
  from: placeholder('from'),
  to: placeholder('to'),
  drawn: placeholder('drawn'),
  since: placeholder('since'),
}
const preparedPage = preparedRead((db) => pageQuery(db, anyBoard, { ...range, teamId: null }))
const preparedPageWithOwn = preparedRead((db) => pageQuery(db, anyBoard, { ...range, teamId: placeholder('teamId') }))

/** The rows of `pageQuery`; those of the last page cost as much as those of the first. */
export const pageOf = (
  db: Database,
  board: Board,
  page: { from: number; to: number; teamId: number | null; drawn: number; since: string },
): Promise<(BoardRow & { field: FieldTeam[] | null; version: number })[]> =>
  (page.teamId === null ? preparedPage : preparedPageWithOwn)(db, {
    scheduleId: board.scheduleId,
    stage: board.stage,
    ...page,
  })

/** Ranked teams whose names, members or their pinyin contain `text`, in rank order, and their total. */
export async function searchOf(
  db: Executor,
  board: Board,
  { text, offset, limit }: { text: string; offset: number; limit: number },
) {
  const words = searchPatterns(text).map((patterns) =>
    or(...patterns.map((pattern) => like(teams.searchText, pattern))),
  )
  const isFound = and(onBoard(board), isNotNull(bestScores.rank), ...words)
  const found = await db
    .select({ ...columns, total: sql<number>`(count(*) over ())::int`, version: versionOf(board) })
    .from(bestScores)
    .innerJoin(teams, eq(teams.id, bestScores.teamId))
    .where(isFound)
    .orderBy(asc(bestScores.rank))
    .offset(offset)
    .limit(limit)
  const list = found as (BoardRow & { version: number })[]
  if (found[0] || offset === 0) return { list, total: found[0]?.total ?? 0 }
  // no row of a page after the last one carries the total
  const [all] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(bestScores)
    .innerJoin(teams, eq(teams.id, bestScores.teamId))
    .where(isFound)
  return { list, total: all?.total ?? 0 }
}

/** SQL: the baselines of a list's competition. A rescore changes them together with the scores, so one statement reads both. */
const baselines = sql<Scoring['baselines']>`(
  select c.scoring -> 'baselines' from competitions c join schedules s on s.competition_id = c.id
  where s.id = ${anyBoard.scheduleId})`

/** The first teams of one list, the team at its middle rank, and the reader's own; on each row the baselines. */
const standingQuery = (db: Executor, count: Value, teamId: Value | null) =>
  db
    .select({ ...columns, isMiddle: sql<boolean | null>`${bestScores.rank} = ${middleRank}`, baselines })
    .from(bestScores)
    .innerJoin(teams, eq(teams.id, bestScores.teamId))
    .where(
      and(
        onBoard(anyBoard),
        or(
          lte(bestScores.rank, count),
          eq(bestScores.rank, middleRank),
          teamId === null ? undefined : eq(bestScores.teamId, teamId),
        ),
      ),
    )
    .orderBy(asc(bestScores.rank))

const preparedStanding = preparedRead((db) => standingQuery(db, placeholder('count'), null))
const preparedStandingWithOwn = preparedRead((db) => standingQuery(db, placeholder('count'), placeholder('teamId')))

/** The rows of `standingQuery`, found by stored rank: they cost the same with any number of teams. */
export const standingRowsOf = (
  db: Database,
  board: Board,
  { count, teamId }: { count: number; teamId: number | null },
) =>
  (teamId === null ? preparedStanding : preparedStandingWithOwn)(db, {
    scheduleId: board.scheduleId,
    stage: board.stage,
    count,
    teamId,
  })

const topQuery = (db: Executor, boards: readonly Record<keyof Board, Value>[], count: Value) =>
  rows(db)
    .where(or(...boards.map((board) => and(onBoard(board), lte(bestScores.rank, count)) as SQL)))
    .orderBy(asc(bestScores.rank))

const preparedTop = preparedRead((db) => topQuery(db, [anyBoard], placeholder('count')))

/** The first `count` rows of several lists in one statement. */
export async function topOf(db: Database, boards: readonly Board[], count: number): Promise<BoardRow[]> {
  const [board] = boards
  return board && boards.length === 1 ? preparedTop(db, { ...board, count }) : topQuery(db, boards, count)
}
