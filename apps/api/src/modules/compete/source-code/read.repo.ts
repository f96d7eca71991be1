import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { ruleSchedules, visibleTo } from '../competition/tables.ts'
import { sourceComments, sourceVersions } from './tables.ts'

interface Bilingual {
  cn: string
  en: string
}

/** A competition and the reader's team in it. */
export interface OwnEntry {
  id: number
  title: Bilingual
  schedules: Schedule[]
  team: { id: number; name: string; avatar: string | null } | null
}

const isMember = (userId: number, teamId: SQL | typeof sourceVersions.teamId) =>
  sql`exists (select 1 from team_members own where own.team_id = ${teamId} and own.user_id = ${userId})`

/** A published competition that the reader may open, with the reader's team; null without one. */
export async function findEntry(
  on: Executor,
  { competitionId, userId, now }: { competitionId: number; userId: number; now: number },
): Promise<OwnEntry | null> {
  const { rows } = await on.execute<{ entry: OwnEntry }>(sql`
    select json_build_object('id', c.id, 'title', c.title, 'schedules', ${ruleSchedules},
      'team', (select json_build_object('id', t.id, 'name', t.name, 'avatar', t.avatar)
        from team_members m join teams t on t.id = m.team_id
        where m.competition_id = c.id and m.user_id = ${userId})) as entry
    from competitions c
    where c.id = ${competitionId} and ${visibleTo(userId, new Date(now))}`)
  return rows[0]?.entry ?? null
}

/** The reader's competitions with a schedule that asks for source code, each with the team's number of versions. */
export async function findAskingEntries(
  on: Executor,
  { userId, now }: { userId: number; now: number },
): Promise<(OwnEntry & { team: NonNullable<OwnEntry['team']>; versions: number })[]> {
  const { rows } = await on.execute<{
    entry: OwnEntry & { team: NonNullable<OwnEntry['team']>; versions: number }
  }>(sql`
    select json_build_object('id', c.id, 'title', c.title, 'schedules', ${ruleSchedules},
      'team', json_build_object('id', t.id, 'name', t.name, 'avatar', t.avatar),
      'versions', (select count(*)::int from source_versions v where v.team_id = t.id)) as entry
    from team_members m join teams t on t.id = m.team_id join competitions c on c.id = m.competition_id
    where m.user_id = ${userId} and ${visibleTo(userId, new Date(now))}
      and exists (select 1 from schedules a where a.competition_id = c.id and a.source_start_time is not null)
    order by c.id`)
  return rows.map(({ entry }) => entry)
}

/** Facts about a team in a schedule that decide whether it may hand in its source code. */
export interface TeamFacts {
  isScored: boolean
  rank: number | null
  versions: number
}

/** A team's facts in a schedule; its rank is that of list B where `stage` is 1. */
export async function findFacts(
  on: Executor,
  { teamId, scheduleId, stage }: { teamId: number; scheduleId: number; stage: 0 | 1 },
): Promise<TeamFacts> {
  const { rows } = await on.execute<{ facts: TeamFacts }>(sql`
    select json_build_object(
      'isScored', exists (select 1 from submissions s
        where s.team_id = ${teamId} and s.schedule_id = ${scheduleId} and s.status = 'scored'),
      'rank', (select b.rank from best_scores b
        where b.team_id = ${teamId} and b.schedule_id = ${scheduleId} and b.stage = ${stage}),
      'versions', (select count(*)::int from source_versions v
        where v.team_id = ${teamId} and v.schedule_id = ${scheduleId})) as facts`)
  return rows[0]?.facts ?? { isScored: false, rank: null, versions: 0 }
}

const versionColumns = {
  row: sourceVersions,
  author: { id: users.id, name: users.name, avatar: users.image },
  comments: sql<number>`(select count(*)::int from ${sourceComments} n where n.version_id = ${sourceVersions.id})`,
  total: sql<number>`(count(*) over ())::int`,
}

const versionRows = (on: Executor) =>
  on.select(versionColumns).from(sourceVersions).leftJoin(users, eq(users.id, sourceVersions.userId)).$dynamic()

export type VersionRow = Awaited<ReturnType<typeof versionRows>>[number]

/** A page of a team's versions, newest first, with the number of all. A page after the last one takes one more statement. */
export async function findVersions(
  on: Executor,
  {
    teamId,
    scheduleId,
    offset,
    limit,
  }: { teamId: number; scheduleId?: number | undefined; offset: number; limit: number },
): Promise<{ rows: VersionRow[]; total: number }> {
  const where = and(
    eq(sourceVersions.teamId, teamId),
    scheduleId === undefined ? undefined : eq(sourceVersions.scheduleId, scheduleId),
  )
  const rows = await versionRows(on)
    .where(where)
    .orderBy(desc(sourceVersions.createdAt), desc(sourceVersions.id))
    .offset(offset)
    .limit(limit)
  // a page after the last one has no row that carries the total
  return { rows, total: rows[0]?.total ?? (offset === 0 ? 0 : await on.$count(sourceVersions, where)) }
}

/** A version; with `userId` only where that person is in its team. */
export async function findVersion(on: Executor, id: number, userId?: number): Promise<VersionRow | null> {
  const [row] = await versionRows(on).where(
    and(eq(sourceVersions.id, id), userId === undefined ? undefined : isMember(userId, sourceVersions.teamId)),
  )
  return row ?? null
}

const commentColumns = {
  id: sourceComments.id,
  by: sourceComments.by,
  name: sourceComments.name,
  content: sourceComments.content,
  createdAt: sourceComments.createdAt,
  author: { id: users.id, name: users.name, avatar: users.image },
}

const commentRows = (on: Executor) =>
  on.select(commentColumns).from(sourceComments).leftJoin(users, eq(users.id, sourceComments.userId)).$dynamic()

export type CommentRow = Awaited<ReturnType<typeof commentRows>>[number]

/** A page of a version's comments, newest first. */
export const findComments = (
  on: Executor,
  { versionId, offset, limit }: { versionId: number; offset: number; limit: number },
): Promise<CommentRow[]> =>
  commentRows(on)
    .where(eq(sourceComments.versionId, versionId))
    .orderBy(desc(sourceComments.id))
    .offset(offset)
    .limit(limit)

export async function findComment(on: Executor, id: number): Promise<CommentRow> {
  const [row] = await commentRows(on).where(eq(sourceComments.id, id))
  if (!row) throw new Error(`comment ${id} is gone`)
  return row
}
