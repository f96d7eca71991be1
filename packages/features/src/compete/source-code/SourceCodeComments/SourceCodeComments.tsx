import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { COMMENTS_PER_PAGE } from '@shulei/domain/compete/source-code/comment.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import { type CommentsAnswer, commentsArgs, sourcesAddress, type Version } from '../sources.ts'
import { CommentForm } from './CommentForm.tsx'
import * as css from './SourceCodeComments.css.ts'

type Comment = CommentsAnswer['list'][number]

function CommentRow({ comment: { by, author, name, content, createdAt } }: { comment: Comment }) {
  const { t } = useTranslation('source-code')
  const shownName = useShownNames()
  const role = by === 'team' ? null : t(`comments.${by}`)
  const shown = role === null ? (author ? shownName(author) : t('list.gone')) : name || role
  return (
    <li className={css.comment}>
      <Avatar name={shown} seed={author ? String(author.id) : shown} src={author?.avatar ?? undefined} size="s" />
      <div className={css.body}>
        <p className={css.who}>
          <bdi className={css.name}>{shown}</bdi>
          {role === null ? null : <Tag tone="accent">{role}</Tag>}
          <span className={css.time}>
            <When at={createdAt} />
          </span>
        </p>
        <p className={css.words}>{content}</p>
      </div>
    </li>
  )
}

export interface SourceCodeCommentsProps {
  competitionId: number
  version: Pick<Version, 'procedureId' | 'no'>
  /** Page of the comments, from 1. */
  page: number
  /** Called when a comment was added. */
  onChanged: () => Promise<unknown>
}

/** Comments on a version between its team and the people who run or review the competition (B§7, B§9): newest first. */
export function SourceCodeComments({ competitionId, version, page, onChanged }: SourceCodeCommentsProps) {
  const { t } = useTranslation('source-code')
  const navigate = useNavigate()
  const { procedureId, no } = version
  const { data, error, mutate } = useCall(refs.sourceComments, commentsArgs(procedureId, page), {
    keepPreviousData: true,
  })
  const pageCount = Math.ceil((data?.total ?? 0) / COMMENTS_PER_PAGE)
  const address = (to: number) => sourcesAddress(competitionId, procedureId, to)
  return (
    <section className={css.part} id={`comments-${procedureId}`} aria-label={t('list.commentsOf', { no })}>
      <div className={css.head}>
        <h3 className={css.title}>{t('comments.title', { no })}</h3>
        <p className={css.lead}>{t('comments.lead')}</p>
      </div>
      <CommentForm
        procedureId={procedureId}
        onSent={async () => {
          await Promise.all([mutate(), onChanged()])
          // the new comment is on the first page
          if (page > 1) void navigate(address(1), { preventScrollReset: true })
        }}
      />
      {data ? null : <NotRead rows={3} error={error} onRetry={() => void mutate()} />}
      {data && data.total === 0 ? (
        <EmptyState size="s" title={t('comments.empty')} description={t('comments.emptyHint')} />
      ) : null}
      {data && data.total > 0 && data.list.length === 0 ? (
        <EmptyState size="s" title={t('comments.beyond')} description={t('comments.beyondHint')}>
          <LinkButton component={Link} to={address(1)} preventScrollReset>
            {t('comments.toFirst')}
          </LinkButton>
        </EmptyState>
      ) : null}
      {data && data.list.length > 0 ? (
        <ol className={css.list}>
          {data.list.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
        </ol>
      ) : null}
      {pageCount > 1 ? (
        <Pagination
          label={t('comments.pages')}
          page={page}
          pageCount={pageCount}
          component={Link}
          linkTo={(to) => ({ to: address(to), preventScrollReset: true })}
          pageLabel={(to) => t('comments.page', { page: to })}
          previousText={t('comments.previous')}
          nextText={t('comments.next')}
        />
      ) : null}
    </section>
  )
}
