import { HOUR, type Instant } from '@shulei/domain/time/instant.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { type CastTopic, castTopics } from '@shulei/mocks/cast/discussions.ts'
import { discussionPosts, discussionTopics } from '../src/modules/discussion/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** Loads the discussions of the cast; who reads them for the first time finds them unread. */
export async function loadDiscussions(tx: Tx, start: Instant): Promise<void> {
  const at = ({ hoursAgo }: { hoursAgo: number }) => new Date(start - hoursAgo * HOUR)
  const rowOf = ({ slug, title, state, posts }: CastTopic) => {
    const [opening, last] = [posts[0], posts.at(-1)]
    if (!opening || !last) throw new Error(`the topic ${title} has no post`)
    return {
      competitionId: competitionOf(slug).id,
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
  const topics = await tx.insert(discussionTopics).values(castTopics.map(rowOf)).returning({ id: discussionTopics.id })
  const posts = castTopics.flatMap((topic, index) =>
    topic.posts.map((post, no) => ({
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
