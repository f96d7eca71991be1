import { useCall, useSend } from '@shulei/client/hooks.ts'
import { POSTS_PER_PAGE, postAnchor } from '@shulei/domain/publish/discussion/pages.ts'
import { type DiscussionScope, discussionAddress } from '@shulei/domain/publish/discussion/scope.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { callsOf, type OnDone, type Topics, topicsArgs, topicsId } from '../discussion.ts'
import { NotWriting } from './NotWriting.tsx'
import * as css from './TopicList.css.ts'
import { TopicRow } from './TopicRow.tsx'
import { useWriteForm } from './useWriteForm.ts'

export interface TopicListProps {
  scope: DiscussionScope
  page: number
  onDone: OnDone
}

/** The form of a new topic, under the head of the list. */
function NewTopic({ scope, onDone, onCancel }: Pick<TopicListProps, 'scope' | 'onDone'> & { onCancel: () => void }) {
  const { t } = useTranslation('shell')
  const send = useSend()
  const navigate = useNavigate()
  const { Form } = useWriteForm(true)
  if (!Form) return <Skeleton label={t('a11y.loading')} shape="block" />
  return (
    <Form
      kind="topic"
      draft={discussionAddress(scope)}
      send={async (body, idempotencyKey) => {
        const args = { params: { id: scope.id }, body }
        const { topicId } = await send(callsOf(scope).addTopic, args, { idempotencyKey })
        void navigate(discussionAddress(scope, { topic: topicId }))
        onDone('opened', postAnchor(0))
      }}
      onCancel={onCancel}
    />
  )
}

function Loaded({ topics: { list, total, mayWrite }, ...props }: TopicListProps & { topics: Topics }) {
  const { scope, page, onDone } = props
  const { t } = useTranslation('discussion')
  const { number } = useFormat()
  /** Null before the first topic is begun. */
  const [isWriting, setWriting] = useState<boolean | null>(null)
  return (
    <Panel
      title={
        <span id={topicsId} tabIndex={-1}>
          {t('title')}
        </span>
      }
      description={t(`lead.${scope.kind}`)}
      isFlush
      aside={
        mayWrite && !isWriting ? (
          <LinkButton
            component="button"
            type="button"
            variant="primary"
            // the form had the focus
            autoFocus={isWriting === false}
            onClick={() => setWriting(true)}
          >
            {t('newTopic')}
          </LinkButton>
        ) : undefined
      }
    >
      {isWriting ? (
        <div className={css.write}>
          <NewTopic scope={scope} onDone={onDone} onCancel={() => setWriting(false)} />
        </div>
      ) : null}
      {list.length > 0 ? (
        <ul className={css.list}>
          {list.map((topic) => (
            <TopicRow key={topic.id} scope={scope} topic={topic} />
          ))}
        </ul>
      ) : isWriting ? null : (
        <EmptyState title={t(total > 0 ? 'beyond' : 'empty')} description={t(total > 0 ? 'beyondHint' : 'emptyHint')}>
          {total > 0 ? (
            <LinkButton component={Link} to={discussionAddress(scope)}>
              {t('toFirst')}
            </LinkButton>
          ) : null}
        </EmptyState>
      )}
      <div className={css.foot}>
        <Pagination
          label={t('pages.label')}
          page={page}
          pageCount={Math.ceil(total / POSTS_PER_PAGE)}
          linkTo={(to) => ({ to: discussionAddress(scope, { page: to }) })}
          pageLabel={(to) => t('pages.page', { page: to })}
          previousText={t('pages.previous')}
          nextText={t('pages.next')}
          component={Link}
          {...(total > 0 ? { summary: t('topics', { count: total, number: number(total) }) } : {})}
        />
        {mayWrite ? null : <NotWriting />}
      </div>
    </Panel>
  )
}

/** The topics of a discussion, and the form of a new one. */
export function TopicList(props: TopicListProps) {
  const { scope, page } = props
  const { t } = useTranslation('shell')
  const { data, error, mutate } = useCall(callsOf(scope).topics, topicsArgs(scope, page))
  if (data) return <Loaded {...props} topics={data} />
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={6} />
  return <LoadFailed error={error} onRetry={mutate} />
}
