import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions } from '../../compete/competition/tables.ts'

const authorColumn = () => refColumn('author_id').references(() => users.id, { onDelete: 'set null' })

/** Topics of the discussions of competitions and of activities. */
export const discussionTopics = pgTable(
  'discussion_topics',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
    /** Number of the activity in the operator's texts, which are no rows. */
    activityId: refColumn('activity_id'),
    authorId: authorColumn(),
    title: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Number of the newest reply; removed replies keep their numbers. */
    replies: integer().notNull().default(0),
    /** Time and author of the newest post. */
    lastAt: at('last_at').notNull(),
    lastAuthorId: refColumn('last_author_id').references(() => users.id, { onDelete: 'set null' }),
    pinnedAt: at('pinned_at'),
    lockedAt: at('locked_at'),
    /** A removed topic is in no list, and its posts are not answered. */
    removedAt: at('removed_at'),
  },
  (t) => [
    index('discussion_topics_latest')
      .on(t.competitionId, t.pinnedAt.desc().nullsLast(), t.lastAt.desc(), t.id.desc())
      .where(sql`removed_at is null`),
    index('discussion_topics_of_activity')
      .on(t.activityId, t.pinnedAt.desc().nullsLast(), t.lastAt.desc(), t.id.desc())
      .where(sql`removed_at is null and activity_id is not null`),
    check('discussion_topics_scope', sql`(${t.competitionId} is null) <> (${t.activityId} is null)`),
  ],
)

/** Posts of topics: number 0 opens a topic, replies count from 1. */
export const discussionPosts = pgTable(
  'discussion_posts',
  {
    id: idColumn(),
    topicId: refColumn('topic_id')
      .notNull()
      .references(() => discussionTopics.id, { onDelete: 'cascade' }),
    authorId: authorColumn(),
    /** Assigned under the lock of the topic. */
    no: integer().notNull(),
    /** Markup of allowed elements; empty once the post is removed. */
    content: text().notNull(),
    /** People whom the post mentions. */
    mentions: refColumn('mentions').array().notNull().default(sql`'{}'::bigint[]`),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    removedAt: at('removed_at'),
    removedBy: text('removed_by', { enum: ['author', 'operator'] }),
  },
  (t) => [
    unique('discussion_posts_no').on(t.topicId, t.no),
    check('discussion_posts_removed', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
  ],
)

/** The last post of a topic that a person has seen. Nobody but the person reads them. */
export const discussionViews = pgTable(
  'discussion_views',
  {
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topicId: refColumn('topic_id')
      .notNull()
      .references(() => discussionTopics.id, { onDelete: 'cascade' }),
    seenNo: integer('seen_no').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId] })],
)

/** Reports of posts, for operators. */
export const discussionReports = pgTable(
  'discussion_reports',
  {
    id: idColumn(),
    reporterId: refColumn('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: refColumn('post_id')
      .notNull()
      .references(() => discussionPosts.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['spam', 'abuse', 'fraud', 'cheating', 'other'] }).notNull(),
    note: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('discussion_reports_once').on(t.reporterId, t.postId)],
)
