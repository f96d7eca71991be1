import { POSTS_PER_PAGE, postsOfPage } from '@shulei/domain/publish/discussion/pages.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { and, asc, between, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { competitions, releasedBy } from '../../compete/competition/tables.ts'
import { teamMembers, teams } from '../../compete/team/tables.ts'
import { runsCompetition } from '../microsite/tables.ts'
import { discussionPosts, discussionTopics, discussionViews } from './tables.ts'

const lastAuthors = alias(users, 'last_authors')

/** A topic of a discussion. */
export interface TopicRef {
  scope: DiscussionScope
  topicId: number
}

const scopeColumns = { competition: discussionTopics.competitionId, activity: discussionTopics.activityId }

/** The topics of a scope. */
export const inScope = ({ kind, id }: DiscussionScope): SQL => eq(scopeColumns[kind], id)

const topicColumns = {
  id: discussionTopics.id,
  title: discussionTopics.title,
  createdAt: discussionTopics.createdAt,
  lastAt: discussionTopics.lastAt,
  replies: discussionTopics.replies,
  pinnedAt: discussionTopics.pinnedAt,
  lockedAt: discussionTopics.lockedAt,
  removedAt: discussionTopics.removedAt,
  author: { id: users.id, name: users.name, avatar: users.image },
  lastAuthor: { id: lastAuthors.id, name: lastAuthors.name, avatar: lastAuthors.image },
  seenNo: discussionViews.seenNo,
}

const topicRows = (on: Executor, readerId: number | null) =>
  on
    .select(topicColumns)
    .from(discussionTopics)
    .leftJoin(users, eq(users.id, discussionTopics.authorId))
    .leftJoin(lastAuthors, eq(lastAuthors.id, discussionTopics.lastAuthorId))
    .leftJoin(
      discussionViews,
      and(eq(discussionViews.topicId, discussionTopics.id), eq(discussionViews.userId, readerId ?? 0)),
    )
    .$dynamic()

export type TopicRow = Awaited<ReturnType<typeof topicRows>>[number]

/** A page of a discussion's topics: the pinned ones first, then those with the newest posts. */
export function findTopics(
  on: Executor,
  { scope, readerId, page }: { scope: DiscussionScope; readerId: number | null; page: number },
): Promise<TopicRow[]> {
  return (
    topicRows(on, readerId)
      .where(and(inScope(scope), isNull(discussionTopics.removedAt)))
      // as the index is sorted
      .orderBy(sql`pinned_at desc nulls last, last_at desc nulls last, ${discussionTopics.id} desc nulls last`)
      .limit(POSTS_PER_PAGE)
      .offset((page - 1) * POSTS_PER_PAGE)
  )
}

export async function findTopic(
  on: Executor,
  { scope, topicId }: TopicRef,
  readerId: number | null,
): Promise<TopicRow | null> {
  const [row] = await topicRows(on, readerId).where(and(eq(discussionTopics.id, topicId), inScope(scope)))
  return row ?? null
}

/** Facts about the competition or activity and the reader that a discussion depends on. */
export interface DiscussionFacts {
  total: number
  /** The reader's team is banned in the competition; false in the discussion of an activity. */
  isBanned: boolean
  /** The reader runs the competition; false in the discussion of an activity. */
  isOrganizer: boolean
  /** Time since which the reader has an account; null for a visitor. */
  since: Date | null
  /** Title of the competition or activity. */
  title: { cn: string; en: string }
}

/** The number of an activity's topics, and since when the reader has an account. */
export async function findActivityDiscussion(
  on: Executor,
  { activityId, readerId }: { activityId: number; readerId: number | null },
): Promise<Pick<DiscussionFacts, 'total' | 'since'>> {
  const [[topics], [reader]] = await Promise.all([
    on
      .select({ total: sql<number>`count(*)::int` })
      .from(discussionTopics)
      .where(and(eq(discussionTopics.activityId, activityId), isNull(discussionTopics.removedAt))),
    on
      .select({ since: users.createdAt })
      .from(users)
      .where(eq(users.id, readerId ?? 0)),
  ])
  return { total: topics?.total ?? 0, since: reader?.since ?? null }
}

/** The number of a competition's topics, and the state of a person in it; null for a competition that is not published. */
export async function findCompetitionDiscussion(
  on: Executor,
  { competitionId, readerId, now }: { competitionId: number; readerId: number | null; now: Date },
): Promise<DiscussionFacts | null> {
  const reader = readerId ?? 0
  const [row] = await on
    .select({
      total: sql<number>`(select count(*)::int from ${discussionTopics} t
        where t.competition_id = ${competitions.id} and t.removed_at is null)`,
      isBanned: sql<boolean>`exists (select 1 from ${teamMembers} m join ${teams} t on t.id = m.team_id
        where m.competition_id = ${competitions.id} and m.user_id = ${reader} and t.cheat_status = 2)`,
      isOrganizer: runsCompetition(reader, competitionId, now),
      since: users.createdAt,
      title: competitions.title,
    })
    .from(competitions)
    .leftJoin(users, eq(users.id, reader))
    .where(and(eq(competitions.id, competitionId), releasedBy(now, 'competitions')))
  return row ?? null
}

const postColumns = {
  id: discussionPosts.id,
  no: discussionPosts.no,
  content: discussionPosts.content,
  createdAt: discussionPosts.createdAt,
  editedAt: discussionPosts.editedAt,
  removedBy: discussionPosts.removedBy,
  author: { id: users.id, name: users.name, avatar: users.image },
  mentions: sql<{ id: number; name: string; avatar: string | null }[]>`(
    select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'avatar', m.image) order by m.id), '[]')
    from users m where m.id = any(${discussionPosts.mentions}))`,
}

const postRows = (on: Executor) =>
  on.select(postColumns).from(discussionPosts).leftJoin(users, eq(users.id, discussionPosts.authorId)).$dynamic()

export type PostRow = Awaited<ReturnType<typeof postRows>>[number]

/** The opening post of a topic, and the replies of a page. */
export function findPosts(on: Executor, topicId: number, page: number): Promise<PostRow[]> {
  const { from, to } = postsOfPage(page)
  return postRows(on)
    .where(
      and(eq(discussionPosts.topicId, topicId), or(eq(discussionPosts.no, 0), between(discussionPosts.no, from, to))),
    )
    .orderBy(asc(discussionPosts.no))
}

export async function findPost(on: Executor, topicId: number, postId: number): Promise<PostRow | null> {
  const [row] = await postRows(on).where(and(eq(discussionPosts.topicId, topicId), eq(discussionPosts.id, postId)))
  return row ?? null
}
