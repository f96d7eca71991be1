import { and, asc, between, eq, isNotNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { searchPatterns } from '../../../platform/search-text.ts'
import { teams } from '../../team/tables.ts'
import { bestScores } from '../tables.ts'
import type { Board } from './lists.ts'

/** How many first teams have their score over time drawn. */
export const LEAD = 3

export interface BoardPerson {
  id: number
  name: string
  avatar: string | null
}

const memberList = sql<BoardPerson[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name, 'avatar', u.image) order by m.id)
  from team_members m join users u on u.id = m.user_id where m.team_id = ${teams.id}), '[]'::json)`

/** Place in the newest snapshot of the same list. */
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
}

const rows = (db: Executor) => db.select(columns).from(bestScores).innerJoin(teams, eq(teams.id, bestScores.teamId))

export type BoardRow = Awaited<ReturnType<typeof rows>>[number]

const onBoard = (board: Board) =>
  and(eq(bestScores.scheduleId, board.scheduleId), eq(bestScores.stage, board.stage)) as SQL

/** A page by stored rank, and with it the first three and the reader's own team: the last page costs as much as the first. */
export function pageOf(db: Executor, board: Board, page: { from: number; to: number; teamId: number | null }) {
  return rows(db)
    .where(
      and(
        onBoard(board),
        or(
          between(bestScores.rank, page.from, page.to),
          lte(bestScores.rank, LEAD),
          page.teamId === null ? undefined : eq(bestScores.teamId, page.teamId),
        ),
      ),
    )
    .orderBy(asc(bestScores.rank))
}

/** Ranked teams whose names, members or their pinyin hold `text`, in rank order, and how many there are. */
export async function searchOf(
  db: Executor,
  board: Board,
  { text, offset, limit }: { text: string; offset: number; limit: number },
) {
  const words = searchPatterns(text).map((patterns) =>
    or(...patterns.map((pattern) => like(teams.searchText, pattern))),
  )
  const found = await db
    .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
    .from(bestScores)
    .innerJoin(teams, eq(teams.id, bestScores.teamId))
    .where(and(onBoard(board), isNotNull(bestScores.rank), ...words))
    .orderBy(asc(bestScores.rank))
    .offset(offset)
    .limit(limit)
  return { list: found as BoardRow[], total: found[0]?.total ?? 0 }
}

/** The first `count` of several lists in one statement. */
export function topOf(db: Executor, boards: readonly Board[], count: number) {
  const wanted = boards.map((board) => and(onBoard(board), lte(bestScores.rank, count)) as SQL)
  return rows(db)
    .where(or(...wanted))
    .orderBy(asc(bestScores.rank))
}
