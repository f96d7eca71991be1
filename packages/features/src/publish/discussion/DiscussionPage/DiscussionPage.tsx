import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { type Done, type OnDone, parseDiscussion } from '../discussion.ts'
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
  const [done, setDone] = useState<Done | null>(null)
  const moveFocus = useMoveFocus()
  const onDone: OnDone = (what, place) => {
    setDone(what)
    if (place !== undefined) moveFocus(place)
  }
  const props = { scope, page, onDone }
  return (
    <>
      {topic === undefined ? (
        <TopicList {...props} />
      ) : (
        // another topic starts with other drafts
        <TopicPage key={topic} topicId={topic} {...props} />
      )}
      <VisuallyHidden role="status">{done ? t(`done.${done}`) : ''}</VisuallyHidden>
    </>
  )
}
