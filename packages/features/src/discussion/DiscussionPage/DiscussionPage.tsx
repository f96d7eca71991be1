import type { DiscussionScope } from '@shulei/domain/discussion/scope.ts'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type Done, parseDiscussion } from '../discussion.ts'
import { TopicList } from './TopicList.tsx'
import { TopicPage } from './TopicPage.tsx'

/**
 * The discussion of a competition or of an activity: its topics, or the topic that the address names. What the reader did is said
 * here, because it may lead from the list to a topic and back.
 */
export function DiscussionPage({ scope }: { scope: DiscussionScope }) {
  const { t } = useTranslation('discussion')
  const [params] = useSearchParams()
  const { topic, page } = parseDiscussion(params)
  const [done, onDone] = useState<Done | null>(null)
  const props = { scope, page, done, onDone }
  return (
    <>
      {topic === undefined ? (
        <TopicList {...props} />
      ) : (
        // another topic starts with other drafts
        <TopicPage key={topic} topicId={topic} {...props} />
      )}
      <VisuallyHidden role="status">{done ? t(`done.${done.what}`) : ''}</VisuallyHidden>
    </>
  )
}
