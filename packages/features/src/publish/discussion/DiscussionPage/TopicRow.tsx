import { type DiscussionScope, discussionAddress } from '@shulei/domain/publish/discussion/scope.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import Pin from 'lucide-react/dist/esm/icons/pin.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { onIntent } from '../../../base/site/on-intent.ts'
import { When } from '../../../base/site/When/When.tsx'
import type { TopicBrief } from '../discussion.ts'
import * as css from './TopicList.css.ts'
import { useAuthorName } from './useAuthorName.ts'

/** A topic in the list: a link as a whole, with its author, its newest post and the number of replies. */
export function TopicRow({ scope, topic }: { scope: DiscussionScope; topic: TopicBrief }) {
  const { t } = useTranslation('discussion')
  const { number } = useFormat()
  const { id, title, author, lastAuthor, createdAt, lastAt, replies, isPinned, isLocked, unread, isNew } = topic
  const [name, lastName] = [useAuthorName(author), useAuthorName(lastAuthor)]
  return (
    <li className={css.row} data-unread={unread > 0 || undefined}>
      <Avatar name={name} seed={String(author?.id ?? 0)} size="m" {...(author?.avatar ? { src: author.avatar } : {})} />
      <div className={css.words}>
        <p className={css.head}>
          {isPinned ? (
            <span className={css.tag}>
              <Tag tone="accent" icon={<Icon of={Pin} size={15} />}>
                {t('pinned')}
              </Tag>
            </span>
          ) : null}
          {isLocked ? (
            <span className={css.tag}>
              <Tag icon={<Icon of={Lock} size={15} />}>{t('locked.tag')}</Tag>
            </span>
          ) : null}
          <Link className={css.title} to={discussionAddress(scope, { topic: id })} prefetch={onIntent()}>
            {title}
          </Link>
          {unread > 0 && !isNew ? (
            <span className={css.news}>
              <Tag tone="action">{t('unread', { count: unread, number: number(unread) })}</Tag>
            </span>
          ) : null}
          {isNew ? (
            <span className={css.dot}>
              <VisuallyHidden>{t('notOpened')}</VisuallyHidden>
            </span>
          ) : null}
        </p>
        <p className={css.meta}>
          <span>
            <bdi>{name}</bdi> · <When at={createdAt} />
          </span>
          {replies > 0 ? (
            <span>
              {t('lastBy')} <bdi>{lastName}</bdi> · <When at={lastAt} />
            </span>
          ) : null}
        </p>
      </div>
      <p className={css.count}>
        <span className={css.countNumber}>{number(replies)}</span> {t('repliesWord', { count: replies })}
      </p>
    </li>
  )
}
