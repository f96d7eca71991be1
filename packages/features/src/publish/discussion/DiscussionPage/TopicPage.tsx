import { useCall, useSend } from '@shulei/client/hooks.ts'
import { POSTS_PER_PAGE, postAnchor } from '@shulei/domain/publish/discussion/pages.ts'
import { type DiscussionScope, discussionAddress, postAddress } from '@shulei/domain/publish/discussion/scope.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { hasTextDraft } from '../../../base/editor/textDraft.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { type LoadedPart, useLoaded } from '../../../base/site/useLoaded.ts'
import { callsOf, type OnDone, type TopicAnswer, topicArgs } from '../discussion.ts'
import { NotWriting } from './NotWriting.tsx'
import { PostCard } from './PostCard.tsx'
import type { TopicDecisionsProps } from './TopicDecisions.tsx'
import * as css from './TopicPage.css.ts'
import { useWriteForm } from './useWriteForm.ts'

/** The decisions about a topic, loaded for those who run the competition. */
const decisionsPart: LoadedPart<TopicDecisionsProps> = {
  code: async () => (await import('./TopicDecisions.tsx')).TopicDecisions,
  texts: [],
}

export interface TopicPageProps {
  scope: DiscussionScope
  topicId: number
  page: number
  onDone: OnDone
}

/** Notes that the reader has seen the posts of this page. A failure is not told: the next visit notes them. */
function useView(scope: DiscussionScope, { topic, list }: TopicAnswer) {
  const send = useSend()
  const { viewTopic } = callsOf(scope)
  const { id } = scope
  const { id: topicId, unread } = topic
  const no = list.at(-1)?.no ?? 0
  useEffect(() => {
    if (unread > 0) send(viewTopic, { params: { id, topicId }, body: { no } }).catch(() => {})
  }, [send, viewTopic, id, topicId, unread, no])
}

interface ReplyProps extends Pick<TopicPageProps, 'scope' | 'topicId' | 'onDone'> {
  /** Reads the topic again. */
  onSent: () => Promise<unknown>
}

/** The form under the posts, loaded for those who write. After a reply the reader is at the new post, and the form is closed. */
function Reply({ scope, topicId, onSent, onDone }: ReplyProps) {
  const { t } = useTranslation('discussion')
  const { user } = useSiteState()
  const send = useSend()
  const navigate = useNavigate()
  const draft = discussionAddress(scope, { topic: topicId })
  /** The reason why the form is open. */
  const [reason, setReason] = useState<'press' | 'draft' | null>(null)
  const { Form, warm } = useWriteForm(reason !== null)
  const userId = user?.id
  useEffect(() => {
    if (hasTextDraft(draft, userId)) setReason('draft')
  }, [draft, userId])
  if (!(Form && reason)) {
    return (
      <button
        type="button"
        className={css.reply}
        aria-busy={reason !== null}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setReason('press')}
      >
        {t('write.reply')}
      </button>
    )
  }
  return (
    <Form
      kind="reply"
      draft={draft}
      autoFocus={reason === 'press'}
      send={async ({ content, mentions }, idempotencyKey) => {
        const args = { params: { id: scope.id, topicId }, body: { content, mentions } }
        const { no } = await send(callsOf(scope).addReply, args, { idempotencyKey })
        await onSent()
        void navigate(postAddress(scope, topicId, no))
        onDone('replied', postAnchor(no))
        // the form forgets its draft first
        setTimeout(() => setReason(null))
      }}
    />
  )
}

function Loaded({ answer, refresh, ...props }: LoadedProps) {
  const { scope, page, onDone } = props
  const { t } = useTranslation('discussion')
  const { number } = useFormat()
  useView(scope, answer)
  const { topic, opening, list, mayWrite, isOrganizer = false } = answer
  const { Part: TopicDecisions } = useLoaded(decisionsPart, isOrganizer)
  const { id, title, replies, isPinned, isLocked } = topic
  const pageCount = Math.max(1, Math.ceil(replies / POSTS_PER_PAGE))
  const posts = page === 1 ? [opening, ...list] : list
  return (
    <div className={css.page}>
      <TextLink component={Link} to={discussionAddress(scope)} isStandalone icon={<Icon of={ArrowLeft} size={15} />}>
        {t('back')}
      </TextLink>
      <Panel
        title={<span className={css.title}>{title}</span>}
        aside={
          <span className={css.tags}>
            {isPinned ? <Tag tone="accent">{t('pinned')}</Tag> : null}
            {isLocked ? <Tag>{t('locked.tag')}</Tag> : null}
            <span className={css.note}>
              {replies > 0 ? t('replies', { count: replies, number: number(replies) }) : t('noReplies')}
            </span>
          </span>
        }
        isFlush
      >
        {TopicDecisions && isOrganizer ? (
          <TopicDecisions competitionId={scope.id} topic={topic} onDecided={refresh} onDone={onDone} />
        ) : null}
        {page === 1 ? null : (
          <p className={css.above}>
            <TextLink component={Link} to={discussionAddress(scope, { topic: id })}>
              {t('openingAbove')}
            </TextLink>
          </p>
        )}
        {posts.map((post) => (
          <PostCard
            key={post.id}
            scope={scope}
            topic={topic}
            post={post}
            mayWrite={mayWrite}
            onChanged={refresh}
            onDone={onDone}
          />
        ))}
        {pageCount > 1 ? (
          <div className={css.foot}>
            <Pagination
              label={t('pages.label')}
              page={page}
              pageCount={pageCount}
              linkTo={(to) => ({ to: discussionAddress(scope, { topic: id, page: to }) })}
              pageLabel={(to) => t('pages.page', { page: to })}
              previousText={t('pages.previous')}
              nextText={t('pages.next')}
              component={Link}
            />
          </div>
        ) : null}
        <div className={css.foot}>
          {mayWrite ? (
            <Reply key={id} scope={scope} topicId={id} onSent={refresh} onDone={onDone} />
          ) : (
            <NotWriting isLocked={isLocked} />
          )}
        </div>
      </Panel>
    </div>
  )
}

interface LoadedProps extends TopicPageProps {
  answer: TopicAnswer
  refresh: () => Promise<unknown>
}

/** A topic: its opening post, a page of its replies, and the form of a reply. */
export function TopicPage(props: TopicPageProps) {
  const { scope, topicId, page } = props
  const { t } = useTranslation('shell')
  const { t: own } = useTranslation('discussion')
  const { data, error, mutate } = useCall(callsOf(scope).topic, topicArgs(scope, topicId, page))
  if (data) return <Loaded {...props} answer={data} refresh={mutate} />
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={6} />
  if (error.http !== 404) return <LoadFailed error={error} onRetry={mutate} />
  return (
    <ErrorState title={t('state.loadFailed')} description={error.message} detail={error.requestId}>
      <LinkButton component={Link} to={discussionAddress(scope)}>
        {own('back')}
      </LinkButton>
    </ErrorState>
  )
}
