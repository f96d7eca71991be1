import { useSend } from '@shulei/client/hooks.ts'
import { postAnchor } from '@shulei/domain/publish/discussion/pages.ts'
import { discussionAddress, postAddress } from '@shulei/domain/publish/discussion/scope.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileTabAddress } from '../../../base/address/profile.ts'
import { MarkupView } from '../../../base/editor/MarkupView.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { type LoadedPart, useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import { callsOf, type PostCardProps } from '../discussion.ts'
import * as css from './PostCard.css.ts'
import type { PostMenuProps } from './PostMenu.tsx'
import { useAuthorName } from './useAuthorName.ts'
import { useWriteForm } from './useWriteForm.ts'

/** The menu with its dialogs, loaded for signed-in readers. */
const menuPart: LoadedPart<PostMenuProps> = {
  code: async () => (await import('./PostMenu.tsx')).PostMenu,
  texts: [],
}

interface EditProps extends PostCardProps {
  onSaved: () => void
  onCancel: () => void
}

/** The form in place of the text of the reader's own post. */
function Edit({ scope, topic, post, onChanged, onDone, onSaved, onCancel }: EditProps) {
  const { t } = useTranslation('shell')
  const send = useSend()
  const { Form } = useWriteForm(true)
  if (!Form) return <Skeleton label={t('a11y.loading')} shape="block" />
  return (
    <Form
      kind="edit"
      initial={{ content: post.content, ...(post.no === 0 ? { title: topic.title } : {}) }}
      draft={`${discussionAddress(scope, { topic: topic.id })}@${post.id}`}
      send={async ({ title, content }, idempotencyKey, base) => {
        const params = { id: scope.id, topicId: topic.id, postId: post.id }
        const body = {
          content,
          ...(post.no === 0 ? { title } : {}),
          base: { content: base.content, ...(post.no === 0 ? { title: base.title } : {}) },
        }
        await send(callsOf(scope).editPost, { params, body }, { idempotencyKey })
        await onChanged()
        onSaved()
        onDone('edited', postAnchor(post.no))
      }}
      onCancel={onCancel}
    />
  )
}

function Head({ scope, topic, post, id }: Pick<PostCardProps, 'scope' | 'topic' | 'post'> & { id: string }) {
  const { t } = useTranslation('discussion')
  const { number } = useFormat()
  const { no, author, createdAt, editedAt } = post
  const name = useAuthorName(author)
  return (
    <p id={id} className={css.head}>
      <span className={css.name}>
        {author ? (
          <TextLink component={Link} to={profileTabAddress(author.id)} tone="inherit" isStandalone>
            <bdi>{name}</bdi>
          </TextLink>
        ) : (
          name
        )}
      </span>
      <span className={css.meta}>
        <When at={createdAt} />
        {editedAt ? (
          <>
            {' · '}
            {t('edited')} <When at={editedAt} />
          </>
        ) : null}
      </span>
      <a
        className={css.floor}
        href={postAddress(scope, topic.id, no)}
        aria-label={no === 0 ? t('opening') : t('floorLink', { no: number(no) })}
      >
        {no === 0 ? t('opening') : t('floor', { no: number(no) })}
      </a>
    </p>
  )
}

function Mention({ person }: { person: PostCardProps['post']['mentions'][number] }) {
  return (
    <TextLink component={Link} to={profileTabAddress(person.id)} isStandalone>
      <bdi>@{useShownName(person)}</bdi>
    </TextLink>
  )
}

/** The people whom a post mentions, as links to their profiles. */
function Mentions({ people }: { people: PostCardProps['post']['mentions'] }) {
  const { t } = useTranslation('discussion')
  return (
    <p className={css.mentions}>
      {t('mention.of')}{' '}
      {people.map((person) => (
        <Mention key={person.id} person={person} />
      ))}
    </p>
  )
}

/** A post with its author, time and number; a removed one keeps its place. */
export function PostCard(props: PostCardProps) {
  const { topic, post, mayWrite } = props
  const { t } = useTranslation('discussion')
  const id = useId()
  const [form, setForm] = useState<'open' | 'cancelled' | null>(null)
  const isEditing = form === 'open'
  const { user } = useSiteState()
  const { Part: PostMenu } = useLoaded(menuPart, user !== null)
  const { no, author, content, removedBy, isOwn, mentions } = post
  const name = useAuthorName(author)
  return (
    <article
      id={postAnchor(no)}
      // takes the focus after the reader wrote or changed it
      tabIndex={-1}
      aria-labelledby={id}
      className={css.post}
      data-opening={no === 0 || undefined}
      data-own={isOwn || undefined}
    >
      <Avatar name={name} seed={String(author?.id ?? 0)} size="m" {...(author?.avatar ? { src: author.avatar } : {})} />
      <div className={css.body}>
        <div className={css.line}>
          <Head {...props} id={id} />
          {PostMenu && removedBy === null && !isEditing ? (
            <PostMenu
              {...props}
              mayEdit={isOwn && mayWrite}
              autoFocus={form === 'cancelled'}
              onEdit={() => setForm('open')}
            />
          ) : null}
        </div>
        {removedBy !== null ? (
          <p className={css.removed}>{t(`removed.${removedBy}`)}</p>
        ) : isEditing ? (
          <Edit key={topic.id} {...props} onSaved={() => setForm(null)} onCancel={() => setForm('cancelled')} />
        ) : (
          <div className={css.words}>
            <Prose>
              <MarkupView html={content} />
            </Prose>
            {mentions.length > 0 ? <Mentions people={mentions} /> : null}
          </div>
        )}
      </div>
    </article>
  )
}
