import { useSearchParams } from 'react-router'
import { parseDiscussion } from '../discussion.ts'
import { TopicList } from './TopicList.tsx'
import { TopicPage } from './TopicPage.tsx'

/** The discussion of a competition: its topics, or the topic that the address names. */
export function DiscussionPage({ competitionId }: { competitionId: number }) {
  const [params] = useSearchParams()
  const { topic, page } = parseDiscussion(params)
  if (topic === undefined) return <TopicList competitionId={competitionId} page={page} />
  // another topic starts with other drafts
  return <TopicPage key={topic} competitionId={competitionId} topicId={topic} page={page} />
}
