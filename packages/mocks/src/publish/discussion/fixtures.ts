import type { DataIn } from '@shulei/contract/call.ts'
import type { discussionTopic, discussionTopics } from '@shulei/contract/publish/discussion/calls.ts'
import { unreadPosts } from '@shulei/domain/publish/discussion/discussion.ts'
import { postsOfPage } from '@shulei/domain/publish/discussion/pages.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { castActivityTopics, REVIEW_NIGHT } from '../../cast/activity-discussions.ts'
import { competitions } from '../../cast/competitions.ts'
import { type CastPost, type CastTalk, castTopics } from '../../cast/discussions.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'

type Topics = DataIn<typeof discussionTopics>
type TopicRow = Topics['list'][number]
type TopicPage = DataIn<typeof discussionTopic>
type PostRow = TopicPage['opening']

/** The reader of the fixtures; null is a visitor. */
export type Reader = CastPerson | null

const lin = personOf('lin')
const brief = ({ id, name }: CastPerson) => ({ id, name, avatar: null })
const [births] = competitions

/** Topics of the first competition, and of the review night. */
const talks: Readonly<Record<DiscussionScope['kind'], readonly CastTalk[]>> = {
  competition: castTopics.filter(({ slug }) => slug === births?.slug),
  activity: castActivityTopics.filter(({ activity }) => activity === REVIEW_NIGHT),
}

/** Numbers of the last posts that the reader has seen, by place in the list; a missing topic was never opened. */
const seen: readonly (number | null)[] = [4, 7, null, 1]

function topicRow({ title, state, posts }: CastTalk, index: number, reader: Reader): TopicRow {
  const [opening, last] = [posts[0], posts.at(-1)]
  if (!opening || !last) throw new Error(`the topic ${title} has no post`)
  const seenNo = reader ? (seen[index] ?? null) : null
  return {
    id: 41 + index,
    title,
    author: brief(opening.author),
    createdAt: fromNow({ hours: -opening.hoursAgo }),
    lastAt: fromNow({ hours: -last.hoursAgo }),
    lastAuthor: brief(last.author),
    replies: posts.length - 1,
    isPinned: state === 'pinned',
    isLocked: state === 'locked',
    unread: reader ? unreadPosts(posts.length - 1, seenNo) : 0,
    isNew: reader !== null && seenNo === null,
  }
}

const postRow = (
  { author, hoursAgo, content, isRemoved, mentions = [] }: CastPost,
  no: number,
  reader: Reader,
): PostRow => ({
  id: 400 + no,
  no,
  author: brief(author),
  content,
  createdAt: fromNow({ hours: -hoursAgo }),
  editedAt: no === 7 ? fromNow({ hours: -hoursAgo + 1 }) : null,
  removedBy: isRemoved ? 'author' : null,
  isOwn: author.id === reader?.id,
  mentions: mentions.map(brief),
})

/** The topics of the first competition, or of those given, as a person finds them. */
export const discussionTopicsFixture = (
  topics: readonly CastTalk[] = talks.competition,
  reader: Reader = lin,
): Topics => ({
  list: topics.map((topic, index) => topicRow(topic, index, reader)),
  total: topics.length,
  mayWrite: reader !== null,
})

/** The topics of the review night. */
export const activityTopicsFixture = (reader: Reader = lin): Topics => discussionTopicsFixture(talks.activity, reader)

/** A page of the longest topic of the first competition; the id picks another topic of its list, or of that of the kind. */
export function discussionTopicFixture(
  page = 1,
  reader: Reader = lin,
  id = 42,
  kind: DiscussionScope['kind'] = 'competition',
): TopicPage {
  const index = id - 41
  const topic = talks[kind][index]
  if (!topic) throw new Error(`there is no topic ${id}`)
  const [opening, ...replies] = topic.posts.map((post, no) => postRow(post, no, reader))
  if (!opening) throw new Error(`the topic ${id} has no post`)
  const { from, to } = postsOfPage(page)
  return {
    topic: topicRow(topic, index, reader),
    opening,
    list: replies.filter(({ no }) => no >= from && no <= to),
    mayWrite: reader !== null && topic.state !== 'locked',
  }
}

/** Whether there is a topic of this id. */
export const hasTopic = (id: number, kind: DiscussionScope['kind'] = 'competition'): boolean =>
  talks[kind][id - 41] !== undefined
