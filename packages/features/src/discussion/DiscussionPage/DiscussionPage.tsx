import type { DiscussionScope } from '@shulei/domain/discussion/scope.ts'
import { useSearchParams } from 'react-router'
import { parseDiscussion } from '../discussion.ts'
import { TopicList } from './TopicList.tsx'
import { TopicPage } from './TopicPage.tsx'

/** The discussion of a competition or of an activity: its topics, or the topic that the address names. */
export function DiscussionPage({ scope }: { scope: DiscussionScope }) {
  const [params] = useSearchParams()
  const { topic, page } = parseDiscussion(params)
  if (topic === undefined) return <TopicList scope={scope} page={page} />
  // another topic starts with other drafts
  return <TopicPage key={topic} scope={scope} topicId={topic} page={page} />
}
