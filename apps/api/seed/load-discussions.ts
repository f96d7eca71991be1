import { HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { castActivityTopics } from '@shulei/mocks/cast/activity-discussions.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { type CastTalk, castTopics } from '@shulei/mocks/cast/discussions.ts'
import { discussionPosts, discussionTopics } from '../src/modules/publish/discussion/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** Loads the discussions of the cast; who reads them for the first time finds them unread. */
export async function loadDiscussions(tx: Tx, start: Instant): Promise<void> {
  const at = ({ hoursAgo }: { hoursAgo: number }) => new Date(start - hoursAgo * HOUR)
  const talks = [
    ...castTopics.map((talk) => ({ talk, scope: { competitionId: competitionOf(talk.slug).id } })),
    ...castActivityTopics.map((talk) => ({ talk, scope: { activityId: talk.activity } })),
  ]
  const rowOf = ({ title, state, posts }: CastTalk) => {
    const [opening, last] = [posts[0], posts.at(-1)]
    if (!opening || !last) throw new Error(`the topic ${title} has no post`)
    return {
      authorId: opening.author.id,
      title,
      createdAt: at(opening),
      replies: posts.length - 1,
      lastAt: at(last),
      lastAuthorId: last.author.id,
      pinnedAt: state === 'pinned' ? at(opening) : null,
      lockedAt: state === 'locked' ? at(last) : null,
    }
  }
  const topics = await tx
    .insert(discussionTopics)
    .values(talks.map(({ talk, scope }) => ({ ...scope, ...rowOf(talk) })))
    .returning({ id: discussionTopics.id })
  const posts = talks.flatMap(({ talk }, index) =>
    talk.posts.map((post, no) => ({
      topicId: topics[index]?.id ?? 0,
      authorId: post.author.id,
      no,
      content: post.content,
      mentions: (post.mentions ?? []).map(({ id }) => id),
      createdAt: at(post),
      removedAt: post.isRemoved ? at(post) : null,
      removedBy: post.isRemoved ? ('author' as const) : null,
    })),
  )
  await tx.insert(discussionPosts).values(posts)
}
